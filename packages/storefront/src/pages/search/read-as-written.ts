const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
/** What a heading holds. */
const LONGEST_SHOWN = 80

/**
 * A question as a page repeats it: cut where a heading ends, and set apart where it runs from right to left, else it
 * would turn the quotation marks around it.
 */
export function readAsWritten(query: string): string {
  const letters = Array.from(query)
  const shown =
    letters.length > LONGEST_SHOWN ? `${letters.slice(0, LONGEST_SHOWN).join('').trimEnd()}…` : query
  return RIGHT_TO_LEFT.test(shown) ? `\u2068${shown}\u2069` : shown
}
