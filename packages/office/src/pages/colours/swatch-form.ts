import type { Swatch } from '@shop/api-client/office/colour-commands'
import { isSwatchPattern, plainColour, type SwatchPattern } from '@shop/domain/variant/own-swatch'

export const KINDS = ['1', '2', '3', 'mehrfarbig', 'transparent'] as const
export type SwatchKind = (typeof KINDS)[number]

/** A swatch as it is typed: how it is made, and its colours as texts. */
export type SwatchTexts = { kind: SwatchKind; colours: readonly string[] }

export function textsOf(swatch: Swatch | null): SwatchTexts {
  const [first] = swatch ?? []
  if (first !== undefined && isSwatchPattern(first)) return { kind: first, colours: ['', '', ''] }
  const count = swatch?.length ?? 1
  return {
    kind: count === 3 ? '3' : count === 2 ? '2' : '1',
    colours: [0, 1, 2].map((place) => swatch?.[place] ?? ''),
  }
}

/** How many colours are asked for. */
export function colourCount({ kind }: SwatchTexts): number {
  return isPattern(kind) ? 0 : Number(kind)
}

/** What is typed as it is kept; null while a colour is not one. */
export function swatchOf(texts: SwatchTexts): Swatch | null {
  if (isPattern(texts.kind)) return [texts.kind]
  const colours = texts.colours.slice(0, colourCount(texts)).map(plainColour)
  return colours.every((colour) => colour !== null) ? colours : null
}

function isPattern(kind: SwatchKind): kind is SwatchPattern {
  return isSwatchPattern(kind)
}
