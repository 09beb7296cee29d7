import { pagePath } from '@shop/domain/link/page-link'
import { giftCardEnd } from '@shop/domain/order/gift-card-end'
import type { Order } from '@shop/domain/order/order'
import { voucherKind } from '@shop/domain/product-detail/voucher-kind'
import type { Sql } from '@shop/engine/db/database'
import { newGiftCardSecret } from '../gift-cards/gift-card-code.ts'
import { giftCardMail } from '../gift-cards/gift-card-mail.ts'
import { holdGiftCardMail } from '../gift-cards/gift-card-mail-store.ts'
import { insertGiftCard } from '../gift-cards/gift-card-store.ts'
import { holdPrintJob } from '../gift-cards/print-job-store.ts'
import type { CallContext } from '../on.ts'

/**
 * Makes the gift cards that an order buys, one for each unit, over what the unit costs. They wait until the order is paid,
 * and so do the mails with their codes, or for a card by post its line on the print list. Returns how many.
 *
 * @see spec §9 "Voucher product codes"; product §6
 */
export async function buyGiftCards(
  { shop, now, addressOf }: Pick<CallContext, 'shop' | 'now' | 'addressOf'>,
  sql: Sql,
  order: Order,
): Promise<number> {
  const items = order.packages.flatMap((parcel) => parcel.items)
  const expiresAt = giftCardEnd(now, shop.market.timezone)
  let bought = 0
  for (const { key, product, price, quantity } of items) {
    const kind = voucherKind(product.referenceKey, shop.company)
    if (kind === null) continue
    for (let unit = 1; unit <= quantity; unit += 1) {
      const secret = newGiftCardSecret()
      bought += 1
      const amount = price.unit.withTax
      const part = `${key}:${unit}`
      await insertGiftCard(sql, {
        secret,
        amount,
        currency: order.currencyCode,
        expiresAt,
        bought: { orderId: order.id, part },
        now,
      })
      if (kind === 'post') {
        const { number: orderNumber, locale, currencyCode: currency } = order
        const printed = {
          orderNumber,
          locale,
          ...secret,
          amount,
          currency,
          expiresAt: expiresAt.toISOString(),
        }
        await holdPrintJob(sql, printed, { orderId: order.id, part })
        continue
      }
      const to = order.customer.email
      const address = addressOf(pagePath('basket'))
      const mail = giftCardMail(shop, { to, secret, amount, expiresAt, orderNumber: order.number, address })
      await holdGiftCardMail(sql, mail, { orderId: order.id, part })
    }
  }
  return bought
}
