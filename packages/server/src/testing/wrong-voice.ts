import type { Language } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'

/** A word, not a part of one: `\b` knows no é. */
const word = (words: string, flags = 'iu') => new RegExp(`(?<![\\p{L}’-])(?:${words})(?![\\p{L}-])`, flags)

/** French says vous in every shop. @see docs/decisions/0002-how-each-brand-addresses.md */
const FRENCH = word('tu|toi|tes|ton|ta|t’\\p{L}+')

/** Words of the other voice, which a shop must not use. German capitals matter: `sie` and `ihr` are no address. */
export const WRONG_VOICE: Record<Brand['address'], Record<Language, RegExp>> = {
  formal: {
    de: word('du|dich|dir|dein(?:e[mnrs]?)?|euch|eu(?:re|er)[mnrs]?'),
    fr: FRENCH,
    nl: word('je|jij|jou|jouw|jullie'),
  },
  informal: {
    // `Sie ist angekommen` begins a sentence about a letter: a verb in the singular addresses nobody.
    de: word('Sie(?! \\p{L}+t\\b| ist\\b| wird\\b)|Ihnen|Ihr(?:e[mnrs]?)?', 'u'),
    fr: FRENCH,
    nl: word('u|uw|uzelf'),
  },
}
