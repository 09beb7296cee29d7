const DIGITS = 8

/**
 * The number of an invoice: the shop's own number and the running one with eight digits, `1101-00000042`. Every shop
 * (a brand in one locale) counts for itself, because two of them may belong to two companies. Throws when the sequence
 * is no positive whole number.
 *
 * @see product §3 "PDF invoice"
 */
export function invoiceNumber(shopId: number, sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1)
    throw new Error(`An invoice number needs a positive whole sequence, got ${sequence}.`)
  return `${shopId}-${String(sequence).padStart(DIGITS, '0')}`
}
