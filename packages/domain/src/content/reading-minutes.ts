/** Words read in a minute on a screen. */
const WORDS_PER_MINUTE = 200
/** Fields for looks and links, which are not read. */
const UNREAD =
  /^(_|component$|link|url|image|icon|tone|look|anchor|align|size|position|filename|type$|marks$)/

/** Minutes that a content takes to read, at least one; 0 when there is nothing to read. */
export function readingMinutes(content: unknown): number {
  const words = wordsOf(content)
  return words === 0 ? 0 : Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

function wordsOf(value: unknown): number {
  if (typeof value === 'string') return value.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + wordsOf(one), 0)
  if (typeof value !== 'object' || value === null) return 0
  return Object.entries(value).reduce((sum, [name, one]) => (UNREAD.test(name) ? sum : sum + wordsOf(one)), 0)
}
