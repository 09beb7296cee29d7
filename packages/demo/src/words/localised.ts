import type { Localised } from '@shop/engine/records/catalogue-record'

/** One text in the three languages of the shops, in the order de, fr, nl. */
export function t(de: string, fr: string, nl: string): Localised {
  return { de, fr, nl }
}

/** A name, a number or a measure that is spelt alike everywhere. */
export function same(text: string): Localised {
  return { de: text, fr: text, nl: text }
}
