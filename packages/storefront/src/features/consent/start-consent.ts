import type { ConsentReport } from '@shop/consent/consent-report'
import { type ConsentMachine, createConsent, type Visitor } from '@shop/consent/create-consent'
import { shopConsent } from '@shop/consent/shop-consent'
import { loadedConsent } from '@shop/consent/stored-consent'
import type { BrowserShop } from '@shop/domain/shop/browser-shop'
import { isCrawler } from '@shop/domain/shop/is-crawler'
import type { ShopSetup } from '@shop/domain/shop/shop-setup'
import type { createStore } from 'jotai'
import { keepPage } from '../build-updates/kept-page.ts'
import { loadBannerWords } from './banner-words.ts'
import { consentAtom, consentOpenerAtom, isConsentWantedAtom } from './consent.atoms.ts'
import { browserPlace, consentStorage, onConsentElsewhere } from './consent-storage.ts'

/** How long to wait for the answer whether this is a device of a store. */
const INTERNAL_PATIENCE_MS = 1500

type ConsentOptions = {
  shop: BrowserShop
  setup: ShopSetup
  store: ReturnType<typeof createStore>
  /** An editor's preview and a shop in development report nothing. @see spec §7 */
  isReported: boolean
}

/**
 * Reads what this browser has consented to, and asks where it has not: after hydration, because pages are cached
 * publicly.
 *
 * @see spec §4 "Consent"; product §11
 */
export async function startConsent({
  shop,
  setup,
  store,
  isReported,
}: ConsentOptions): Promise<ConsentMachine> {
  const definition = shopConsent(shop.features, setup)
  const storage = consentStorage(browserPlace())
  const hasAnswer = asksForPrivacy() || loadedConsent(storage.read(), definition, Date.now()).reason === null
  const machine = createConsent(
    {
      definition,
      shopId: shop.shopId,
      storage,
      now: Date.now,
      report: (report) => {
        if (isReported) sendReport(report, shop)
      },
      reload: () => loadAnew(store.get(consentOpenerAtom)),
      href: () => window.location.href,
      visitor: await visitorOf(hasAnswer),
      globalPrivacyControl: asksForPrivacy(),
      analyticsStorageService: 'econdaStorage',
    },
    window.location.hash,
  )

  const show = () => {
    const state = machine.state()
    store.set(consentAtom, (open) => ({ machine, state, words: open?.words ?? null }))
    if (state.isBannerOpen) void fetchWords()
  }
  let isFetching = false
  async function fetchWords(): Promise<void> {
    if (isFetching) return
    isFetching = true
    const words = await loadBannerWords(shop.locale)
    store.set(consentAtom, (open) => open && { ...open, words })
  }

  machine.subscribe(show)
  show()
  if (store.get(isConsentWantedAtom)) machine.openBanner()
  onConsentElsewhere(window, machine.heed)
  window.addEventListener('hashchange', () => machine.obey(window.location.hash))
  return machine
}

/** Scripts that ran are only gone with the page; what was typed into it comes back, and the focus to the opener. */
function loadAnew(opener: string | null): void {
  try {
    keepPage(opener)
  } catch {
    // nothing can be kept where storage is off
  }
  window.location.reload()
}

/** With an answer there is nothing to ask, and so no request to the server. */
async function visitorOf(hasAnswer: boolean): Promise<Visitor> {
  if (isCrawler(navigator.userAgent)) return 'crawler'
  if (hasAnswer) return 'shopper'
  try {
    const answer = await fetch('/rum/is_internal', { signal: AbortSignal.timeout(INTERNAL_PATIENCE_MS) })
    const body: unknown = await answer.json()
    const isInternal =
      typeof body === 'object' && body !== null && 'internal' in body && body.internal === true
    return isInternal ? 'retail' : 'shopper'
  } catch {
    return 'shopper'
  }
}

/** Global Privacy Control, and the older signal that means the same. @see product §11.5; eu-duties C-27 */
function asksForPrivacy(): boolean {
  const { doNotTrack } = navigator
  return (
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) || doNotTrack === '1'
  )
}

/** The page may be gone before the answer is there. spec §7: failures are ignored */
function sendReport(report: ConsentReport, { locale }: BrowserShop): void {
  fetch(`/rum/consent/?locale=${locale}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => undefined)
}
