import type { Market } from './markets.ts'

/** Letters and quotation marks that Switzerland writes in another way. */
const SWISS: Record<string, string> = { ß: 'ss', '„': '«', '“': '»', '‚': '‹', '‘': '›' }

/** German as Switzerland writes it: ss for ß, and «…» for „…“. For German texts only: other languages use the same marks. @see product §2 */
export function swissGerman(text: string): string {
  return text.replace(/[ß„“‚‘]/g, (letter) => SWISS[letter] ?? letter)
}

/** Whether the shoppers of a market read Swiss German. @see product §2 */
export function readsSwissGerman({ language, country }: Pick<Market, 'language' | 'country'>): boolean {
  return language === 'de' && country === 'CH'
}
