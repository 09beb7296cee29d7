import { LARGEST_INTEGER } from '@shop/domain/form/largest-integer'
import { LOCALES } from '@shop/domain/market/markets'
import { plainCode } from '@shop/domain/promotion/promotions-in-turn'
import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_INTEGER))
const instant = v.pipe(v.string(), v.isoTimestamp())
const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]{1,64}$/))
/** A word in every language; regional texts fall back to them. */
const localised = v.object({ de: text, fr: text, nl: text })

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_INTEGER))
const minorUnits = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_INTEGER))
/** Minor units of every currency alike, or of each one. */
const amount = v.union([minorUnits, v.strictObject({ EUR: minorUnits, CHF: minorUnits })])

const discount = {
  discountType: v.picklist(['relative', 'absolute']),
  /** Percent, or minor units. */
  discountValue: amount,
}
const maxCountType = v.picklist(['per_eligible_items_quantity', 'per_basket'])

export const SingleEffectRecord = v.pipe(
  v.variant('type', [
    v.strictObject({ type: v.literal('automatic_discount'), ...discount }),
    v.strictObject({
      type: v.literal('buy_x_get_y'),
      eligibleItemsQuantity: count,
      ...discount,
      applicableItemSelectionType: v.picklist(['cheapest', 'variant_ids']),
      maxCount: count,
      maxCountType,
      variantIds: v.array(id),
    }),
    v.strictObject({ type: v.literal('automatic_gift'), variantId: id, quantity: count }),
    v.strictObject({
      type: v.literal('combo_deal'),
      price: amount,
      eligibleItemsQuantity: count,
      maxCountType,
    }),
  ]),
  v.check(
    (effect) =>
      !('discountType' in effect) ||
      effect.discountType === 'absolute' ||
      (typeof effect.discountValue === 'number' && effect.discountValue >= 1 && effect.discountValue <= 100),
    'A discount in percent lies between 1 and 100.',
  ),
  v.check(
    (effect) =>
      effect.type !== 'buy_x_get_y' ||
      (effect.applicableItemSelectionType === 'variant_ids') === effect.variantIds.length > 0,
    'variantIds names what can be chosen, and is empty when the cheapest are reduced.',
  ),
)

const EffectRecord = v.union([
  SingleEffectRecord,
  v.strictObject({
    type: v.literal('tiered'),
    tiers: v.pipe(
      v.array(v.strictObject({ id: key, name: localised, mov: amount, effect: SingleEffectRecord })),
      v.minLength(1),
      v.check(
        (tiers) => new Set(tiers.map((tier) => tier.id)).size === tiers.length,
        'Tiers have different ids.',
      ),
    ),
  }),
])

export const ConditionRecord = v.variant('key', [
  v.strictObject({
    level: v.literal('item'),
    key: v.literal('category'),
    categoryIds: v.pipe(v.array(id), v.minLength(1)),
  }),
  v.strictObject({
    level: v.literal('item'),
    key: v.literal('brand'),
    brands: v.pipe(v.array(text), v.minLength(1)),
  }),
  v.strictObject({
    level: v.literal('item'),
    key: v.literal('product'),
    productIds: v.pipe(v.array(id), v.minLength(1)),
  }),
  v.strictObject({ level: v.literal('item'), key: v.literal('excludes_sale') }),
  v.strictObject({ level: v.literal('global'), key: v.literal('minimum_value'), value: amount }),
  v.strictObject({ level: v.literal('global'), key: v.literal('minimum_quantity'), quantity: count }),
  v.strictObject({
    level: v.literal('global'),
    key: v.literal('locale'),
    locales: v.pipe(v.array(v.picklist(LOCALES)), v.minLength(1)),
  }),
  v.strictObject({ level: v.literal('global'), key: v.literal('usage_limit'), uses: count }),
  v.strictObject({ level: v.literal('global'), key: v.literal('usage_limit_per_customer'), uses: count }),
])

/** A code that a shopper can type: letters, digits and dashes, kept as it is compared. */
export const voucherCode = v.pipe(
  v.string(),
  v.transform(plainCode),
  v.regex(/^[A-Z0-9ÄÖÜ][A-Z0-9ÄÖÜ-]{2,39}$/, 'A code has 3 to 40 letters, digits and dashes.'),
)

/**
 * A promotion, or with a code a voucher, as imported. `needsCode` without a `code` is a voucher with a code for each
 * shopper.
 *
 * @see domain/promotion/promotion.ts for what the fields mean
 */
export const PromotionRecord = v.pipe(
  v.strictObject({
    id: key,
    code: v.optional(v.nullable(voucherCode), null),
    needsCode: v.optional(v.boolean(), false),
    name: localised,
    schedule: v.optional(v.strictObject({ from: v.nullable(instant), to: v.nullable(instant) }), {
      from: null,
      to: null,
    }),
    isActive: v.optional(v.boolean(), true),
    priority: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_INTEGER)),
    combinability: v.picklist(['never', 'with_promotions', 'always']),
    conditions: v.array(ConditionRecord),
    effect: EffectRecord,
  }),
  v.check(
    ({ code, needsCode }) => code === null || !needsCode,
    'needsCode means codes of its own: leave out code.',
  ),
  v.check(
    ({ schedule: { from, to } }) => from === null || to === null || from < to,
    'The schedule ends before it begins.',
  ),
)
export type PromotionRecord = v.InferOutput<typeof PromotionRecord>
