import { type Consent, untouchedConsent, withAll, withService } from '@shop/consent/consent'
import { savedConsent } from '@shop/consent/saved-consent'
import { shopConsent } from '@shop/consent/shop-consent'
import { consentText } from '@shop/consent/stored-consent'
import { browserShop } from '@shop/domain/shop/browser-shop'
import { openShop } from '@shop/domain/shop/shop'
import type { ShopSetup } from '@shop/domain/shop/shop-setup'
import { aBrand } from '@shop/domain/testing/a-brand'
import { aProduct } from '@shop/domain/testing/a-product'
import { aVariant } from '@shop/domain/testing/a-variant'
import { BARE_SETUP } from '@shop/domain/testing/bare-setup'
import type { DataLayerPlace } from '@shop/tracking/data-layer'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const TAGS: ShopSetup = { ...BARE_SETUP, tagManager: { id: 'GTM-TEST1', origin: 'https://tags.example' } }
const SHOP = browserShop(openShop(aBrand('nowhere'), 'de-de'))

// Partners are opened once for each page, so every test is a page of its own.
beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('../../features/tracking/allowed-services.ts')
  vi.doUnmock('@shop/tracking/web-vitals-beacon')
})

// A tag manager reads the layer in order: entries before the signals would be sent without them.
test('what has happened before stands behind the signals and the tag manager', async () => {
  const page = await aPage(TAGS, withAll)
  // The tag manager's part comes last, as it may in any browser.
  vi.doMock('../../features/tracking/allowed-services.ts', async (original) => {
    await import('../../features/tracking/shop-events.ts')
    await new Promise(setImmediate)
    return original()
  })

  await page.track((events) => events.viewItem(aProduct(), aVariant()))
  await page.open()
  await page.track((events) => events.feature('picture_swipe'))

  expect(page.entries()).toEqual([
    'consent default',
    'consent update',
    'gtm.js',
    'frontend_view_item',
    'frontend_page_view',
    'frontend_feature',
  ])
})

test('an answer changes the signals before the click that gave it is told', async () => {
  const page = await aPage(TAGS, null)
  const machine = await page.open()
  expect(page.entries()).toEqual([])

  machine.acceptAll()
  await page.track((events) => events.consentClick('acceptAll', null))

  expect(page.entries()).toEqual([
    'consent default',
    'consent update',
    'gtm.js',
    'frontend_page_view',
    'frontend_consent_click',
  ])
})

test('a shop without a tag manager denies first as well: somebody may bring one along', async () => {
  const page = await aPage({ ...BARE_SETUP, econda: true }, withAll)

  await page.open()
  await page.track((events) => events.feature('picture_swipe'))

  expect(page.entries()).toEqual(['consent default', 'frontend_page_view', 'frontend_feature'])
})

test('what was told while the tag manager was refused is never handed to it', async () => {
  const setup = { ...TAGS, econda: true }
  const page = await aPage(setup, (consent) => withService(consent, 'econda', true))
  const machine = await page.open()
  await page.track((events) => events.viewItem(aProduct(), aVariant()))
  expect(page.entries()).toEqual(['consent default', 'frontend_page_view', 'frontend_view_item'])

  machine.acceptAll()
  await page.track((events) => events.feature('picture_swipe'))

  expect(page.entries()).toEqual(['consent default', 'consent update', 'gtm.js', 'frontend_feature'])
})

test('a tag manager that cannot be opened keeps no event back', async () => {
  const page = await aPage(TAGS, withAll)
  vi.stubGlobal('document', { title: '', cookie: '' })

  await page.open()
  await page.track((events) => events.feature('picture_swipe'))

  expect(page.entries().slice(-2)).toEqual(['frontend_page_view', 'frontend_feature'])
  expect(page.entries()[0]).toBe('consent default')
})

/** A page of a browser that has decided before; `null` when it has not. */
async function aPage(setup: ShopSetup, decision: ((consent: Consent) => Consent) | null) {
  const definition = shopConsent(SHOP.features, setup)
  const kept = new Map<string, string>()
  if (decision) {
    const saved = savedConsent(decision(untouchedConsent(definition)), definition, Date.now())
    kept.set('shop-consent', consentText(saved))
  }
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
  const location = {
    href: 'https://shop.example/',
    hash: '',
    search: '',
    protocol: 'https:',
    reload: vi.fn(),
  }
  const window = Object.assign<DataLayerPlace, object>(
    {},
    { location, localStorage: storage, sessionStorage: storage, addEventListener: () => undefined },
  )
  vi.stubGlobal('window', window)
  vi.stubGlobal('navigator', { userAgent: 'Firefox', doNotTrack: null })
  vi.stubGlobal('document', {
    title: 'Start',
    cookie: '',
    createElement: () => ({}),
    head: { append: () => undefined },
    querySelectorAll: () => [],
  })
  vi.doMock('@shop/tracking/web-vitals-beacon', () => ({ measurePages: () => undefined }))
  vi.stubGlobal('fetch', async () => Response.json({ internal: false }))

  const { openConsent } = await import('./open-consent.ts')
  const { consentAtom } = await import('../../features/consent/consent.atoms.ts')
  const { trackAtom } = await import('../../features/tracking/tracking.atoms.ts')
  const store = createStore()
  return {
    track: (event: Parameters<(typeof trackAtom)['write']>[2]) => store.set(trackAtom, event),
    open: async () => {
      await openConsent({
        router: { subscribe: () => () => undefined },
        shop: SHOP,
        setup,
        store,
        isPreview: false,
      })
      const machine = store.get(consentAtom)?.machine
      if (!machine) throw new Error('The page has no consent, although it was opened.')
      return machine
    },
    entries: () => (window.dataLayer ?? []).map(entryName),
  }
}

/** Commands are `arguments` objects, everything else is an event. */
function entryName(entry: object): string {
  return 'event' in entry ? String(entry.event) : Object.values(entry).slice(0, 2).join(' ')
}
