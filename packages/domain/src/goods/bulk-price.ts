/** How many prices change at once: by hundredths of a percent, or by minor units. */
export type PriceChange = { by: 'percent'; hundredths: number } | { by: 'amount'; minor: number }

const WHOLE = 10_000

/**
 * A price after a change that is meant for many: half a cent goes up, and nothing costs less than nothing. Amounts in
 * minor units; null where the change would take the price below nothing.
 *
 * @see product §13
 */
export function changedPrice(price: number, change: PriceChange): number | null {
  const changed =
    change.by === 'amount'
      ? price + change.minor
      : Math.floor((price * (WHOLE + change.hundredths) + WHOLE / 2) / WHOLE)
  return changed < 0 ? null : changed
}

/** What somebody typed as percent, in hundredths: `10`, `-12,5` or `7.25`; null for everything else. */
export function typedPercent(text: string): number | null {
  const [, sign = '', whole, rest = ''] = /^([+-]?)(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  if (whole === undefined) return null
  const hundredths = Number(whole) * 100 + Number(rest.padEnd(2, '0'))
  return sign === '-' ? -hundredths : hundredths
}
