import { isHouseNumberInStreet } from '@shop/domain/address/address-limits'
import type { Country } from '@shop/domain/market/markets'
import type { AddressValues } from './address-fields.ts'

/** An address that somebody may mean. */
export type AddressSuggestion = { street: string; houseNumber: string | null; zip: string; city: string }

/** Knows towns and streets. It helps to type and never fails: where it does not know, it has nothing. */
export type AddressHelp = {
  towns: (where: { country: Country; zip: string }) => Promise<readonly string[]>
  /** For the beginning of a street; nothing from shops without a directory of streets. */
  suggest: (
    typed: { country: Country; street: string; zip: string; city: string },
    signal: AbortSignal,
  ) => Promise<readonly AddressSuggestion[]>
}

/** How a suggestion reads in a list, as people of the country write an address. */
export function suggestionText(suggestion: AddressSuggestion, country: Country): string {
  const { street, houseNumber } = filledBy(suggestion, country)
  return `${[street, houseNumber].filter(Boolean).join(' ')}, ${suggestion.zip} ${suggestion.city}`
}

/** What a suggestion fills in; a number that was typed already stays where the suggestion has none. */
export function filledBy(
  { street, houseNumber, zip, city }: AddressSuggestion,
  country: Country,
): Pick<AddressValues, 'street' | 'zip' | 'city'> & { houseNumber: string | null } {
  const line = [street, houseNumber].filter(Boolean)
  // In France the number comes first.
  if (country === 'FR') line.reverse()
  return isHouseNumberInStreet(country)
    ? { street: line.join(' '), houseNumber: null, zip, city }
    : { street, houseNumber, zip, city }
}
