import { CURRENCIES } from '@shop/domain/market/markets'
import type {
  AdvancedAttributes,
  AppliedReduction,
  Attributes,
  Product,
  Variant,
  VariantPrice,
} from '@shop/domain/product/product'
import type { ProductCard } from '@shop/domain/product/product-card'
import * as v from 'valibot'
import { EnergyLabelSchema } from './energy-label.ts'
import { ProductImageSchema } from './product-image.ts'

const text = v.string()
const number = v.number()
const orNull = <const S extends v.GenericSchema>(schema: S) => v.nullable(schema)
const currency = v.picklist(CURRENCIES)

export const AppliedReductionSchema: v.GenericSchema<AppliedReduction> = v.object({
  category: v.picklist(['sale', 'campaign', 'promotion', 'voucher']),
  type: v.picklist(['relative', 'absolute']),
  amount: v.object({ relative: number, absoluteWithTax: number }),
  promotionId: v.exactOptional(text),
})

export const VariantPriceSchema: v.GenericSchema<VariantPrice> = v.object({
  withTax: number,
  withoutTax: number,
  recommendedRetailPrice: orNull(number),
  tax: v.object({ vat: v.object({ amount: number, rate: number }) }),
  currencyCode: currency,
  reference: orNull(v.object({ withTax: number, unit: text, size: number })),
  appliedReductions: v.array(AppliedReductionSchema),
  lowestPriorPrice: orNull(number),
})

export const VariantSchema: v.GenericSchema<Variant> = v.object({
  id: number,
  referenceKey: text,
  label: text,
  gtin: v.exactOptional(text),
  price: VariantPriceSchema,
  stock: v.object({ quantity: number }),
  customData: v.object({
    KQPRI: v.object({
      BVC: number,
      deliveryDaysFrom: number,
      deliveryDaysTo: number,
      priceReference: orNull(number),
      scaleAmount1: orNull(number),
      scaleAmount2: orNull(number),
      scaleAmount3: orNull(number),
      scalePrice1: orNull(number),
      scalePrice2: orNull(number),
      scalePrice3: orNull(number),
      scaleUnit1: orNull(text),
      scaleUnit2: orNull(text),
      scaleUnit3: orNull(text),
      paybackFactor: orNull(number),
    }),
  }),
})

export const AttributesSchema: v.GenericSchema<Attributes> = v.record(
  text,
  v.object({
    key: text,
    label: text,
    multiSelect: v.boolean(),
    values: v.array(v.object({ id: orNull(number), label: text, value: text })),
  }),
)

export const AdvancedAttributesSchema: v.GenericSchema<AdvancedAttributes> = v.record(
  text,
  v.object({
    key: text,
    label: text,
    values: v.array(
      v.object({ fieldSet: v.array(v.array(v.object({ value: v.nullable(v.union([text, number])) }))) }),
    ),
  }),
)

const ProductCategorySchema = v.object({
  categoryId: number,
  categoryName: text,
  categorySlug: text,
  categoryUrl: text,
})

export const ProductSchema: v.GenericSchema<Product> = v.object({
  id: number,
  referenceKey: text,
  masterKey: text,
  seoUrl: orNull(text),
  name: text,
  brand: text,
  subbrand: orNull(text),
  description: text,
  images: v.array(ProductImageSchema),
  variants: v.array(VariantSchema),
  siblings: v.array(
    v.object({
      id: number,
      label: text,
      referenceKey: text,
      imageHash: text,
      image: orNull(ProductImageSchema),
      href: text,
      isActive: v.boolean(),
      advancedAttributes: AdvancedAttributesSchema,
      buyableVariant: v.boolean(),
      hasVariants: v.boolean(),
    }),
  ),
  attributes: AttributesSchema,
  advancedAttributes: AdvancedAttributesSchema,
  priceRange: orNull(v.object({ min: VariantPriceSchema, max: VariantPriceSchema })),
  colorsList: v.array(v.array(text)),
  categories: v.array(v.array(ProductCategorySchema)),
  collections: v.array(text),
  isActive: v.boolean(),
  isSoldOut: v.boolean(),
  isNew: v.boolean(),
  sale: orNull(text),
  promo: orNull(text),
  createdAt: text,
  updatedAt: text,
  firstLiveAt: text,
  customData: v.record(text, v.unknown()),
})

export const ProductCardSchema: v.GenericSchema<ProductCard> = v.object({
  id: number,
  referenceKey: text,
  name: text,
  brand: text,
  subbrand: orNull(text),
  href: text,
  images: v.array(ProductImageSchema),
  badges: v.array(v.object({ type: text, label: text, id: text })),
  rating: orNull(v.object({ average: number, count: number })),
  colorsList: v.array(v.array(text)),
  ffCampaign: v.exactOptional(text),
  price: orNull(
    v.object({
      amount: number,
      price: number,
      recommendedRetailPrice: orNull(number),
      referencePrice: orNull(number),
      lowestPriorPrice: orNull(number),
      discountPercent: number,
      unitPrice: orNull(v.object({ price: number, unit: text, amount: number })),
      currencyCode: currency,
      hasDifferentPrice: v.boolean(),
    }),
  ),
  delivery: orNull(
    v.object({ bvc: number, daysFrom: number, daysTo: number, varyingDeliveryTimes: v.boolean() }),
  ),
  energyLabel: orNull(EnergyLabelSchema),
  isSoldOut: v.boolean(),
  variantId: orNull(number),
  needsChoice: v.boolean(),
  variantCount: number,
  categoryNames: v.array(text),
})
