/** What browsers say when a script of a page cannot be fetched: most often a release has removed it. */
const WORDS = /dynamically imported|module script failed/i

/** Whether an error means that a part of this build could not be loaded. @see spec §8 "A chunk-load failure" */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && WORDS.test(error.message)
}
