/** Units that have to be there together. */
export type Need = readonly number[]

/** A rule, or a token of a rule, with all that a document has to show before it can matter. */
export type Piece = {
  /** The conditions around it, each with its bracket: `@media print{`. */
  within: string
  /** Missing where the text stands for itself, as that of a font does. */
  selector?: string
  text: string
  /** Any of these; an empty one is always met. */
  needs: readonly Need[]
  /** The custom property that this sets, and that nothing else is about. */
  token?: string
}

/** A style sheet in pieces, and the tokens that no rule names but a script. */
export type SheetPieces = { pieces: readonly Piece[]; tokens: readonly string[] }

const TOKEN_USED = /var\(\s*(--[\w-]+)/g

/**
 * The style sheet of a document that shows these units: the rules that can concern it, in the order of the whole sheet, so
 * that whatever wins there wins here, and the tokens that these rules use.
 */
export function cutSheet({ pieces, tokens }: SheetPieces, units: ReadonlySet<number>): string {
  const concerned = pieces.filter(({ needs }) => needs.some((need) => need.every((unit) => units.has(unit))))
  const used = usedTokens(concerned, tokens)
  return joined(concerned.filter(({ token }) => token === undefined || used.has(token)))
}

/** Tokens of the rules, and those that these are made of in turn. */
function usedTokens(pieces: readonly Piece[], named: readonly string[]): Set<string> {
  const used = new Set(named)
  for (const { token, text } of pieces) if (token === undefined) addTokens(text, used)
  for (const name of used) for (const { token, text } of pieces) if (token === name) addTokens(text, used)
  return used
}

function addTokens(text: string, used: Set<string>): void {
  for (const [, name = ''] of text.matchAll(TOKEN_USED)) used.add(name)
}

/** Neighbours share their conditions and their selector. */
function joined(pieces: readonly Piece[]): string {
  let css = ''
  let last: Piece | undefined
  for (const piece of pieces) {
    const isSameRule =
      piece.selector !== undefined && last?.within === piece.within && last.selector === piece.selector
    if (isSameRule) css += `;${piece.text}`
    else {
      css += closed(last, piece.within)
      if (last?.within !== piece.within) css += piece.within
      css += piece.selector === undefined ? piece.text : `${piece.selector}{${piece.text}`
    }
    last = piece
  }
  return css + closed(last, '')
}

/** The brackets that end a rule, and its conditions where the next rule has others. */
function closed(last: Piece | undefined, within: string): string {
  if (last === undefined) return ''
  const rule = last.selector === undefined ? '' : '}'
  return last.within === within ? rule : rule + '}'.repeat(last.within.split('{').length - 1)
}
