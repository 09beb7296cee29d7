import type { I18n } from '@lingui/core'
import type { AnyRouter } from '@tanstack/react-router'
import type { createStore } from 'jotai'
import { sayGoodbye } from '../../features/account/say-goodbye.ts'
import { keepTabsInStep } from '../../features/basket/basket-tabs.ts'
import { isMissingChunk } from '../../features/build-updates/is-missing-chunk.ts'
import { bringBackPage, keepPage } from '../../features/build-updates/kept-page.ts'
import { latestBuild, watchBuilds } from '../../features/build-updates/latest-build.ts'
import { isOutdatedAtom } from '../../features/build-updates/outdated.atoms.ts'
import { reloadOnce } from '../../features/build-updates/reload-guard.ts'
import { isComparing } from '../../features/compare/is-comparing.ts'
import { isConsentBannerOpenAtom } from '../../features/consent/consent.atoms.ts'
import { suggestedLocale } from '../../features/country-picker/suggest-country.ts'
import { openDialogAtom } from '../../features/dialogs/dialogs.atoms.ts'
import { showToastAtom } from '../../features/toasts/toasts.atoms.ts'
import { settleTrackingAtom } from '../../features/tracking/tracking.atoms.ts'
import { voucherCookie, voucherOf } from '../../features/voucher-link/voucher-link.ts'
import { watchKeptVoucher } from '../../features/voucher-link/watch-kept-voucher.ts'
import type { ShopFacts } from '../../router-context.ts'
import { openConsent } from '../consent/open-consent.ts'
import { watchMenus } from '../links/watch-menus.ts'
import { countViews } from './count-views.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { sayOfflineInsteadOfLayer } from './say-offline.ts'

type AfterStart = {
  router: AnyRouter
  facts: ShopFacts
  store: ReturnType<typeof createStore>
  i18n: I18n
}

/** Noted among the page's own times when all of this has begun. */
const MARK = 'after-start'

/** What a page can do without while it starts: build updates, the reload guard, consent, the country to suggest. */
export function afterStart({ router, facts, store, i18n }: AfterStart): void {
  try {
    bringBackPage()
  } catch {
    // where storage is off nothing was kept
  }
  guardReloads(router)
  watchBuilds(facts.buildId, () => {
    store.set(isOutdatedAtom, true)
    void store.set(showToastAtom, {
      type: 'info',
      message: i18n.t({ id: 'build.updated', message: 'Der Shop wurde gerade erneuert.' }),
      action: {
        label: i18n.t({ id: 'build.reload', message: 'Neu laden' }),
        onAction: () => window.location.reload(),
      },
    })
  })
  window.addEventListener('shop-outage', ({ detail: message }) => {
    void store.set(showToastAtom, { type: 'warning', message })
  })
  sayOfflineInsteadOfLayer(store, i18n)
  void askConsent({ router, facts, store, i18n })
  keepTabsInStep(store)
  keepVoucher(store, i18n)
  watchKeptVoucher(store, i18n)
  const goodbye = (isOnTheWay = false) =>
    void sayGoodbye((toast) => store.set(showToastAtom, toast), i18n, { isOnTheWay })
  // The router tells of a page before the browser shows its address.
  router.subscribe('onBeforeLoad', () => queueMicrotask(() => goodbye(true)))
  router.subscribe('onResolved', ({ pathChanged, hrefChanged }) => {
    if (pathChanged || hrefChanged) keepVoucher(store, i18n)
    goodbye()
  })
  goodbye()
  countViews(router, facts)
  watchMenus({ router, facts, store })
  if (isComparing())
    void import('../../features/compare/compare-tray-root.tsx').then(
      ({ startCompareTray }) => startCompareTray(router),
      () => undefined, // the shop works without it
    )
  fetchAhead({ router, facts, isOutdated: () => store.get(isOutdatedAtom) })
  performance.mark(MARK)
}

/** What this browser has agreed to, and what may work because of it; the country is suggested to whom nothing is asked. */
async function askConsent({ router, facts, store }: AfterStart): Promise<void> {
  const { shop, setup, isPreview } = facts
  try {
    if (setup === null) {
      await store.set(settleTrackingAtom, () => false)
    } else {
      await openConsent({ router, shop, setup, store, isPreview })
    }
  } finally {
    if (!isPreview) suggestCountryOnce(facts, store)
  }
}

/** Not while the banner is in the way: as soon as it is answered. @see spec §4 "Country picker" */
function suggestCountryOnce(facts: ShopFacts, store: AfterStart['store']): void {
  if (!store.get(isConsentBannerOpenAtom)) {
    suggestCountry(facts, store)
    return
  }
  const stop = store.sub(isConsentBannerOpenAtom, () => {
    if (store.get(isConsentBannerOpenAtom)) return
    stop()
    suggestCountry(facts, store)
  })
}

/**
 * A part that is gone with an older build: the page is loaded whole, where it was going, with what was typed. Where the
 * shop does not answer it is the line that is gone, and the browser would show its own page instead of this one.
 */
function guardReloads(router: AnyRouter): void {
  const reload = async () => {
    const { status } = router.state
    const target = status === 'pending' ? router.latestLocation.publicHref : currentHref()
    if ((await latestBuild()) !== null) reloadOnce(target, keepPage)
  }
  window.addEventListener('vite:preloadError', () => void reload())
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isMissingChunk(reason)) void reload()
  })
}

/** The code that was said to be kept already: every page that carries it on is no news. */
let announcedVoucher: string | null = null

/** A code in the address is kept, and said to be. @see spec §4 "Voucher link", §8 "Gift code toast" */
function keepVoucher(store: AfterStart['store'], i18n: I18n): void {
  const code = voucherOf(window.location.search)
  if (code === null || code === announcedVoucher) return
  announcedVoucher = code
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we serve
  document.cookie = voucherCookie(code, window.location.protocol === 'https:')
  void store.set(showToastAtom, {
    type: 'success',
    message: i18n.t({
      id: 'giftCode.activated',
      message: 'Der Gutscheincode {code} ist aktiviert.',
      values: { code },
    }),
  })
}

function suggestCountry({ shop }: ShopFacts, store: AfterStart['store']): void {
  const suggested = suggestedLocale(shop, store.get(isConsentBannerOpenAtom))
  const isOffered = suggested !== null && shop.locales.includes(suggested)
  if (isOffered) store.set(openDialogAtom, 'countryPicker', { suggested })
}

function currentHref(): string {
  return window.location.pathname + window.location.search
}
