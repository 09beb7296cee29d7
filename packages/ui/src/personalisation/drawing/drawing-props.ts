import type { PersonalisationDrawing } from '@shop/domain/product/product-facts'

export type DrawingProps = {
  drawing: PersonalisationDrawing
  /** The letters of the first row, as readers count them. */
  letters: readonly string[]
  /** The rows below it. */
  further: readonly string[]
}

/** The colour of a piece: those of the product, taken in turn. */
export function pieceColour({ pieces, ground }: PersonalisationDrawing, index: number): string {
  return pieces[index % pieces.length] ?? ground
}

/** How large letters of a line may be, so that all of them fit side by side: an average letter is 0.62 as wide as it is high. */
export function fittingSize(count: number, { width, most }: { width: number; most: number }): number {
  return Math.min(most, width / (Math.max(1, count) * 0.62))
}
