/** Whose words of a story are asked for, and how long somebody waits for them. */
export type StoryQuery = {
  language: string
  /** Taken where a field has no translation. */
  fallbackLanguage?: string
  /** Stories may stand in folders of a locale; they are found there as well. */
  locale?: string
  /** Told when the answer is an older one, because no newer came in time. */
  onOld?: () => void
  /** A page waits: what is not there within `patienceMs` is not there. Others wait until `deadlineMs`. */
  isHurried?: boolean
}

/** The stories of a folder, page by page. */
export type StoriesQuery = StoryQuery & { startsWith?: string; page?: number; sortBy?: string }
