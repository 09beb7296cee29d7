import type { Basket, BasketItem } from '@shop/domain/basket/basket'
import { basketCost } from '@shop/domain/basket/basket-cost'
import { basketKey } from '@shop/domain/basket/basket-key'
import { linePrice } from '@shop/domain/basket/line-price'
import { orderableQuantity } from '@shop/domain/basket/orderable-quantity'
import { shippingProgress } from '@shop/domain/checkout/shipping-cost'
import { paybackPoints } from '@shop/domain/payback/payback-points'
import { pricePromotionKey } from '@shop/domain/price/scale-price'
import { voucherKind } from '@shop/domain/product/voucher-kind'
import { isPriceBound } from '@shop/domain/promotion/is-price-bound'
import type { PromotedBasket } from '@shop/domain/promotion/promotion-result'
import type { Shop } from '@shop/domain/shop/shop'
import type { CatalogueVariant } from '../catalogue/catalogue.ts'
import type { OpenPromotions } from '../promotions/open-promotions.ts'
import { appliedCards } from './applied-cards.ts'
import type { BasketLine } from './basket-line.ts'
import { basketOffers } from './basket-offers.ts'
import { basketPackages } from './basket-packages.ts'
import type { BasketHead } from './basket-store.ts'
import { basketTotals } from './basket-totals.ts'
import { withAvailability } from './item-availability.ts'
import { lineAttributes } from './line-attributes.ts'
import { shippingFacts } from './line-shipping.ts'
import { promotedItems } from './promoted-items.ts'
import type { UsableCard } from './usable-cards.ts'

export type BasketParts = {
  shop: Shop
  /** What the lines name, by variant id. */
  variants: ReadonlyMap<number, CatalogueVariant>
  userId: string
  head: BasketHead
  /** All lines, those that were put aside among them. */
  lines: readonly BasketLine[]
  /** Units per variant, as the database has them now. */
  stock: ReadonlyMap<number, number>
  open: OpenPromotions
  /** Gift cards in the order in which they pay. */
  cards: readonly UsableCard[]
  now: Date
}

/** A basket without the gifts that wait to be chosen, and what promotions have made of it. */
export type AssembledBasket = { basket: Basket; promoted: PromotedBasket }

/**
 * Makes the whole basket out of kept lines, the catalogue, the promotions and the stock of this moment. Lines that can
 * no longer be ordered stay visible as `unavailable` and cost nothing; lines whose product is gone are left out.
 */
export function assembledBasket(parts: BasketParts): AssembledBasket {
  const { shop, variants, userId, head, stock, open, now } = parts
  const shown = (lines: readonly BasketLine[]) =>
    withAvailability(
      lines.flatMap((line) => {
        const found = variants.get(line.variantId)
        return found === undefined ? [] : [shownItem(line, found, stock.get(line.variantId) ?? 0)]
      }),
      ({ variant }) => orderableUnits(variants.get(variant.id), stock.get(variant.id) ?? 0),
    )
  const { items, promoted } = promotedItems(shown(parts.lines.filter(({ isSaved }) => !isSaved)), {
    shop,
    variants,
    open,
    codes: head.codes,
    now,
  })

  const orderable = items.filter(({ status }) => status === 'available')
  const cost = basketCost(items, shop.market.currency)
  const shipping = shippingProgress(
    shippingFacts(orderable, cost.withTax),
    shop.shipping[shop.market.country],
  )
  const { reductions, ...offers } = basketOffers(head.codes, {
    promoted,
    promotions: open.promotions,
    items: orderable,
  })
  const totals = basketTotals(shop, orderable, {
    shipping: items.length > 0 ? shipping.cost : 0,
    fee: 0,
    paymentCode: null,
    reductions,
    giftcard: parts.cards.reduce((sum, card) => sum + card.payable, 0),
    // Whoever is signed in decides at the checkout whether the account pays.
    balance: 0,
  })

  const paysNothingHere =
    totals.giftcard === 0 &&
    orderable.some(({ product }) => voucherKind(product.referenceKey, shop.company) !== null)

  return {
    promoted,
    basket: {
      key: basketKey(shop.shopId, userId),
      version: head.version,
      currencyCode: shop.market.currency,
      items,
      cost,
      totals,
      shipping,
      packages: basketPackages(shop, orderable, now).packages,
      ...offers,
      giftCards: appliedCards(
        parts.cards.map(({ id, maskedCode, balance, reason }) => ({
          id,
          maskedCode,
          balance,
          reason: reason ?? (paysNothingHere ? 'giftcard.reasons.gift_cards' : null),
          applied: 0,
        })),
        totals.giftcard,
      ),
      gifts: [],
      saved: shown(parts.lines.filter(({ isSaved }) => isSaved)),
      paybackPoints: shop.features.payback ? pointsFor(orderable, parts) : null,
    },
  }
}

/** How many units of a variant can be ordered; none of a product that is switched off. */
export function orderableUnits(found: CatalogueVariant | undefined, stock: number): number {
  return found?.product.isActive ? orderableQuantity(found.variant, stock) : 0
}

/** Points for what is paid, so that promotions lower them; goods of a fixed price earn none. @see eu-duties C-14, C-17 */
function pointsFor(items: readonly BasketItem[], { shop, variants }: BasketParts): number {
  return paybackPoints(
    items.flatMap(({ variant, price }) => {
      const product = variants.get(variant.id)?.product
      const factor =
        product && !isPriceBound(product, shop.company) ? variant.customData.KQPRI.paybackFactor : null
      return [{ factor, unitPrice: price.total.withTax, quantity: 1 }]
    }),
  )
}

function shownItem(line: BasketLine, { product, variant }: CatalogueVariant, stock: number): BasketItem {
  const price = linePrice(variant, line.quantity)
  return {
    key: line.key,
    quantity: line.quantity,
    availableQuantity: 0,
    status: 'unavailable',
    reason: null,
    product: {
      id: product.id,
      referenceKey: product.referenceKey,
      name: product.name,
      brand: product.brand,
      subbrand: product.subbrand,
      seoUrl: product.seoUrl,
      images: product.images.slice(0, 1),
      attributes: lineAttributes(product.attributes),
      advancedAttributes: product.advancedAttributes,
      categoryNames: (product.categories[0] ?? []).map(({ categoryName }) => categoryName),
    },
    variant: { ...variant, stock: { quantity: stock } },
    price,
    totalBefore: null,
    priceBefore: line.unitPrice === price.unit.withTax ? null : line.unitPrice,
    customData: {
      pricePromotionKey: pricePromotionKey(variant, line.quantity),
      customText: line.customText,
      cPromo: line.cPromo,
      ffData: line.ffData,
    },
    displayData: line.displayData,
    itemGroup: line.itemGroup,
    promotionId: null,
    promotion: null,
  }
}
