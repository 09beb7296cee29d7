import type { Market } from '../market/markets.ts'
import type { Company } from '../shop/brand.ts'
import { voucherKind } from './voucher-kind.ts'

/**
 * The rate of a product's tax in a market, percent. A gift card has none: it buys goods of several rates, so they are
 * taxed when it is spent, and whoever taxed the card too would tax them twice.
 *
 * @see Directive 2006/112/EC Article 30b (multi-purpose vouchers); § 3 (15) UStG
 */
export function vatRate(
  { referenceKey, vat }: { referenceKey: string; vat: keyof Market['vat'] },
  { market, company }: { market: Pick<Market, 'vat'>; company: Company },
): number {
  return voucherKind(referenceKey, company) === null ? market.vat[vat] : 0
}
