import type { I18n } from '@lingui/core'
import type { AnyRouter } from '@tanstack/react-router'
import type { createStore } from 'jotai'
import { keepTabsInStep } from '../features/basket/basket-tabs.ts'
import { isMissingChunk } from '../features/build-updates/is-missing-chunk.ts'
import { bringBackPage, keepPage } from '../features/build-updates/kept-page.ts'
import { watchBuilds } from '../features/build-updates/latest-build.ts'
import { isOutdatedAtom } from '../features/build-updates/outdated.atoms.ts'
import { reloadOnce } from '../features/build-updates/reload-guard.ts'
import { isConsentBannerOpenAtom } from '../features/consent/consent-banner.atoms.ts'
import { suggestedLocale } from '../features/country-picker/suggest-country.ts'
import { openDialogAtom } from '../features/dialogs/dialogs.atoms.ts'
import { showToastAtom } from '../features/toasts/toasts.atoms.ts'
import { voucherCookie, voucherOf } from '../features/voucher-link/voucher-link.ts'
import { watchKeptVoucher } from '../features/voucher-link/watch-kept-voucher.ts'
import type { ShopFacts } from '../router-context.ts'

type AfterStart = {
  router: AnyRouter
  facts: ShopFacts
  store: ReturnType<typeof createStore>
  i18n: I18n
}

/** What a page can do without while it starts: build updates, the reload guard, the country to suggest. */
export function afterStart({ router, facts, store, i18n }: AfterStart): void {
  bringBackPage()
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
  if (!facts.isPreview) suggestCountry(facts, store)
  keepTabsInStep(store)
  keepVoucher(store, i18n)
  watchKeptVoucher(store, i18n)
  router.subscribe('onResolved', ({ pathChanged, hrefChanged }) => {
    if (pathChanged || hrefChanged) keepVoucher(store, i18n)
  })
}

/** A part that is gone with an older build: the page is loaded whole, where it was going, with what was typed. */
function guardReloads(router: AnyRouter): void {
  const reload = () => {
    const { status } = router.state
    const target = status === 'pending' ? router.latestLocation.publicHref : currentHref()
    reloadOnce(target, keepPage)
  }
  window.addEventListener('vite:preloadError', reload)
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isMissingChunk(reason)) reload()
  })
}

/** The code that was said to be kept already: every page that carries it on is no news. */
let toldVoucher: string | null = null

/** A code in the address is kept, and said to be. @see spec §4 "Voucher link", §8 "Gift code toast" */
function keepVoucher(store: AfterStart['store'], i18n: I18n): void {
  const code = voucherOf(window.location.search)
  if (code === null || code === toldVoucher) return
  toldVoucher = code
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
  const suggested = suggestedLocale(shop.locale, store.get(isConsentBannerOpenAtom))
  const isOffered = suggested !== null && shop.locales.includes(suggested)
  if (isOffered) store.set(openDialogAtom, 'countryPicker', { suggested })
}

function currentHref(): string {
  return window.location.pathname + window.location.search
}
