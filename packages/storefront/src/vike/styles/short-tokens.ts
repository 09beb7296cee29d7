import type { Piece, SheetPieces } from './cut-sheet.ts'
import { isWholeDocument } from './sheet-pieces.ts'

const NAME = /--[\w-]+/g
const USE = /var\((--[\w-]+)\)/g
/** What is read where it stands, or says something of the token itself. */
const NO_PLAIN_VALUE = /var\(|!important|^(?:initial|inherit|unset|revert|revert-layer)$/
const USE_WITH_FALLBACK = /var\((--[\w-]+),/g

/**
 * Writes the value of a token where it is used, if it is the same all over the document, and names the others by number,
 * the most used ones first: names and their declarations are a tenth of what is transferred. The whole sheet keeps them,
 * since plain pages use it by name, and it takes the place of the document's.
 *
 * A token keeps its name where a script uses it, or where a component sets it again for what is within it. One that is set
 * again under a condition, or made of such a one, has no single value.
 */
export function withShortTokens(sheet: SheetPieces): SheetPieces {
  const kept = keptNames(sheet)
  return numbered(withValues(sheet, kept), kept)
}

function keptNames({ pieces, tokens }: SheetPieces): ReadonlySet<string> {
  const kept = new Set(tokens)
  for (const { token, text, within } of pieces) {
    if (token === undefined) for (const name of setIn(text)) kept.add(name)
    // A container is asked for the value of one.
    for (const [name] of within.matchAll(NAME)) kept.add(name)
  }
  return kept
}

function withValues({ pieces, tokens }: SheetPieces, kept: ReadonlySet<string>): SheetPieces {
  const values = constants(pieces, kept)
  return {
    tokens,
    pieces: pieces
      .filter(({ token }) => token === undefined || !values.has(token))
      .map((piece): Piece => ({ ...piece, text: filledIn(piece.text, values) })),
  }
}

/** Tokens with one value, which is all that is in it: a token within would be read where the value is, not at the root. */
function constants(pieces: readonly Piece[], kept: ReadonlySet<string>): ReadonlyMap<string, string> {
  const settings = new Map<string, Piece[]>()
  for (const piece of pieces)
    if (piece.token !== undefined) settings.set(piece.token, [...(settings.get(piece.token) ?? []), piece])
  const withFallback = new Set(
    pieces.flatMap(({ text }) => Array.from(text.matchAll(USE_WITH_FALLBACK), ([, name = '']) => name)),
  )

  const values = new Map<string, string>()
  let before = -1
  while (values.size > before) {
    before = values.size
    for (const [name, [only, ...others]] of settings) {
      if (only === undefined || others.length > 0 || kept.has(name) || withFallback.has(name)) continue
      if (only.within !== '' || !isWholeDocument(only.selector ?? '')) continue
      const value = filledIn(only.text.slice(only.text.indexOf(':') + 1).trim(), values)
      if (value !== '' && !NO_PLAIN_VALUE.test(value)) values.set(name, value)
    }
  }
  return values
}

function filledIn(text: string, values: ReadonlyMap<string, string>): string {
  return text.replaceAll(USE, (use, name: string) => values.get(name) ?? use)
}

function numbered({ pieces, tokens }: SheetPieces, kept: ReadonlySet<string>): SheetPieces {
  const uses = new Map<string, number>()
  for (const { text } of pieces)
    for (const [name] of text.matchAll(NAME)) uses.set(name, (uses.get(name) ?? 0) + 1)
  const named = new Set(pieces.flatMap(({ token }) => token ?? []))
  const shortened = [...named]
    .filter((name) => !kept.has(name))
    .sort((one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0))
  const short = new Map(shortened.map((name, index) => [name, `--${index}`]))
  const renamed = (text: string) => text.replaceAll(NAME, (name) => short.get(name) ?? name)
  return {
    tokens,
    pieces: pieces.map(
      (piece): Piece => ({
        ...piece,
        text: renamed(piece.text),
        ...(piece.token === undefined ? {} : { token: renamed(piece.token) }),
      }),
    ),
  }
}

function setIn(text: string): string[] {
  return Array.from(text.matchAll(/(?:^|[;{\s])(--[\w-]+)\s*:/g), ([, name = '']) => name)
}
