/** What one unit of a currency is divided into here: cents, and two decimals more for net prices. */
export const PARTS = 10_000
/** The same of a cent. */
export const PARTS_OF_CENT = 100

const AMOUNT = /^(?:(?:EUR|CHF|€)\s*)?(\d[\d.,' \u00A0\u202F]*)(?:\s*(?:EUR|CHF|€))?$/i
/** No price of a shop is longer. */
const LONGEST = 24

/**
 * Ten-thousandths of the currency of an amount as shops and spreadsheets write it: `19.99`, `19,99 €`, `1.299,00`,
 * `1,299.00 EUR`. Null for everything else, and for `1.299`, which may be either: an amount of money is never guessed.
 */
export function amountOf(text: string): number | null {
  const [, number] = (text.length <= LONGEST ? AMOUNT.exec(text.trim()) : null) ?? []
  if (number === undefined) return null
  const [whole, decimals] = inTwo(number.replaceAll(/[' \u00A0\u202F]/g, '').trim()) ?? []
  if (whole === undefined || decimals === undefined || whole.length > 8) return null
  if (!/^\d*$/.test(decimals) || !/^0*$/.test(decimals.slice(4))) return null
  return Number(whole) * PARTS + Number(decimals.slice(0, 4).padEnd(4, '0'))
}

/** Figures in front of the decimal sign and behind it; null where it is not sure which sign that is. */
function inTwo(number: string): [string, string] | null {
  const signs = number.match(/[.,]/g) ?? []
  const kinds = new Set(signs)
  if (signs.length === 0) return [number, '']
  const last = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','))
  const [whole, behind] = [number.slice(0, last), number.slice(last + 1)]
  if (kinds.size === 1 && signs.length > 1)
    return isGrouped(number, signs[0] ?? '') ? [number.replaceAll(/[.,]/g, ''), ''] : null
  if (kinds.size === 2) {
    const [thousands = ''] = whole.match(/[.,]/) ?? []
    const isClear = number[last] !== thousands && isGrouped(whole, thousands)
    return isClear ? [whole.replaceAll(/[.,]/g, ''), behind] : null
  }
  return behind.length === 3 && !/^0+$/.test(whole) ? null : [whole, behind]
}

function isGrouped(number: string, sign: string): boolean {
  const [first = '', ...groups] = number.split(sign)
  return /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group))
}

/** Minor units of an amount; null for one with parts of a cent, which nobody can pay. */
export function centsOf(amount: number): number | null {
  return amount % PARTS_OF_CENT === 0 ? amount / PARTS_OF_CENT : null
}

/**
 * Minor units of a net amount with the tax on top, rounded half up.
 *
 * @param ratePercent at most one decimal
 */
export function grossOf(net: number, ratePercent: number): number {
  const rate = Math.round(ratePercent * 10)
  return Math.floor((net * (1000 + rate) + 50_000) / 100_000)
}

/**
 * Minor units of a decimal number as an interface writes it (`-12.345`), rounded half away from zero by its figures: a
 * floating number has no half cents. `''` is nothing.
 *
 * @param decimal an optional minus, up to eight figures, and behind a point any number of them
 */
export function roundedCents(decimal: string): number {
  const [whole = '', parts = ''] = decimal.replace('-', '').split('.')
  const cents =
    Number(whole) * 100 + Number(parts.slice(0, 2).padEnd(2, '0')) + (parts.charAt(2) >= '5' ? 1 : 0)
  return decimal.startsWith('-') && cents > 0 ? -cents : cents
}
