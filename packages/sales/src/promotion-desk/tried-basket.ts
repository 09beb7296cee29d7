import type { ParsedCommandInput } from '@shop/api-client/office/define-command'
import type { TriedBasket, tryPromotion } from '@shop/api-client/office/promotion-commands'
import type { PromotionRecord } from '@shop/api-client/office/promotion-record'
import { type MerchandisingContext, shelfOf } from '@shop/catalogue/merchandising/merchandising-context'
import { localisedPromotion } from '@shop/catalogue/promotions/localised-promotion'
import type { BasketItem } from '@shop/domain/basket/basket'
import { giftChanges } from '@shop/domain/basket/gift-changes'
import type { BasketLine } from '@shop/domain/basket/lines/basket-line'
import { type AssembledBasket, assembledBasket } from '@shop/domain/checkout/assembled-basket'
import { unitPriceAt } from '@shop/domain/price/scale-price'
import { isPriceBound } from '@shop/domain/promotion/is-price-bound'
import type { Promotion } from '@shop/domain/promotion/promotion'
import { plainCode } from '@shop/domain/promotion/promotions-in-turn'
import { orderableUnits } from '@shop/domain/quantity/orderable-units'
import { unitsOf } from '@shop/domain/quantity/units-of'
import type { Shop } from '@shop/domain/shop/shop'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { stockFor } from '../basket/basket-store.ts'
import type { OfficeContext } from '../office/office-context.ts'
import { openPromotions } from '../promotions/open-promotions.ts'

type Sample = ParsedCommandInput<typeof tryPromotion>
type Context = MerchandisingContext & Pick<OfficeContext, 'shopOf'>
type Made = AssembledBasket & { promotions: readonly Promotion[] }

/** Nobody: orders, limits and baskets of shoppers have nothing to do with a sample. */
const NOBODY = 'sample'
/** What stands for the code of a voucher that has one for each shopper. */
const SAMPLE_CODE = 'SAMPLE'

/**
 * What the rules of the shop make of a sample basket: the same that makes every shopper's basket, with a promotion as it
 * is written down beside all others. Nothing is kept.
 */
export async function triedBasket(context: Context, sample: Sample): Promise<TriedBasket> {
  const shop = await context.shopOf(sample.locale)
  if (shop === null) throw new CommandRefusal(`This shop does not sell in ${sample.locale}.`)
  const made = await assembledSample(context, shop, sample)
  return shownSample(made, shop)
}

async function assembledSample(context: Context, shop: Shop, sample: Sample): Promise<Made> {
  const { sql } = context
  const catalogue = await shelfOf(context, sample.locale)
  const now = sample.at === null ? context.now : new Date(sample.at)
  const codes = [...sample.codes, ...codesOf(sample.draft)].filter((code) => code !== '').map(plainCode)
  const owner = { shopId: shop.shopId, userId: NOBODY }
  const stored = await openPromotions(sql, {
    market: shop.market,
    codes,
    owner,
    customer: async () => null,
  })
  const promotions = withDraft(stored.promotions, sample.draft, shop)
  const lines = sample.lines.map((line, index) => plainLine({ ...line, key: `line-${index}` }))
  const ids = [...new Set([...lines.map(({ variantId }) => variantId), ...laidIn(promotions)])]
  const variants = await catalogue.variants(ids)
  const stock = await stockFor(sql, owner, ids)
  const make = (all: readonly BasketLine[]) =>
    assembledBasket({
      shop,
      variants,
      userId: NOBODY,
      head: { version: 0, codes: [...new Set(codes)] },
      lines: all.map((line) => {
        const variant = variants.get(line.variantId)?.variant
        return variant ? { ...line, unitPrice: unitPriceAt(variant, line.quantity) } : line
      }),
      stock,
      open: { promotions, usage: stored.usage },
      cards: [],
      now,
    })

  const first = make(lines)
  const { added } = giftChanges({
    items: first.basket.items,
    offers: first.promoted.gifts,
    declined: [],
    roomFor(variantId) {
      const found = variants.get(variantId)
      if (!found || isPriceBound(found.product, shop.company)) return 0
      return orderableUnits(found, stock.get(variantId) ?? 0) - unitsOf(lines, variantId)
    },
  })
  const gifts = added.map(({ promotionId, ...line }, index) => ({
    ...plainLine({ ...line, key: `gift-${index}` }),
    cPromo: { promotionId },
  }))
  return { ...(gifts.length === 0 ? first : make([...lines, ...gifts])), promotions }
}

function codesOf(draft: PromotionRecord | null): string[] {
  return [draft?.code ?? '', draft?.needsCode ? SAMPLE_CODE : '']
}

/** The draft counts as switched on, since that is what is tried. */
function withDraft(
  promotions: readonly Promotion[],
  draft: PromotionRecord | null,
  shop: Shop,
): readonly Promotion[] {
  if (draft === null) return promotions
  const written = localisedPromotion(draft, shop.market)
  const tried = { ...written, isActive: true, code: draft.needsCode ? SAMPLE_CODE : written.code }
  return [...promotions.filter(({ id }) => id !== draft.id), tried]
}

function laidIn(promotions: readonly Promotion[]): number[] {
  return promotions.flatMap(({ effect }) =>
    (effect.type === 'tiered' ? effect.tiers.map((tier) => tier.effect) : [effect]).flatMap((one) =>
      one.type === 'automatic_gift' ? [one.variantId] : [],
    ),
  )
}

function plainLine(line: Pick<BasketLine, 'key' | 'variantId' | 'quantity'>): BasketLine {
  return {
    ...line,
    customText: null,
    cPromo: null,
    ffData: null,
    displayData: {},
    itemGroup: null,
    isSaved: false,
    unitPrice: 0,
  }
}

function shownSample({ basket, promoted, promotions }: Made, { market }: Shop): TriedBasket {
  const byId = new Map(promotions.map((promotion) => [promotion.id, promotion]))
  const named = (promotionId: string) => ({
    promotionId,
    name: byId.get(promotionId)?.name ?? promotionId,
    code: byId.get(promotionId)?.code ?? null,
  })
  return {
    currency: market.currency,
    totals: promoted.totals,
    lines: basket.items.map((item) => shownLine(item, byId)),
    working: basket.promotions.map(({ id, reduction }) => ({ ...named(id), amount: reduction })),
    idle: promoted.outcomes
      .filter(({ isValid }) => !isValid)
      .map(({ promotionId, failedConditions }) => ({
        ...named(promotionId),
        reasons: failedConditions.map(({ key }) => key),
      })),
    missing: promoted.messages.map((message) => ({
      promotionId: message.promotionId,
      name: named(message.promotionId).name,
      amount: message.kind === 'missing_amount' ? message.amount : null,
      quantity: message.kind === 'missing_quantity' ? message.quantity : null,
    })),
    choices: promoted.gifts
      .filter(({ isAutomatic, earned, taken }) => !isAutomatic && earned > taken)
      .map(({ promotionId, earned, taken }) => ({
        promotionId,
        name: named(promotionId).name,
        units: earned - taken,
      })),
    unknownCodes: promoted.unknownCodes,
  }
}

function shownLine(item: BasketItem, byId: ReadonlyMap<string, Promotion>): TriedBasket['lines'][number] {
  const { product, quantity, price, totalBefore, promotionId, status } = item
  const total = price.total.withTax
  return {
    name: product.name,
    quantity,
    before: totalBefore ?? total,
    total,
    isGift: promotionId !== null,
    isUnavailable: status !== 'available',
    reductions: price.total.appliedReductions.flatMap((reduction) =>
      reduction.promotionId === undefined
        ? []
        : [
            {
              name: byId.get(reduction.promotionId)?.name ?? reduction.promotionId,
              amount: reduction.amount.absoluteWithTax,
            },
          ],
    ),
  }
}
