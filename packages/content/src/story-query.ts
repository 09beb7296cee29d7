/** Whose words of a story are asked for, and how long somebody waits for them. */
export type StoryQuery = {
  language: string
  /** Taken where a field has no translation. */
  fallbackLanguage?: string
  /** Stories may be in folders of a locale; they are found there as well. */
  locale?: string
  /** Called when the answer is stale, because no fresh one came in time. */
  onOld?: () => void
  /** A page waits: what is not there within `patienceMs` is not there. Others wait until `deadlineMs`. */
  isHurried?: boolean
}

/** The stories of a folder, page by page. */
export type StoriesQuery = StoryQuery & { startsWith?: string; page?: number; sortBy?: string }
