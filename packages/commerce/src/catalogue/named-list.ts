const MOST_NAMES = 100

/** The words of a comma-joined list, each once, at most 100. */
export function namedList(words: string | undefined): string[] {
  const names = (words ?? '').split(',').map((word) => word.trim())
  return [...new Set(names.filter((name) => name !== ''))].slice(0, MOST_NAMES)
}
