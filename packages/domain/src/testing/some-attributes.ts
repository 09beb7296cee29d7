import type { AdvancedAttributes, Attributes } from '../product/product.ts'

/** Raw attributes with one value each, which is label and value at once. */
export function someAttributes(values: Record<string, string>): Attributes {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      { key, label: key, multiSelect: false, values: [{ id: null, label: value, value }] },
    ]),
  )
}

/** Advanced attributes with one field each. */
export function someAdvancedAttributes(values: Record<string, string | number | null>): AdvancedAttributes {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      { key, label: key, values: [{ fieldSet: [[{ value }]] }] },
    ]),
  )
}
