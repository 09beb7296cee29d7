import { COOKIE_LIFETIME_MS } from '../shop/cookie-lifetimes.ts'
import type { ServiceName } from './consent-services.ts'
import { KEPT_FOR } from './kept-for.ts'

/** How long the browser keeps something; `tab` is until the tab is closed, `consent` until consent is taken back, `choice` until something else is chosen. */
export type StorageLife = { days: number } | { hours: number } | 'tab' | 'consent' | 'choice'

export type StoredKey = {
  /** `{brand}` stands for the brand's id, `*` for what changes. A cookie may have `__Host-` or `__Secure-` before it. */
  name: string
  kind: 'cookie' | 'localStorage' | 'sessionStorage'
  life: StorageLife
  /** What it is for; the notice has a sentence for each. */
  purpose: string
  /** The service whose consent it waits for; null for what a shopper has asked for and the law calls necessary. */
  needs: ServiceName | null
}

const DAY_MS = 86_400_000
const daysOf = (milliseconds: number) => ({ days: Math.floor(milliseconds / DAY_MS) })
const CONSENT = daysOf(COOKIE_LIFETIME_MS.consent)

const necessary = { needs: null } as const
const own = { kind: 'sessionStorage', life: 'tab' } as const
const cookie = { kind: 'cookie' } as const

/**
 * Everything that the shop or one of its partners stores in a browser. The table of `/cookies/` shows the rows whose
 * service the shop has; a test looks for keys in the code that are not here, and a journey for those in a browser.
 *
 * @see eu-duties C-27; § 25 TDDDG
 */
export const BROWSER_STORAGE = [
  { ...cookie, ...necessary, name: '{brand}_session', life: KEPT_FOR.session, purpose: 'session' },
  { ...cookie, ...necessary, name: '{brand}_device', life: KEPT_FOR.device, purpose: 'device' },
  { ...cookie, ...necessary, name: '{brand}_retail', life: { days: 365 }, purpose: 'retail' },
  {
    ...cookie,
    ...necessary,
    name: 'shop_language',
    life: daysOf(COOKIE_LIFETIME_MS.language),
    purpose: 'language',
  },
  { ...cookie, ...necessary, name: 'voucher', life: daysOf(COOKIE_LIFETIME_MS.voucher), purpose: 'voucher' },
  { ...cookie, ...necessary, name: 'newsletter_confirm', life: { hours: 1 }, purpose: 'newsletter' },
  { ...cookie, ...necessary, name: 'newsletter_unsubscribe', life: { hours: 1 }, purpose: 'newsletter' },
  { ...cookie, ...necessary, name: 'shop_consent', life: CONSENT, purpose: 'consent' },
  { ...cookie, ...necessary, name: 'app_tracking', life: CONSENT, purpose: 'appConsent' },
  {
    ...necessary,
    name: 'shop-consent',
    kind: 'localStorage',
    life: CONSENT,
    purpose: 'consent',
  },
  { ...necessary, name: 'listing-cards', kind: 'localStorage', life: 'choice', purpose: 'listingCards' },
  { ...own, ...necessary, name: 'compare', purpose: 'compare' },
  { ...own, ...necessary, name: 'checkout-draft', purpose: 'checkout' },
  { ...own, ...necessary, name: 'checkout-notes', purpose: 'checkout' },
  { ...own, ...necessary, name: 'checkout-wallet', purpose: 'checkout' },
  { ...own, ...necessary, name: 'checkout-placed', purpose: 'placedOrder' },
  { ...own, ...necessary, name: 'message-drafts', purpose: 'messageDrafts' },
  { ...own, ...necessary, name: 'closed-campaigns', purpose: 'closedCampaigns' },
  { ...own, ...necessary, name: 'shop-kept-page', purpose: 'keptPage' },
  { ...own, ...necessary, name: 'shop-reload', purpose: 'reload' },
  { ...own, ...necessary, name: 'tsr-scroll-restoration*', purpose: 'scroll' },
  { ...own, name: 'lastSeen', purpose: 'lastSeen', needs: 'history' },
  { ...own, name: 'recent-queries', purpose: 'recentQueries', needs: 'history' },
  {
    name: 'closed-campaigns',
    kind: 'localStorage',
    life: 'consent',
    purpose: 'campaignMemory',
    needs: 'campaignMemory',
  },
  {
    name: 'payback-scr',
    kind: 'localStorage',
    life: 'consent',
    purpose: 'payback',
    needs: 'paybackStorage',
  },
  { ...own, name: 'seenPromotions', purpose: 'seenPromotions', needs: 'econda' },
  { ...own, name: 'seenPromotions', purpose: 'seenPromotions', needs: 'googleAnalytics' },
  { ...cookie, name: 'emos_jc*', life: { days: 395 }, purpose: 'visits', needs: 'econdaStorage' },
  { ...cookie, name: '_ga*', life: { days: 395 }, purpose: 'visits', needs: 'googleAnalytics' },
  { ...cookie, name: '_gcl_*', life: { days: 90 }, purpose: 'advertising', needs: 'googleAds' },
  {
    ...cookie,
    name: '__exponea_etc__',
    life: { days: 365 },
    purpose: 'recommendations',
    needs: 'recommendations',
  },
] as const satisfies readonly StoredKey[]

export type StoragePurpose = (typeof BROWSER_STORAGE)[number]['purpose']
export type BrowserKey = StoredKey & { purpose: StoragePurpose }

/** What a browser may hold of a shop with these services, necessary things first and each once. */
export function storageOf(services: readonly ServiceName[]): BrowserKey[] {
  const rows = BROWSER_STORAGE.filter(({ needs }) => needs === null || services.includes(needs))
  return rows.filter((row, place) => rows.findIndex((other) => isSameKey(other, row)) === place)
}

function isSameKey(one: BrowserKey, other: BrowserKey): boolean {
  return one.name === other.name && one.kind === other.kind
}
