const SLASH = '/'

/** Words without the slashes around them. In linear time, however many slashes are inside. */
export function withoutSlashes(words: string): string {
  let from = 0
  while (words[from] === SLASH) from += 1
  return withoutEndSlashes(words.slice(from))
}

/** Words without the slashes at their end; the usual expression for it takes the square of them. */
export function withoutEndSlashes(words: string): string {
  let to = words.length
  while (to > 0 && words[to - 1] === SLASH) to -= 1
  return words.slice(0, to)
}
