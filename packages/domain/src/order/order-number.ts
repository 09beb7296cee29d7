const DIGITS = 8

/**
 * The number that a shopper reads out on the phone: the brand's prefix and the running number with eight digits.
 * Throws when the sequence is no positive whole number.
 *
 * @see product §3 "order number"
 */
export function orderNumber(prefix: string, sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1) {
    throw new Error(`An order number needs a positive whole sequence, got ${sequence}.`)
  }
  return prefix + String(sequence).padStart(DIGITS, '0')
}
