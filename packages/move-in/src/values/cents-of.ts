/** What a cent is divided into in amounts of an old shop, whose net prices have two decimals more. */
const PARTS_OF_CENT = 100

/** Minor units of ten-thousandths; null for parts of a cent, which nobody can pay. */
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
