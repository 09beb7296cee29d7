import { posix } from 'node:path'
import type { Messages } from '@lingui/core'

/** A finished script of a build: its code and the files that it imports, at once or later. */
export type Script = { code: string; imports: readonly string[] }

/** In a finished script. */
const MARK = /(["'`])@words:([\w.-]+):[\da-f]+@\1/g
/** An import, or an entry of the list of what a later import needs. */
const ADDRESS = /(["'`])([\w./-]+\.js)\1/g

/**
 * Placeholder in code for the words of a message. The digest of all its words makes a script's name change with them.
 */
export function wordsMark(id: string, digest: string): string {
  return `"@words:${id}:${digest}@"`
}

/** The scripts that hold words, or lead to one that does: each locale gets these for itself. */
export function wordedScripts(scripts: ReadonlyMap<string, Script>): Set<string> {
  const worded = new Set([...scripts].filter(([, { code }]) => code.search(MARK) >= 0).map(([file]) => file))
  let before = -1
  while (before < worded.size) {
    before = worded.size
    for (const [file, { imports }] of scripts) if (imports.some((name) => worded.has(name))) worded.add(file)
  }
  return worded
}

/** The path of a locale's edition of a script: `assets/chunks/x.js` is `assets/fr-fr/x.js`. */
export function editionOf(file: string, locale: string): string {
  return `assets/${locale}/${posix.basename(file)}`
}

/**
 * The code of a script with the words of a locale, and with the addresses of other scripts as they are from its new place.
 *
 * @param worded files of which the locale has an edition; all others are shared
 * @throws when the locale has no words for a message
 */
export function inWords(
  { file, code }: { file: string; code: string },
  { locale, words, worded }: { locale: string; words: Messages; worded: ReadonlySet<string> },
): string {
  const place = (name: string) => (worded.has(name) ? editionOf(name, locale) : name)
  const folder = posix.dirname(editionOf(file, locale))

  return code
    .replace(MARK, (_, _quote, id: string) => JSON.stringify(compiled(words[id], id, locale)))
    .replace(ADDRESS, (whole, quote: string, address: string) => {
      if (address.startsWith('assets/')) return `${quote}${place(address)}${quote}`
      if (!address.startsWith('.')) return whole
      const there = posix.relative(folder, place(posix.join(posix.dirname(file), address)))
      return `${quote}${there.startsWith('.') ? there : `./${there}`}${quote}`
    })
}

/** A list even of one: a bare string is for a compiler, which production does not carry. */
function compiled(message: Messages[string] | undefined, id: string, locale: string): Messages[string] {
  if (message === undefined) throw new Error(`The message ${id} has no words in ${locale}.`)
  return typeof message === 'string' ? [message] : message
}
