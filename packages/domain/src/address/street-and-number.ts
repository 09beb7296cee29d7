import type { Country } from '../market/markets.ts'
import { isHouseNumberInStreet } from './address-limits.ts'

/**
 * Street and house number, which most systems keep in one line; where people write them so, they stay there, and a line
 * without a number stays as it is.
 *
 * @see product §7
 */
export function streetAndNumber(
  line: string,
  country: Country,
): { street: string; houseNumber: string | null } {
  const street = line.trim().replaceAll(/\s+/g, ' ')
  if (isHouseNumberInStreet(country)) return { street, houseNumber: null }
  const [, name, number] = /^(.*\D)\s(\d+\s?[a-zA-Z]?(?:\s?[-/+]\s?\d*\s?[a-zA-Z]?)?)$/.exec(street) ?? []
  return name === undefined || number === undefined
    ? { street, houseNumber: null }
    : { street: name.replace(/,$/, '').trim(), houseNumber: number.replaceAll(/\s/g, '') }
}
