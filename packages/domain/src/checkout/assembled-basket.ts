import { appliedOffers } from '../basket/applied-offers.ts'
import type { Basket } from '../basket/basket.ts'
import { basketCost } from '../basket/basket-cost.ts'
import { basketKey } from '../basket/basket-key.ts'
import type { BasketGiftCard } from '../basket/basket-offers.ts'
import type { BasketLine } from '../basket/lines/basket-line.ts'
import { shownItem } from '../basket/lines/shown-item.ts'
import { promotedItems } from '../basket/promoted-items.ts'
import { withAvailability } from '../basket/with-availability.ts'
import type { ProductVariant } from '../product/product-variant.ts'
import { voucherKind } from '../product-detail/voucher-kind.ts'
import type { PromotionInput } from '../promotion/promotion-input.ts'
import type { PromotedBasket } from '../promotion/promotion-result.ts'
import { orderableUnits } from '../quantity/orderable-units.ts'
import { shippingFacts } from '../shipping/line-shipping.ts'
import { shippingProgress } from '../shipping/shipping-cost.ts'
import type { Shop } from '../shop/shop.ts'
import { appliedCards } from './applied-cards.ts'
import { basketPackages } from './basket-packages.ts'
import { basketTotals } from './basket-totals.ts'
import { earnedPoints } from './earned-points.ts'

export type BasketParts = {
  shop: Shop
  /** What the lines name, by variant id. */
  variants: ReadonlyMap<number, ProductVariant>
  userId: string
  /** `codes` are plain. */
  head: { version: number; codes: readonly string[] }
  /** All lines, those that were put aside among them. */
  lines: readonly BasketLine[]
  /** Units per variant, as the database has them now. */
  stock: ReadonlyMap<number, number>
  open: Pick<PromotionInput, 'promotions' | 'usage'>
  /** Gift cards in the order in which they pay. */
  cards: readonly UsableCard[]
  now: Date
}

/** A gift card with what it could pay here and now: its balance, or nothing. Minor units. */
export type UsableCard = Omit<BasketGiftCard, 'applied'> & { payable: number }

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
  const shipping = shippingProgress(shippingFacts(orderable, cost.withTax), shop.shipping)
  const { reductions, ...offers } = appliedOffers(head.codes, {
    promoted,
    promotions: open.promotions,
    items: orderable,
  })
  const totals = basketTotals(shop, orderable, {
    shipping: orderable.length > 0 ? shipping.cost : 0,
    fee: 0,
    paymentCode: null,
    reductions,
    giftcard: parts.cards.reduce((sum, card) => sum + card.payable, 0),
    // A signed-in customer decides at the checkout whether the balance pays.
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
      paybackPoints: shop.features.payback ? earnedPoints(orderable, variants, shop.company) : null,
    },
  }
}
