/// How often memory has been allocated since the program began; 0 where that cannot be counted.
long allocationCount(void);

/// How many bytes are allocated now; 0 where that cannot be told.
long allocatedBytes(void);
