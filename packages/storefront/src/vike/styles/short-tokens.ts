import type { Piece, SheetPieces } from './cut-sheet.ts'

const NAME = /--[\w-]+/g

/**
 * Names the tokens of a document's sheet by number, the most used ones first: their names are a twentieth of what is
 * transferred. The whole sheet keeps them, since plain pages use it by name, and it takes the place of the document's.
 *
 * A token keeps its name where a script uses it, or where a component sets it again for what is within it.
 */
export function withShortTokens({ pieces, tokens }: SheetPieces): SheetPieces {
  const uses = new Map<string, number>()
  const kept = new Set(tokens)
  for (const { token, text } of pieces) {
    for (const [name] of text.matchAll(NAME)) uses.set(name, (uses.get(name) ?? 0) + 1)
    if (token === undefined) for (const name of setIn(text)) kept.add(name)
  }
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
