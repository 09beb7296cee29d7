import type { Country, Language } from '@shop/domain/market/markets'

/** An address that somebody may mean; what is not known of it is null. */
export type SuggestedAddress = {
  street: string
  houseNumber: string | null
  zip: string
  city: string
}

/** What somebody has typed of an address so far. */
export type TypedAddress = {
  country: Country
  language: Language
  street: string
  /** Empty while nothing is typed. */
  zip: string
  city: string
}

/** Towns and streets of the countries that the shops deliver to: it helps to type, and never decides. */
export type AddressDirectory = {
  /** Towns of a postal code (see `townCode`), the likeliest first; none for a code that it does not know. */
  towns: (where: { country: Country; code: string; language: Language }) => Promise<readonly string[]>
  /** Whole addresses for the beginning of a street; null for a directory without streets. */
  suggest: ((typed: TypedAddress) => Promise<readonly SuggestedAddress[]>) | null
}
