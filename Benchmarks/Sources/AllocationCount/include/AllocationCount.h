/// How often memory has been allocated since the program began; 0 where that cannot be counted.
long allocationCount(void);
