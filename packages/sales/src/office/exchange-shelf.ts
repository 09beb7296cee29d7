import { exchangeGoods } from '@shop/api-client/office/fulfilment-commands'
import { foundGoods } from '@shop/catalogue/merchandising/found-goods'
import { shelfOf } from '@shop/catalogue/merchandising/merchandising-context'
import { isLocale } from '@shop/domain/market/markets'
import type { ExchangeShelf } from '../exchange/exchange-return.ts'
import { deskItems } from '../orders/order-desk-store.ts'
import { orderByNumber } from '../orders/order-lookup-store.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { type OfficeContext, onOrder, orderObject } from './office-context.ts'

/**
 * The shop of an order with the articles that are wanted and those of the order itself, for a `prepare`.
 *
 * @throws OrderRefusal for an unknown order, and where the brand does not sell any more
 */
export async function exchangeShelf(
  context: OfficeContext,
  { number, variantIds }: { number: string; variantIds: readonly number[] },
): Promise<ExchangeShelf> {
  const { order, locale } = await knownOrder(context, number)
  const shop = await context.shopOf(locale)
  if (shop === null) throw new OrderRefusal(`This shop does not sell in ${locale}.`)
  const catalogue = await shelfOf(context, locale)
  const own = (await deskItems(context.sql, order.id)).map(({ variantId }) => variantId)
  return { shop, variants: await catalogue.variants([...new Set([...variantIds, ...own])]) }
}

/** What can be sent in place of an item of an order. */
export const EXCHANGE_READS = [
  onOrder(exchangeGoods, {
    async prepare({ number, position, text }, context) {
      const { order, locale } = await knownOrder(context, number)
      const item = (await deskItems(context.sql, order.id)).find((one) => one.position === position)
      const variantIds = text === '' && item !== undefined ? [item.variantId] : []
      return foundGoods(context, { locale, text, productIds: [], variantIds })
    },
  })(async ({ number }, _context, goods) => ({ answer: { goods }, object: orderObject(number) })),
]

async function knownOrder({ sql }: Pick<OfficeContext, 'sql'>, number: string) {
  const order = await orderByNumber(sql, number)
  if (order === null) throw new OrderRefusal(`There is no order ${number}.`, 'orderUnknown', { number })
  const { locale } = order
  if (!isLocale(locale)) throw new OrderRefusal(`This shop does not sell in ${locale}.`)
  return { order, locale }
}
