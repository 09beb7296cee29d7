/** What the shop has to know of a page before it is made. */
export type PageRow = {
  /** Where the page is, without the locale; a word after `$` is a parameter, `$` alone matches the rest. */
  path: `/${string}`
  /** Words after the `?` that the page reads. */
  query?: readonly string[]
  /** Whether only a customer who is signed in sees it; others are sent to the sign-in. */
  needsSignIn: boolean
  /** Whether it may have a campaign's bar; elsewhere shoppers have something to get done. @see docs/adr/0022 */
  hasCampaigns: boolean
  /** Whether it shows what is the shopper's own. It leaves as `private`, and no answer to a query is kept. */
  isPersonal: boolean
  /** Whether caches between the shop and the browser may keep it. */
  isCached: boolean
  /** Whether search engines may read it; if not, `robots.txt` closes it and all below it. */
  isCrawled: boolean
  /** Whether search engines may show it: in the sitemap where it has one address, `noindex` where they may not. */
  isIndexed: boolean
} & Exposure

/** What is personal is for no cache and no crawler, and what is not crawled is not indexed: other rows do not compile. */
type Exposure =
  | { isPersonal: true; isCached: false; isCrawled: false; isIndexed: false }
  | { isPersonal: false; isCrawled: false; isIndexed: false }
  | { isPersonal: false; isCrawled: true }

/** For everybody: found, cached and advertised. */
const OPEN = {
  needsSignIn: false,
  hasCampaigns: true,
  isPersonal: false,
  isCached: true,
  isCrawled: true,
  isIndexed: true,
} as const

/** For everybody who was sent here, and for no list of results. */
const UNLISTED = { ...OPEN, hasCampaigns: false, isIndexed: false } as const

/** Every query is a page of its own. */
const QUERIED = { ...OPEN, isCrawled: false, isIndexed: false } as const

/** Shows the shopper's own data, signed in or not. */
const PERSONAL = {
  ...OPEN,
  isPersonal: true,
  isCached: false,
  isCrawled: false,
  isIndexed: false,
} as const

/** A step of a personal errand: nothing is advertised above it. */
const ERRAND = { ...PERSONAL, hasCampaigns: false } as const

const ACCOUNT = { ...ERRAND, needsSignIn: true } as const

/**
 * Every page of the shop, by name. Routes, links, mails, the cache rule, `robots.txt`, sitemaps and the guard of the
 * account read their answers here and nowhere else; the columns are described at `PageRow`.
 *
 * @see spec §2; docs/adr/0031
 */
export const PAGES = {
  home: { path: '/', ...OPEN },
  product: { path: '/p/$pdp/', query: ['variant', 'action'], ...OPEN },
  search: { path: '/suche/', query: ['q', 'exact'], ...QUERIED },
  // The address holds the articles, so that it can be sent on.
  compare: { path: '/vergleich/', query: ['articles'], ...QUERIED },
  wishlist: { path: '/wunschliste/', ...PERSONAL },
  sharedWishlist: { path: '/wunschliste/geteilt/', ...ERRAND },
  basket: { path: '/warenkorb/', ...PERSONAL },
  checkout: { path: '/kasse/', query: ['payment', 'way', 'pay', 'express'], ...PERSONAL },
  checkoutLogin: { path: '/kasse/login/', ...PERSONAL },
  thankYou: { path: '/danke/', query: ['order'], ...ERRAND },
  contact: { path: '/kontakt/', ...OPEN },
  login: { path: '/login/', query: ['redirect'], ...ERRAND },
  // Reached from a mail, by customers who cannot sign in.
  newPassword: { path: '/konto/neues-passwort/', query: ['hash'], ...ERRAND },
  // Its token is in the hash.
  emailChange: { path: '/konto/neue-e-mail/', ...ERRAND },
  account: { path: '/konto/', ...ACCOUNT },
  accountContact: { path: '/konto/kontakt/', ...ACCOUNT },
  addressBook: { path: '/konto/adressbuch/', ...ACCOUNT },
  password: { path: '/konto/passwort/', ...ACCOUNT },
  personalData: { path: '/konto/persoenliche-daten/', ...ACCOUNT },
  balance: { path: '/konto/balance/', ...ACCOUNT },
  savedCards: { path: '/konto/zahlungsmittel/', ...ACCOUNT },
  mailChoices: { path: '/konto/einstellungen/', ...ACCOUNT },
  myData: { path: '/konto/meine-daten/', ...ACCOUNT },
  deleteAccount: { path: '/konto/account-loeschen/', ...ACCOUNT },
  orders: { path: '/konto/bestellungen/', query: ['page', 'q'], ...ACCOUNT },
  order: { path: '/konto/bestellung/$orderNumber/', ...ACCOUNT },
  complaint: { path: '/konto/bestellung/reklamation/$orderNumber/', ...ACCOUNT },
  orderLookup: { path: '/bestellung/', ...ERRAND },
  // Its token is behind the `#`: the page itself is not personal. @see eu-duties C-29
  dataExport: { path: '/datenauskunft/', ...UNLISTED },
  newsletter: { path: '/newsletter/$step/', ...UNLISTED },
  withdrawal: { path: '/vertrag-widerrufen/', ...UNLISTED },
  // The list grows by itself, and a version is asked for once in a while.
  legalVersions: { path: '/fassungen/', query: ['id'], ...OPEN, isIndexed: false, isCached: false },
  countries: { path: '/laender/', ...OPEN, hasCampaigns: false },
  documentation: { path: '/documentation/$', ...UNLISTED },
  // Categories and editors' pages: whatever no other row names.
  content: { path: '/$', ...OPEN },
} as const satisfies Record<string, PageRow>

export type PageName = keyof typeof PAGES

const ROWS: Readonly<Record<PageName, PageRow>> = PAGES

/** Every row, in the order of the table. */
export const PAGE_ROWS: readonly PageRow[] = Object.values(ROWS)

/** The words of a path, and whether more may follow. */
type Pattern = { row: PageRow; words: readonly string[]; takesAll: boolean }

const PATTERNS: readonly Pattern[] = PAGE_ROWS.map((row) => {
  const words = wordsOf(row.path)
  const takesAll = words.at(-1) === '$'
  return { row, words: takesAll ? words.slice(0, -1) : words, takesAll }
})

/**
 * The page at a path without locale, or its closest ancestor: what is below a page is as personal as the page. The last
 * resort is the catch-all page.
 */
export function pageAt(path: string): PageRow {
  const words = wordsOf(path)
  let found: Pattern | null = null
  for (const pattern of PATTERNS) {
    if (pattern.row === ROWS.home && words.length > 0) continue
    if (!isAtOrBelow(words, pattern.words)) continue
    if (found === null || pattern.words.length > found.words.length) found = pattern
  }
  return found?.row ?? ROWS.content
}

/** What all addresses of a page begin with: its path up to the first word that is filled in. */
export function fixedPart({ path }: Pick<PageRow, 'path'>): string {
  return path.replace(/\$.*$/s, '')
}

function isAtOrBelow(words: readonly string[], pattern: readonly string[]): boolean {
  return (
    words.length >= pattern.length && pattern.every((word, at) => word.startsWith('$') || word === words[at])
  )
}

function wordsOf(path: string): string[] {
  return path.split('/').filter((word) => word !== '')
}
