/**
 * How a shop's process uses memory. Node's own settings let it take 50 MB more for young objects and 20 MB more for
 * threads that compress than pages need; larger catalogues grow elsewhere.
 */
export const SERVER_PROCESS = {
  flags: ['--max-semi-space-size=8'],
  environment: { MALLOC_ARENA_MAX: '2' },
}
