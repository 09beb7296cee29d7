/**
 * Adds an import behind the last one of a file; the formatter sorts it.
 * Throws when the file has no imports.
 */
export function withImport(source: string, statement: string): string {
  const last = [...source.matchAll(/^import [^;]*? from '[^']+'$/gm)].at(-1)
  if (!last) throw new Error(`There is no import to put ${statement} behind: add it by hand.`)
  const end = last.index + last[0].length
  return `${source.slice(0, end)}\n${statement}${source.slice(end)}`
}

/** Where a line goes: into the list or table that begins with `opening`, at its end or before the line `before`. */
export type ListPlace = { opening: string; before?: string }

/** Adds a line to a list of a file. Throws when the list is not there. */
export function withListLine(source: string, line: string, { opening, before }: ListPlace): string {
  const start = source.indexOf(opening)
  if (start === -1) throw new Error(`There is no list that begins with "${opening}": add ${line} by hand.`)

  const from = start + opening.length
  const found = before === undefined ? -1 : source.indexOf(`\n  ${before}`, from)
  const end = found === -1 ? source.slice(from).search(/\n[\]}]/) + from : found
  if (end < from) throw new Error(`The list "${opening}" has no end: add ${line} by hand.`)
  return `${source.slice(0, end)}\n  ${line}${source.slice(end)}`
}
