import * as v from 'valibot'
import { wholeProduct } from './goods-replies.ts'
import {
  isRunning,
  type LinePromotion,
  namedOn,
  promotionReply,
  reducedPrice,
  type StandInPromotion,
  wirePromotion,
} from './promotion-replies.ts'
import { ok, type Reply, refused } from './reply.ts'
import {
  isSellable,
  priceIn,
  type StandInGoods,
  type StandInShop,
  type StandInVariant,
  wirePrice,
} from './stand-in-goods.ts'
import { shownVariant } from './with-grammar.ts'

/** The most lines of a basket, and the most items of a wish list. */
const MOST_LINES = 50
/** The most units of a line. */
const MOST_UNITS = 99

type Line = {
  key: string
  variantId: number
  quantity: number
  customData: unknown
  displayData: unknown
  itemGroup: { id: string; isMainItem: boolean; isRequired: boolean } | undefined
  promotions: readonly LinePromotion[]
}
type WishlistItem = { key: string; productId: number; variantId: number | null }

/** Baskets and wish lists of everybody, by key. */
export type Shoppers = {
  baskets: Map<string, Line[]>
  wishlists: Map<string, WishlistItem[]>
  /** What codes open. */
  promotions: readonly StandInPromotion[]
  nextKey: () => string
}

export function noShoppers(promotions: readonly StandInPromotion[]): Shoppers {
  let last = 0
  return {
    baskets: new Map(),
    wishlists: new Map(),
    promotions,
    nextKey: () => {
      last += 1
      return `item${last}`
    },
  }
}

export type ShopperQuestion = {
  method: string
  parts: readonly string[]
  query: URLSearchParams
  body: unknown
  goods: StandInGoods
  shop: StandInShop
  shoppers: Shoppers
}

const NewLine = v.object({
  variantId: v.number(),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  customData: v.optional(v.unknown(), {}),
  displayData: v.optional(v.unknown(), {}),
  promotions: v.optional(v.array(v.object({ id: v.string(), code: v.nullish(v.string()) })), []),
  itemGroup: v.optional(v.object({ id: v.string(), isMainItem: v.boolean(), isRequired: v.boolean() })),
})
const LineChange = v.object({
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  customData: v.optional(v.unknown()),
  displayData: v.optional(v.unknown()),
})
const NewItem = v.union([v.object({ productId: v.number() }), v.object({ variantId: v.number() })])

/** What may follow the key of a basket or a wish list. */
const PARTS = ['items', 'promotion-code', 'promotions']

/** Answers questions about baskets and wish lists, with SCAYLE's codes; null for another path. */
export function shopperReply(question: ShopperQuestion): Reply | null {
  const { parts, method } = question
  const [version, kind, key = '', items, itemKey] = parts
  if (version !== 'v1' || (items !== undefined && !PARTS.includes(items))) return null
  const asked = `${method}${items === undefined ? '' : ` ${items}`}${itemKey === undefined ? '' : ' item'}`
  if (kind === 'baskets') return basketReply(question, asked, { key, itemKey: itemKey ?? '' })
  if (kind === 'wishlists') return wishlistReply(question, asked, { key, itemKey: itemKey ?? '' })
  return null
}

type Keys = { key: string; itemKey: string }

function basketReply(question: ShopperQuestion, asked: string, { key, itemKey }: Keys): Reply | null {
  const { shoppers, body } = question
  const lines = shoppers.baskets.get(key) ?? []
  const shown = (status: number) => ok(shownBasket(question, key), status)
  switch (asked) {
    case 'GET':
      return shown(200)
    case 'POST items': {
      const parsed = v.safeParse(NewLine, body)
      if (!parsed.success) return refused(400, v.summarize(parsed.issues))
      const { variantId, quantity, itemGroup } = parsed.output
      if (lines.some((line) => line.variantId === variantId && line.itemGroup?.id === itemGroup?.id))
        return shown(409)
      if (lines.length >= MOST_LINES) return refused(413, 'Maximum item count reached')
      const units = grantedUnits(question.goods.variants.get(variantId), quantity)
      if (units === 0) return refused(412, 'Item is not available')
      const line = { ...parsed.output, itemGroup, quantity: units, key: shoppers.nextKey() }
      shoppers.baskets.set(key, [...lines, line])
      return shown(units < quantity ? 206 : 201)
    }
    case 'PATCH items item': {
      const parsed = v.safeParse(LineChange, body)
      if (!parsed.success) return refused(400, v.summarize(parsed.issues))
      const line = lines.find((one) => one.key === itemKey)
      if (!line) return refused(404, 'Basket item not found')
      const { quantity, customData = line.customData, displayData = line.displayData } = parsed.output
      const units = grantedUnits(question.goods.variants.get(line.variantId), quantity)
      if (units === 0) return refused(412, 'Item is not available')
      const changed = { ...line, quantity: units, customData, displayData }
      shoppers.baskets.set(
        key,
        lines.map((one) => (one.key === itemKey ? changed : one)),
      )
      return shown(units < quantity ? 206 : 200)
    }
    case 'POST promotion-code':
    case 'PUT promotions':
      return promotionReply({
        asked,
        body,
        promotions: shoppers.promotions,
        shown: () => shownBasket(question, key),
        set: (changed, promotions) => {
          const now = shoppers.baskets.get(key) ?? []
          shoppers.baskets.set(
            key,
            now.map((one) => (one.key === changed ? { ...one, promotions } : one)),
          )
          return now.some((one) => one.key === changed)
        },
      })
    case 'DELETE items item':
      if (!lines.some((line) => line.key === itemKey)) return refused(404, 'Basket item not found')
      shoppers.baskets.set(
        key,
        lines.filter((line) => line.key !== itemKey),
      )
      return shown(200)
    default:
      return null
  }
}

/** As many units as there are, at most a line's; 0 for what is not sold. */
function grantedUnits(variant: StandInVariant | undefined, quantity: number): number {
  if (!variant || !isSellable(variant.record)) return 0
  const { bvc, stock } = variant.record
  return Math.min(quantity, MOST_UNITS, bvc === 2 && stock === 0 ? MOST_UNITS : stock)
}

export function shownBasket(
  { shoppers, goods, shop, query }: Pick<ShopperQuestion, 'shoppers' | 'goods' | 'shop' | 'query'>,
  key: string,
) {
  const list = query.get('with') ?? ''
  const lines = shoppers.baskets.get(key) ?? []
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const shelf = { goods, shop, list, promotions: shoppers.promotions, units }
  const items = lines.flatMap((line) => {
    const variant = goods.variants.get(line.variantId)
    return variant ? [shownLine(line, variant, shelf)] : []
  })
  const bought = items.filter(({ status }) => status === 'available')
  const sum = (amount: (item: (typeof items)[number]) => number) =>
    bought.reduce((all, item) => all + amount(item), 0)
  const withTax = sum(({ price }) => price.total.withTax)
  const withoutTax = sum(({ price }) => price.total.withoutTax)
  return {
    key,
    currencyCode: shop.market.currency,
    items,
    packages: [],
    cost: {
      withTax,
      withoutTax,
      tax: { vat: { amount: withTax - withoutTax, rate: 0 } },
      appliedReductions: bought.flatMap(({ price }) => price.total.appliedReductions),
      recommendedRetailPrice: null,
      currencyCode: shop.market.currency,
    },
  }
}

type Shelf = {
  goods: StandInGoods
  shop: StandInShop
  list: string
  promotions: readonly StandInPromotion[]
  /** Of the whole basket. */
  units: number
}

function shownLine(line: Line, variant: StandInVariant, { goods, shop, list, promotions, units }: Shelf) {
  const { market } = shop
  const { record, product } = variant
  const own = priceIn(record, market)
  const reached = own.scale.filter(({ amount }) => amount <= line.quantity).at(-1)
  const rate = market.vat[product.record.vat]
  const amounts = { price: reached?.price ?? own.price, rrp: own.rrp, before: own.before }
  const { tax: _unitTax, ...unitPrice } = wirePrice(amounts, rate, market)
  const { tax: _totalTax, ...total } = wirePrice(amounts, rate, market, line.quantity)
  const named = namedOn(line.promotions, promotions, units)
  const working = named.filter((one) => isRunning(one, new Date()))
  return {
    key: line.key,
    quantity: line.quantity,
    availableQuantity: record.stock,
    status: isSellable(record) ? 'available' : 'unavailable',
    packageId: 1,
    customData: line.customData,
    displayData: line.displayData,
    ...(line.itemGroup ? { itemGroup: line.itemGroup } : {}),
    lowestPriorPrice: { withTax: own.lowestPrior, relativeDifferenceToPrice: null },
    promotions: named.map((one) => ({
      ...wirePromotion(one),
      isValid: working.includes(one),
      failedConditions: [],
    })),
    price: { unit: reducedPrice(unitPrice, working), total: reducedPrice(total, working) },
    product: wholeProduct(goods, product, list, 'items.product.'),
    variant: shownVariant(variant.wire, list, 'items.variant.'),
  }
}

function wishlistReply(question: ShopperQuestion, asked: string, { key, itemKey }: Keys): Reply | null {
  const { shoppers, goods, body } = question
  const wishes = shoppers.wishlists.get(key) ?? []
  const shown = (status: number) => ok(shownWishlist(question, key), status)
  switch (asked) {
    case 'GET':
      return shown(200)
    case 'POST items': {
      const parsed = v.safeParse(NewItem, body)
      if (!parsed.success) return refused(400, v.summarize(parsed.issues))
      const variantId = 'variantId' in parsed.output ? parsed.output.variantId : null
      const productId =
        'productId' in parsed.output
          ? goods.byId.get(parsed.output.productId)?.record.id
          : goods.variants.get(parsed.output.variantId)?.product.record.id
      if (productId === undefined) return refused(412, 'Item is not available')
      if (wishes.some((wish) => wish.productId === productId && wish.variantId === variantId))
        return shown(409)
      if (wishes.length >= MOST_LINES) return refused(413, 'Maximum item count reached')
      shoppers.wishlists.set(key, [{ key: shoppers.nextKey(), productId, variantId }, ...wishes])
      return shown(201)
    }
    case 'DELETE items item':
      if (!wishes.some((wish) => wish.key === itemKey)) return refused(404, 'Wishlist item not found')
      shoppers.wishlists.set(
        key,
        wishes.filter((wish) => wish.key !== itemKey),
      )
      return shown(200)
    default:
      return null
  }
}

function shownWishlist({ shoppers, goods, query }: ShopperQuestion, key: string) {
  const list = query.get('with') ?? ''
  const items = (shoppers.wishlists.get(key) ?? []).flatMap((wish) => {
    const product = goods.byId.get(wish.productId)
    const variant = wish.variantId === null ? undefined : goods.variants.get(wish.variantId)
    return product
      ? [
          {
            ...wish,
            customData: {},
            product: wholeProduct(goods, product, list, 'items.product.'),
            ...(variant ? { variant: shownVariant(variant.wire, list, 'items.variant.') } : {}),
          },
        ]
      : []
  })
  return { key, items }
}
