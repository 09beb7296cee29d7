import type {
  BasketGiftCard,
  BasketGiftOffer,
  BasketMessage,
  BasketPromotion,
  BasketVoucher,
} from '@shop/domain/basket/basket-offers'
import * as v from 'valibot'
import { ProductCardSchema } from './product.ts'

const text = v.string()
const number = v.number()

export const BasketVoucherSchema: v.GenericSchema<BasketVoucher> = v.object({
  code: text,
  promotionId: text,
  name: text,
  isValid: v.boolean(),
  reason: v.nullable(text),
  reduction: number,
})

export const BasketGiftCardSchema: v.GenericSchema<BasketGiftCard> = v.object({
  id: text,
  maskedCode: text,
  balance: number,
  applied: number,
  reason: v.nullable(text),
})

export const BasketPromotionSchema: v.GenericSchema<BasketPromotion> = v.object({
  id: text,
  name: text,
  code: v.nullable(text),
  reduction: number,
})

const RewardSchema = v.object({
  type: v.picklist(['automatic_discount', 'buy_x_get_y', 'automatic_gift', 'combo_deal']),
  discountType: v.nullable(v.picklist(['relative', 'absolute'])),
  discountValue: v.nullable(number),
  price: v.nullable(number),
})

export const BasketMessageSchema: v.GenericSchema<BasketMessage> = v.intersect([
  v.variant('kind', [
    v.object({ promotionId: text, kind: v.literal('missing_quantity'), quantity: number }),
    v.object({
      promotionId: text,
      kind: v.literal('missing_amount'),
      amount: number,
      tierId: v.nullable(text),
    }),
  ]),
  v.object({ name: text, reward: RewardSchema }),
])

export const BasketGiftOfferSchema: v.GenericSchema<BasketGiftOffer> = v.object({
  promotionId: text,
  name: text,
  count: number,
  variantIds: v.array(number),
  cards: v.array(
    v.object({
      card: ProductCardSchema,
      variantId: number,
      variantLabel: text,
      before: number,
      price: number,
      availableQuantity: number,
    }),
  ),
})
