const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** Words that run from right to left are set apart, else they would turn the quotation marks around them. */
export function readAsWritten(query: string): string {
  return RIGHT_TO_LEFT.test(query) ? `\u2068${query}\u2069` : query
}
