/** An amount for operators, the same in every market: `1234.50 EUR`. */
export function formatAmount(minor: number, currency: string): string {
  return `${(minor / 100).toFixed(2)} ${currency}`
}
