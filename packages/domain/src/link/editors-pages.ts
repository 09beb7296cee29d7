/**
 * Pages that editors keep and code links to, by name; paths as they are in the default language, without locale.
 *
 * @see docs/adr/0031
 */
export const EDITORS_PAGES = {
  imprint: '/impressum/',
  terms: '/agb/',
  privacy: '/datenschutz/',
  withdrawalTerms: '/widerruf/',
  cookies: '/cookies/',
  takeBack: '/ruecknahme/',
  /** Written by the shop itself, out of its recalls. @see eu-duties C-15 */
  recalls: '/rueckrufe/',
  accessibility: '/barrierefreiheit/',
  shipping: '/versand/',
  returns: '/rueckgabe/',
  paying: '/zahlung/',
  faq: '/faq/',
  giftCards: '/gutscheinkarte/',
  brands: '/marken/',
  magazine: '/ratgeber/',
  aboutUs: '/ueber-uns/',
  stores: '/filialen/',
  responsibility: '/verantwortung/',
  overview: '/sitemap/',
  orderNewsletter: '/newsletter/',
  campaigns: '/aktionen/',
} as const

export type EditorsPageName = keyof typeof EDITORS_PAGES
