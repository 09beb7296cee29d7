import type { Company } from '../shop/brand.ts'

/** How a voucher reaches the shopper: at once as a file, or by post. */
export type VoucherKind = 'download' | 'post'

const BABY_CODES: Record<string, VoucherKind> = { 9420: 'download', 9410: 'post' }
const OTHER_CODES: Record<string, VoucherKind> = { 51000: 'download', 52000: 'post' }

const CODES: Record<Company, Record<string, VoucherKind>> = {
  baby: BABY_CODES,
  bm: BABY_CODES,
  others: OTHER_CODES,
}

/**
 * The kind of voucher with a product number; null for goods. Every voucher is a gift, and a download ships nothing.
 *
 * @see spec §9 "Voucher product codes"
 */
export function voucherKind(productNumber: string, company: Company): VoucherKind | null {
  const codes = CODES[company]
  return Object.hasOwn(codes, productNumber) ? (codes[productNumber] ?? null) : null
}
