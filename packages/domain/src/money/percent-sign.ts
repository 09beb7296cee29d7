import type { Language } from '../market/markets.ts'

/** The sign behind a rate, with the space at which no line breaks; Dutch sets it close. Intl has none for Switzerland. */
export const PERCENT_SIGN: Record<Language, string> = { de: '\u00a0%', fr: '\u00a0%', nl: '%' }
