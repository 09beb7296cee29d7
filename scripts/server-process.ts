/**
 * How a shop's process uses memory. Node's own settings let it take 50 MB more for young objects and 20 MB more for
 * threads that compress than pages need; larger catalogues grow elsewhere. The C library on its own keeps what documents
 * of some 100 kB have left: it learns to take them from the heap that it never gives back. Said in advance, it does not.
 */
export const SERVER_PROCESS = {
  flags: ['--max-semi-space-size=8'],
  environment: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '65536',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
}
