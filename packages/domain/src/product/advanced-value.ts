import type { AdvancedAttributes, Attributes } from './product.ts'

/** The value of an advanced attribute, `values[0].fieldSet[0][0].value`; null when any of it is missing. @see spec §3 */
export function advancedValue(attributes: AdvancedAttributes, key: string): string | number | null {
  return attributes[key]?.values[0]?.fieldSet[0]?.[0]?.value ?? null
}

/** As much of raw attributes as their values, of one language or of a stored product. */
export type AttributeValues = Attributes | Readonly<Record<string, { values: readonly { value: string }[] }>>

/** The first value of a raw attribute, or null. */
export function attributeValue(attributes: AttributeValues, key: string): string | null {
  return attributes[key]?.values[0]?.value ?? null
}
