/** How far back sales say how fast something goes. */
export const SALES_DAYS = 28
/** What lasts longer than this ends "soon" for nobody. */
export const SOON_DAYS = 14

/** In how many whole days a shelf is empty if it goes on as in the last 28; null for what nobody bought. */
export function daysLeft(stock: number, unitsSold: number): number | null {
  if (unitsSold <= 0) return null
  return Math.floor((Math.max(0, stock) * SALES_DAYS) / unitsSold)
}
