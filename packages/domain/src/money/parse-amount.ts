/** The largest amount that anybody types, minor units: ten million. */
const MOST = 1_000_000_000

/**
 * Minor units of an amount as people type it: `12`, `12,50`, `12.50`. Null for everything else, also for thousands
 * separators and a single decimal: an amount of money is never guessed.
 */
export function parseAmount(text: string): number | null {
  const [, whole = '', cents = '00'] = /^(\d{1,8})(?:[.,](\d{2}))?$/.exec(text.trim()) ?? []
  if (whole === '') return null
  const amount = Number(whole) * 100 + Number(cents)
  return amount <= MOST ? amount : null
}
