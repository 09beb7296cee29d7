/** What a shopper has of an order, and should have; minor units. */
export type OrderBalance = {
  /** The corrections of its invoice: what need not be paid, or goes back. */
  corrected: number
  /** What the shop has given back, or released. */
  given: number
  /** What banks have taken back and not returned. */
  taken: number
}

/**
 * What a bank has taken beyond what the corrections of the invoice make up for: the shopper has it, and has given up nothing
 * for it yet.
 *
 * @see docs/decisions "Payment"
 */
export function openChargeback({ corrected, given, taken }: OrderBalance): number {
  return Math.max(0, taken - Math.max(0, corrected - given))
}

/**
 * How what an order owes its shopper goes back, where a bank has taken some of its money: what the bank has brought already
 * counts first, whichever item it was about, and the shop gives the rest. Otherwise the shopper would have it twice.
 *
 * @see docs/decisions "Payment"
 */
export function besideChargeback(owed: number, balance: OrderBalance): { back: number; byBank: number } {
  const byBank = Math.min(owed, openChargeback(balance))
  return { back: owed - byBank, byBank }
}

/**
 * What the shop owes once a bank has returned what it had taken: the part of the corrections that the bank's money made up
 * for.
 *
 * @see docs/decisions "Payment"
 */
export function owedAfterReversal({ corrected, given, taken }: OrderBalance): number {
  return Math.max(0, corrected - given - taken)
}
