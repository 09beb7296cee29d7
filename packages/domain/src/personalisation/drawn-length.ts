import type { PersonalisationDrawing } from '../product/product-facts.ts'
import { textLength } from './personalisation-rules.ts'

export type ShownLength = { value: number; unit: 'centimeter' | 'millimeter' }

/** From here on people think in centimetres. */
const CENTIMETRES_FROM = 100

/** How long the text makes the product, or how wide the writing on it gets: what is there anyway, and each letter. Millimetres. */
export function drawnLength({ length }: Pick<PersonalisationDrawing, 'length'>, text: string): number {
  return length.base + length.perLetter * textLength(text)
}

/** Millimetres as one says them: from ten centimetres on in whole centimetres. */
export function shownLength(millimetres: number): ShownLength {
  if (millimetres < CENTIMETRES_FROM) return { value: millimetres, unit: 'millimeter' }
  return { value: Math.round(millimetres / 10), unit: 'centimeter' }
}
