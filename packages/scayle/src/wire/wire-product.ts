import * as v from 'valibot'
import { maybe, text, wholeId } from './wire-parts.ts'
import { WireLowestPrior, WirePrice } from './wire-price.ts'

const Value = v.object({ id: v.nullish(v.number()), label: text, value: v.nullish(text) })
export type WireValue = v.InferOutput<typeof Value>

/** One value or several, as `multiSelect` says; an attribute without a value has none. */
const Values = v.union([
  v.array(Value),
  v.pipe(
    Value,
    v.transform((one) => [one]),
  ),
  v.pipe(
    v.null(),
    v.transform((): WireValue[] => []),
  ),
])

export const WireAttributes = v.nullish(
  v.record(text, v.nullish(v.object({ key: text, label: text, multiSelect: v.boolean(), values: Values }))),
  {},
)
export type WireAttributes = v.InferOutput<typeof WireAttributes>

const WireAdvancedAttributes = v.nullish(
  v.record(
    text,
    v.nullish(
      v.object({
        key: text,
        label: text,
        values: v.array(
          v.object({
            fieldSet: v.array(v.array(v.looseObject({ value: v.nullish(v.union([text, v.number()])) }))),
          }),
        ),
      }),
    ),
  ),
  {},
)

/** Free data of a tenant; an empty one comes as a list from some versions. */
const CustomData = v.fallback(v.record(text, v.unknown()), {})

export const WireVariant = v.object({
  id: wholeId,
  referenceKey: text,
  price: WirePrice,
  stock: v.object({
    quantity: v.pipe(v.number(), v.integer()),
    isSellableWithoutStock: v.nullish(v.boolean(), false),
    expectedAvailabilityAt: maybe(text),
  }),
  attributes: WireAttributes,
  lowestPriorPrice: maybe(WireLowestPrior),
  customData: CustomData,
})
export type WireVariant = v.InferOutput<typeof WireVariant>

const product = {
  id: wholeId,
  referenceKey: text,
  masterKey: text,
  isActive: v.boolean(),
  isSoldOut: v.boolean(),
  isNew: v.boolean(),
  createdAt: text,
  updatedAt: text,
  firstLiveAt: maybe(text),
  images: v.array(v.object({ hash: v.pipe(text, v.minLength(1)), url: v.nullish(text) })),
  attributes: WireAttributes,
  advancedAttributes: WireAdvancedAttributes,
  variants: v.nullish(v.array(WireVariant), []),
  categories: v.nullish(
    v.array(
      v.array(v.object({ categoryId: wholeId, categoryName: text, categorySlug: text, categoryUrl: text })),
    ),
    [],
  ),
  customData: CustomData,
}

const WireSibling = v.object(product)
export type WireSibling = v.InferOutput<typeof WireSibling>

export const WireProduct = v.object({ ...product, siblings: v.nullish(v.array(WireSibling), []) })
export type WireProduct = v.InferOutput<typeof WireProduct>
