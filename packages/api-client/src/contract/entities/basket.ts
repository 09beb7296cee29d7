import type { Basket, BasketItem } from '@shop/domain/basket/basket'
import type { OrderTotals } from '@shop/domain/basket/totals'
import { CURRENCIES } from '@shop/domain/market/markets'
import type { LineFacts } from '@shop/domain/product/line-facts'
import * as v from 'valibot'
import {
  BasketGiftCardSchema,
  BasketGiftOfferSchema,
  BasketMessageSchema,
  BasketPromotionSchema,
  BasketVoucherSchema,
} from './basket-offers.ts'
import { EnergyLabelSchema } from './energy-label.ts'
import { AdvancedAttributesSchema, AttributesSchema } from './product.ts'
import { ProductImageSchema } from './product-image.ts'
import { VariantSchema } from './variant.ts'
import { AppliedReductionSchema } from './variant-price.ts'

const text = v.string()
const number = v.number()
const currency = v.picklist(CURRENCIES)

const ItemPriceSchema = v.object({
  withTax: number,
  withoutTax: number,
  recommendedRetailPrice: v.nullable(number),
  appliedReductions: v.array(AppliedReductionSchema),
  currencyCode: currency,
})

export const DateRangeSchema = v.object({ min: text, max: text })

export const TotalsSchema: v.GenericSchema<OrderTotals> = v.object({
  items: number,
  shipping: number,
  fee: number,
  reduction: number,
  reductions: v.array(v.object({ promotionId: text, name: text, code: v.nullable(text), amount: number })),
  giftcard: number,
  balance: number,
  rounding: number,
  total: number,
  vat: v.array(v.object({ rate: number, base: number, amount: number })),
})

const LineFactsSchema: v.GenericSchema<LineFacts> = v.object({
  essentials: v.array(text),
  warnings: v.array(text),
  ageFrom: v.nullable(number),
  energyLabel: v.nullable(EnergyLabelSchema),
  ecoParticipation: v.exactOptional(number),
  asksForOldDevice: v.boolean(),
  takesOldDevice: v.exactOptional(v.literal(true)),
})

export const BasketItemSchema: v.GenericSchema<unknown, BasketItem> = v.object({
  key: text,
  quantity: number,
  availableQuantity: number,
  status: v.picklist(['available', 'unavailable', 'deleted']),
  reason: v.nullable(text),
  product: v.object({
    id: number,
    referenceKey: text,
    name: text,
    brand: text,
    subbrand: v.nullable(text),
    seoUrl: v.nullable(text),
    images: v.array(ProductImageSchema),
    attributes: AttributesSchema,
    advancedAttributes: AdvancedAttributesSchema,
    categoryNames: v.array(text),
  }),
  variant: VariantSchema,
  facts: v.exactOptional(LineFactsSchema),
  price: v.object({ unit: ItemPriceSchema, total: ItemPriceSchema }),
  totalBefore: v.nullable(number),
  givenUnits: v.exactOptional(number),
  priceBefore: v.nullable(number),
  customData: v.object({
    pricePromotionKey: v.nullable(text),
    customText: v.nullable(v.record(text, text)),
    cPromo: v.nullable(v.object({ promotionId: text })),
    ffData: v.nullable(v.object({ ffCampaign: text })),
    gift: v.exactOptional(v.object({ itemKey: text, from: v.exactOptional(text) })),
  }),
  displayData: v.record(text, v.object({ key: text, label: text, value: text })),
  itemGroup: v.nullable(v.object({ id: text, isMainItem: v.boolean(), isRequired: v.boolean() })),
  promotionId: v.nullable(text),
  promotion: v.nullable(v.object({ isValid: v.boolean(), id: text, effect: v.object({ type: text }) })),
})

export const BasketSchema: v.GenericSchema<unknown, Basket> = v.object({
  key: text,
  version: number,
  currencyCode: currency,
  items: v.array(BasketItemSchema),
  cost: v.object({
    currencyCode: currency,
    withTax: number,
    withoutTax: number,
    tax: v.object({ vat: v.object({ amount: number }) }),
    appliedReductions: v.array(AppliedReductionSchema),
  }),
  totals: TotalsSchema,
  shipping: v.object({
    cost: number,
    freeFrom: v.nullable(number),
    missing: v.nullable(number),
    freight: v.boolean(),
  }),
  packages: v.array(v.object({ id: number, carrierKey: text, deliveryDate: DateRangeSchema })),
  vouchers: v.array(BasketVoucherSchema),
  giftCards: v.array(BasketGiftCardSchema),
  promotions: v.array(BasketPromotionSchema),
  messages: v.array(BasketMessageSchema),
  gifts: v.array(BasketGiftOfferSchema),
  saved: v.array(BasketItemSchema),
  paybackPoints: v.nullable(number),
})
