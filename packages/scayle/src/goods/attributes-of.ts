import type { AdvancedAttributes, Attributes } from '@shop/domain/product/product'
import { productSlug } from '@shop/domain/product-link/product-slug'
import type { WireAttributes, WireProduct, WireValue } from '../wire/wire-product.ts'

/** Attributes by key; a value without a name of its own is named by its label. */
export function attributesOf(wire: WireAttributes): Attributes {
  return Object.fromEntries(
    Object.entries(wire).flatMap(([key, attribute]) =>
      attribute
        ? [
            [
              key,
              {
                key: attribute.key,
                label: attribute.label,
                multiSelect: attribute.multiSelect,
                values: attribute.values.map((value) => ({
                  id: value.id ?? null,
                  label: value.label,
                  value: valueName(value),
                })),
              },
            ],
          ]
        : [],
    ),
  )
}

/** How a value is called in addresses. */
export function valueName({ value, label }: Pick<WireValue, 'value' | 'label'>): string {
  return value || productSlug(label)
}

/** What an attribute says in words, of several values the first; null without any. */
export function firstLabel(wire: WireAttributes, key: string): string | null {
  return wire[key]?.values[0]?.label ?? null
}

export function advancedAttributesOf(wire: WireProduct['advancedAttributes']): AdvancedAttributes {
  return Object.fromEntries(
    Object.entries(wire).flatMap(([key, attribute]) =>
      attribute
        ? [
            [
              key,
              {
                key: attribute.key,
                label: attribute.label,
                values: attribute.values.map(({ fieldSet }) => ({
                  fieldSet: fieldSet.map((fields) => fields.map(({ value }) => ({ value: value ?? null }))),
                })),
              },
            ],
          ]
        : [],
    ),
  )
}
