import type { AdvancedAttributes, Attributes } from './product.ts'

/** The value of an advanced attribute, `values[0].fieldSet[0][0].value`; null when any of it is missing. @see spec §3 */
export function advancedValue(attributes: AdvancedAttributes, key: string): string | number | null {
  return attributes[key]?.values[0]?.fieldSet[0]?.[0]?.value ?? null
}

/** The first value of a raw attribute, or null. */
export function attributeValue(attributes: Attributes, key: string): string | null {
  return attributes[key]?.values[0]?.value ?? null
}
