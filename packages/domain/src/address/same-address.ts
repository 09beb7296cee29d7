import type { Address } from './address.ts'

/** Two addresses that say the same, whatever order their fields are in. */
export function isSameAddress(one: Address, other: Address): boolean {
  const fields = Object.keys({ ...one, ...other }) as (keyof Address)[]
  return fields.every((field) => (one[field] ?? null) === (other[field] ?? null))
}
