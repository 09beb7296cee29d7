/** What a new thing consists of. Paths count from the root of the repository. */
export type Recipe = {
  files: readonly { path: string; text: string }[]
  changes: readonly { path: string; change: (source: string) => string; create?: string }[]
  /** What is left to do by hand, one sentence each. */
  next: readonly string[]
}
