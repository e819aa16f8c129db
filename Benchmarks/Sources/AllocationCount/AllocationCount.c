#include "AllocationCount.h"

#include <errno.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <stdlib.h>

#ifdef __GLIBC__
// The program's own definitions come before the library's, also for calls from the Swift runtime.
extern void *__libc_malloc(size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static long count = 0;

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count += 1;
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : ENOMEM;
}

long allocationCount(void) { return count; }

long allocatedBytes(void) { return (long)mallinfo2().uordblks; }
#else
long allocationCount(void) { return 0; }
long allocatedBytes(void) { return 0; }
#endif
