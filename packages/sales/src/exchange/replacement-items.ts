import type { CatalogueVariant } from '@shop/catalogue/catalogue/catalogue'
import type { BasketItem } from '@shop/domain/basket/basket'
import { assembledBasket } from '@shop/domain/checkout/assembled-basket'
import { netOf } from '@shop/domain/money/vat'
import { isPersonalised } from '@shop/domain/personalisation/personalised'
import { unitPriceAt } from '@shop/domain/price/scale-price'
import { isPreOrder } from '@shop/domain/product/is-pre-order'
import { voucherKind } from '@shop/domain/product-detail/voucher-kind'
import { lineShipping } from '@shop/domain/shipping/line-shipping'
import type { Shop } from '@shop/domain/shop/shop'
import { OrderRefusal } from '../orders/order-refusal.ts'

/** How a replacement names what its goods cost nothing for, where a promotion has its id. */
export const EXCHANGE_REDUCTION = 'exchange'

/**
 * One line of a replacement, and what it stands for, minor units with tax, of all units. It keeps the key of the item that it is
 * sent for, by which an exchange is undone.
 */
export type Replacing = { key: string; variantId: number; quantity: number; worth: number }

type Shelf = {
  shop: Shop
  variants: ReadonlyMap<number, CatalogueVariant>
  stock: ReadonlyMap<number, number>
  now: Date
}

/**
 * The lines of a replacement as an order keeps them: at what they stand for, all of it taken off, since the first order has
 * paid for them.
 *
 * @throws OrderRefusal for what is not there, and for what nobody can send in place of something else
 */
export function replacementItems(replacing: readonly Replacing[], shelf: Shelf): BasketItem[] {
  const { shop, variants, stock, now } = shelf
  const lines = replacing.map(({ key, variantId, quantity }) => ({
    key,
    variantId,
    quantity,
    customText: null,
    cPromo: null,
    ffData: null,
    displayData: {},
    itemGroup: null,
    isSaved: false,
    unitPrice: priceToday(variants, { variantId, quantity }) ?? 0,
  }))
  const { basket } = assembledBasket({
    shop,
    variants,
    userId: EXCHANGE_REDUCTION,
    head: { version: 0, codes: [] },
    lines,
    stock,
    open: { promotions: [], usage: new Map() },
    cards: [],
    now,
  })
  return replacing.map(({ worth, quantity }, index) => {
    const item = basket.items.find(({ key }) => key === lines[index]?.key)
    if (item === undefined) throw notSold()
    refuseKind(item, shop)
    if (item.status !== 'available' || item.availableQuantity < quantity) throw soldOut(item)
    return covered(item, worth)
  })
}

/** What one unit costs today, minor units with tax; null for what is not sold. */
export function priceToday(
  variants: ReadonlyMap<number, CatalogueVariant>,
  { variantId, quantity }: { variantId: number; quantity: number },
): number | null {
  const found = variants.get(variantId)
  return found?.product.isActive ? unitPriceAt(found.variant, quantity) : null
}

/** Goods that are not there. */
export function soldOut({
  product,
  availableQuantity,
}: Pick<BasketItem, 'product' | 'availableQuantity'>): OrderRefusal {
  return new OrderRefusal(`Of ${product.name} only ${availableQuantity} can be had.`, 'exchangeSoldOut', {
    name: product.name,
    quantity: availableQuantity,
  })
}

/** An article that the shop of the order does not sell. */
export function notSold(): OrderRefusal {
  return new OrderRefusal('This article is not sold in the country of the order.', 'exchangeNotSold', {})
}

/** What is made for somebody, is no parcel, is money, or is not here yet. */
function refuseKind(item: BasketItem, { company }: Shop): void {
  const { product, variant } = item
  const isNone =
    isPersonalised(product) ||
    isPreOrder(variant) ||
    lineShipping(item) === 'download' ||
    voucherKind(product.referenceKey, company) !== null
  if (!isNone) return
  throw new OrderRefusal(
    `${product.name} cannot be sent in exchange: no gift cards, downloads, pre-orders and personalised articles.`,
    'exchangeKind',
    { name: product.name },
  )
}

function covered(item: BasketItem, worth: number): BasketItem {
  const { quantity, variant } = item
  const unit = Math.floor(worth / quantity)
  const before = unit * quantity
  const { currencyCode } = item.price.unit
  const bare = { recommendedRetailPrice: null, appliedReductions: [], currencyCode }
  const reduction = {
    category: 'promotion',
    type: 'absolute',
    amount: { relative: 1, absoluteWithTax: before },
    promotionId: EXCHANGE_REDUCTION,
  } as const
  return {
    ...item,
    price: {
      unit: { ...bare, withTax: unit, withoutTax: netOf(unit, variant.price.tax.vat.rate) },
      total: { ...bare, withTax: 0, withoutTax: 0, appliedReductions: before === 0 ? [] : [reduction] },
    },
    totalBefore: before === 0 ? null : before,
    priceBefore: null,
    customData: { ...item.customData, pricePromotionKey: null },
  }
}
