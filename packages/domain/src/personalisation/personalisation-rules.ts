import type { Personalisation, PersonalisationRow } from '../product/product-facts.ts'
import { WITHOUT } from './personalisation.ts'

/** What shoppers type, one text for each row, in the order of the rows. */
export type PersonalisationTexts = readonly string[]
export type PersonalisationProblem = 'required' | 'tooLong' | 'characters' | null

/** Letters and signs that can be stitched, printed and cut. */
const ALLOWED = /^[\p{L}\p{M}\p{N} .,:;!?&+*/()'’\-–]*$/u

/** How many characters a row takes of a variant. Characters are what readers count, not code units. */
export function rowLength(row: PersonalisationRow, variantKey: string): number {
  return row.maxLengthOf[variantKey] ?? row.maxLength
}

/** The characters of a text as a reader counts them: an accent belongs to its letter. */
export function lettersOf(text: string): string[] {
  const segments = new Intl.Segmenter('de', { granularity: 'grapheme' }).segment(text.trim())
  return [...segments].map(({ segment }) => segment)
}

export function textLength(text: string): number {
  return lettersOf(text).length
}

/** The signs of a text that cannot be stitched, printed or cut, each once. */
export function signsNotMade(text: string): string[] {
  return [...new Set(lettersOf(text).filter((letter) => !ALLOWED.test(letter)))]
}

/** The letters of a text that get onto the thing: no sign that cannot be made, and none beyond the room there is. */
export function lettersMade(text: string, room: number): string[] {
  return lettersOf(text)
    .filter((letter) => ALLOWED.test(letter))
    .slice(0, room)
}

/** What is wrong with each row; null where nothing is. */
export function personalisationProblems(
  { rows }: Pick<Personalisation, 'rows'>,
  texts: PersonalisationTexts,
  variantKey: string,
): PersonalisationProblem[] {
  return rows.map((row, index) => {
    const text = (texts[index] ?? '').trim()
    if (text === '') return row.required ? 'required' : null
    if (!ALLOWED.test(text)) return 'characters'
    return textLength(text) > rowLength(row, variantKey) ? 'tooLong' : null
  })
}

/** The rows text1..n of a basket line; rows that are empty at the end are left out. @see spec §3 "customText" */
export function customTextOf(texts: PersonalisationTexts): Record<string, string> {
  const trimmed = texts.map((text) => text.trim())
  const last = trimmed.findLastIndex((text) => text !== '')
  return Object.fromEntries(trimmed.slice(0, last + 1).map((text, index) => [`text${index + 1}`, text]))
}

/** The rows of a line that is sold plain. @see spec §4 "text1 equal to 'ohne' means no personalisation" */
export function customTextWithout(): Record<string, string> {
  return { text1: WITHOUT }
}
