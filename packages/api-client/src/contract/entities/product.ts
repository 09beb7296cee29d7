import { CURRENCIES } from '@shop/domain/market/markets'
import type { AdvancedAttributes, Attributes, Product } from '@shop/domain/product/product'
import type { CardColour, ProductCard } from '@shop/domain/product/product-card'
import * as v from 'valibot'
import { EnergyLabelSchema } from './energy-label.ts'
import { ProductImageSchema } from './product-image.ts'
import { VariantSchema } from './variant.ts'
import { VariantPriceSchema } from './variant-price.ts'

const text = v.string()
const number = v.number()
const orNull = <const S extends v.GenericSchema>(schema: S) => v.nullable(schema)
const currency = v.picklist(CURRENCIES)

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

export const ProductSchema: v.GenericSchema<unknown, Product> = v.object({
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

const CardPriceSchema = v.object({
  amount: number,
  price: number,
  recommendedRetailPrice: orNull(number),
  referencePrice: orNull(number),
  lowestPriorPrice: orNull(number),
  discountPercent: number,
  unitPrice: orNull(v.object({ price: number, unit: text, amount: number })),
  currencyCode: currency,
  hasDifferentPrice: v.boolean(),
  isUntaxed: v.exactOptional(v.boolean()),
})

/** What each colour of a family has for itself. */
const face = {
  href: text,
  referenceKey: text,
  name: text,
  images: v.array(ProductImageSchema),
  badges: v.array(v.object({ type: text, label: text, id: text })),
  price: orNull(CardPriceSchema),
  delivery: orNull(
    v.object({ bvc: number, daysFrom: number, daysTo: number, varyingDeliveryTimes: v.boolean() }),
  ),
  energyLabel: orNull(EnergyLabelSchema),
  isSoldOut: v.boolean(),
  variantId: orNull(number),
  needsChoice: v.boolean(),
  variantCount: number,
}
const faceNotes = {
  ecoNote: v.exactOptional(text),
  recallNote: v.exactOptional(text),
  isReadFirst: v.exactOptional(v.boolean()),
}

const CardColourSchema: v.GenericSchema<CardColour> = v.object({
  id: number,
  label: text,
  swatch: v.array(text),
  href: v.exactOptional(face.href),
  referenceKey: v.exactOptional(face.referenceKey),
  name: v.exactOptional(face.name),
  images: v.exactOptional(face.images),
  badges: v.exactOptional(face.badges),
  price: v.exactOptional(face.price),
  delivery: v.exactOptional(face.delivery),
  energyLabel: v.exactOptional(face.energyLabel),
  isSoldOut: v.exactOptional(face.isSoldOut),
  variantId: v.exactOptional(face.variantId),
  needsChoice: v.exactOptional(face.needsChoice),
  variantCount: v.exactOptional(face.variantCount),
  ...faceNotes,
})

export const ProductCardSchema: v.GenericSchema<ProductCard> = v.object({
  ...face,
  ...faceNotes,
  id: number,
  brand: text,
  subbrand: orNull(text),
  rating: orNull(v.object({ average: number, count: number })),
  colorsList: v.array(v.array(text)),
  colours: v.exactOptional(v.array(CardColourSchema)),
  moreColours: v.exactOptional(number),
  ffCampaign: v.exactOptional(text),
  isFurniture: v.exactOptional(v.boolean()),
  categoryNames: v.array(text),
})
