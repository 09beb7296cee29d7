import {
  type ExchangedProduct,
  listPrices,
  listProducts,
  listRedirects,
  listStock,
  readPrices,
  readProduct,
  readStock,
} from '@shop/api-client/integration/goods-commands'
import { momentOf } from '@shop/api-client/integration/listing'
import { bindCommands, type CommandContext } from '@shop/engine/command/bind-commands'
import { listedPage } from '@shop/engine/command/listed-page'
import * as v from 'valibot'
import { futurePricesOf } from '../import/delta/future-price-store.ts'
import { PriceLine } from '../import/delta/import-price-lines.ts'
import { WITHDRAW_PRICE } from '../office/variants/planned-price-commands.ts'
import { loadStoredProducts, type StoredProduct } from '../products/catalogue-store.ts'
import { storedPrices } from '../products/price-store.ts'
import {
  type PriceListed,
  pricesAfter,
  productIdsAfter,
  type RedirectRow,
  redirectsAfter,
  type StockRow,
  stockAfter,
  stockOf,
} from './goods-page-store.ts'

const onGoods = bindCommands<CommandContext>()

const Behind = v.tuple([v.number()])
const BehindTwo = v.tuple([v.string(), v.string()])
const BehindPrice = v.tuple([v.number(), v.string()])

/** What other systems read of the goods, and the one change that is no upsert. */
export const GOODS_COMMANDS = [
  onGoods(listProducts)(async ({ updatedSince, ...asked }, { sql }) => {
    const since = momentOf(updatedSince)
    const { items, next } = await listedPage<number, [number]>(asked, {
      place: Behind,
      first: [0],
      rowsAfter: ([after], limit) => productIdsAfter(sql, { after, since, limit }),
      placeOfRow: (id) => [id],
    })
    const products = await loadStoredProducts(sql, items)
    return { answer: { items: products.map(exchangedProduct), next }, object: null }
  }),

  onGoods(readProduct)(async ({ id }, { sql }) => {
    const [product] = await loadStoredProducts(sql, [id])
    return { answer: product === undefined ? null : exchangedProduct(product), object: null }
  }),

  onGoods(listPrices)(async ({ updatedSince, ...asked }, { sql }) => {
    const since = momentOf(updatedSince)
    const answer = await listedPage<PriceListed, [number, string]>(asked, {
      place: BehindPrice,
      first: [0, ''],
      rowsAfter: (place, limit) => pricesAfter(sql, { after: place, since, limit }),
      placeOfRow: ({ variantId, country }) => [variantId, country],
    })
    return { answer, object: null }
  }),

  onGoods(readPrices)(async ({ variantId }, { sql }) => {
    if ((await stockOf(sql, variantId)) === null) return { answer: null, object: null }
    const prices = [...(await storedPrices(sql, [variantId])).values()]
    const future = (await futurePricesOf(sql, [variantId])).map(({ country, validFrom, line }) => {
      const { price, before, rrp } = v.parse(PriceLine, line)
      return { country, validFrom: validFrom.toISOString(), price, before, rrp }
    })
    return { answer: { variantId, prices, future }, object: null }
  }),

  WITHDRAW_PRICE,

  onGoods(listStock)(async ({ updatedSince, ...asked }, { sql }) => {
    const since = momentOf(updatedSince)
    const answer = await listedPage<StockRow, [number]>(asked, {
      place: Behind,
      first: [0],
      rowsAfter: ([after], limit) => stockAfter(sql, { after, since, limit }),
      placeOfRow: ({ variantId }) => [variantId],
    })
    return { answer, object: null }
  }),

  onGoods(readStock)(async ({ variantId }, { sql }) => ({
    answer: await stockOf(sql, variantId),
    object: null,
  })),

  onGoods(listRedirects)(async (asked, { sql }) => {
    const answer = await listedPage<RedirectRow, [string, string]>(asked, {
      place: BehindTwo,
      first: ['', ''],
      rowsAfter: (place, limit) => redirectsAfter(sql, place, limit),
      placeOfRow: ({ locale, path }) => [locale, path],
    })
    return { answer, object: null }
  }),
]

function exchangedProduct(product: StoredProduct): ExchangedProduct {
  const { createdAt, firstLiveAt, updatedAt, variants, ...row } = product
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    firstLiveAt: firstLiveAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    variants: variants.map(({ prices, ...variant }) => ({ ...variant, prices: Object.fromEntries(prices) })),
  }
}
