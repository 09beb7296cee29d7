import { EDITORS_PAGES } from '../link/editors-pages.ts'

/**
 * Pages that the law requires of every shop in each country and language, without locale prefix.
 *
 * @see eu-duties C-01, C-07, C-12, C-19b, C-21, C-27, C-35
 */
export const LEGAL_PAGES = [
  { path: EDITORS_PAGES.imprint, what: 'the imprint' },
  { path: EDITORS_PAGES.terms, what: 'the terms of sale' },
  { path: EDITORS_PAGES.withdrawalTerms, what: 'the withdrawal text with its model form' },
  { path: EDITORS_PAGES.privacy, what: 'the privacy notice' },
  { path: EDITORS_PAGES.cookies, what: 'the list of cookies' },
  { path: EDITORS_PAGES.accessibility, what: 'the accessibility statement' },
  { path: EDITORS_PAGES.shipping, what: 'the shipping costs' },
  { path: EDITORS_PAGES.paying, what: 'the ways to pay' },
  { path: EDITORS_PAGES.returns, what: 'how to return goods' },
  { path: EDITORS_PAGES.takeBack, what: 'the take-back of old devices and batteries' },
] as const
