/**
 * Pages that every shop owes its shoppers in each country and language, without locale prefix: who sells, on which
 * terms, how to withdraw, what becomes of data, what sending and paying costs, how everybody can use the shop.
 *
 * @see eu-duties C-01, C-07, C-12, C-19b, C-21, C-27, C-35
 */
export const OWED_PAGES = [
  { path: '/impressum/', what: 'the imprint' },
  { path: '/agb/', what: 'the terms of sale' },
  { path: '/widerruf/', what: 'the withdrawal text with its model form' },
  { path: '/datenschutz/', what: 'the privacy notice' },
  { path: '/cookies/', what: 'the list of cookies' },
  { path: '/barrierefreiheit/', what: 'the accessibility statement' },
  { path: '/versand/', what: 'the shipping costs' },
  { path: '/zahlung/', what: 'the ways to pay' },
  { path: '/rueckgabe/', what: 'how to return goods' },
  { path: '/ruecknahme/', what: 'the take-back of old devices and batteries' },
] as const
