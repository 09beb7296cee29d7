import { expect, test, vi } from 'vitest'
import type { ConsentDefinition } from './consent.ts'
import { type ConsentState, type ConsentStorage, type ConsentWorld, createConsent } from './create-consent.ts'
import { CONSENT_AGE_LIMIT_MS } from './stored-consent.ts'

const definition: ConsentDefinition = {
  version: '3',
  appVersion: '0.2.0',
  categories: [
    aCategory('necessary', true, true, ['session']),
    aCategory('analytics', false, false, ['econda', 'econdaStorage']),
    { ...aCategory('marketing', false, false, ['gtm']), defaultValue: true },
  ],
}
const NOON = Date.parse('2026-11-21T12:00:00Z')

test('a newcomer sees the banner, and nothing optional is allowed whatever the defaults say', () => {
  const { consent } = aBrowser()

  expect(consent.state()).toMatchObject({
    isBannerOpen: true,
    isAnswered: false,
    reason: 'invalid interaction',
  })
  expect(consent.allowed('session')).toBe(true)
  expect(consent.allowed('econda')).toBe(false)
  expect(consent.allowed('gtm')).toBe(false)
  expect(consent.allowed('marketing')).toBe(false)
  expect(consent.allowed('unknown')).toBe(false)
})

test('without categories there is nothing to ask', () => {
  const { consent } = aBrowser({ definition: { ...definition, categories: [] } })

  expect(consent.state().isBannerOpen).toBe(false)
})

test('who accepts everything gets the cookie and no reload', () => {
  const { consent, world, kept } = aBrowser()

  consent.acceptAll()

  expect(consent.state()).toMatchObject({ isBannerOpen: false, isAnswered: true, reason: null })
  expect(['session', 'econda', 'gtm', 'analytics'].every(consent.allowed)).toBe(true)
  expect(kept.consentCookie).toBe(true)
  expect(world.reload).not.toHaveBeenCalled()
  expect(world.report).toHaveBeenCalledExactlyOnceWith({
    action: 'acceptAll',
    shopId: 101,
    href: 'https://shop.example/',
    version: '3',
    consents: { session: true, econda: true, econdaStorage: true, gtm: true },
  })
})

test('who denies everything keeps what is required, loses the cookie and gets a new page', () => {
  const { consent, world, kept } = aBrowser()
  kept.consentCookie = true

  consent.denyAll()

  expect(consent.allowed('session')).toBe(true)
  expect(['econda', 'gtm', 'analytics'].some(consent.allowed)).toBe(false)
  expect(kept.consentCookie).toBe(false)
  expect(world.reload).toHaveBeenCalledOnce()
})

test('a service that needs tracking transparency survives a refusal', () => {
  const app = { ...aCategory('app', false, false, ['appTracking']) }
  const services = app.services.map((service) => ({ ...service, attTracking: true }))
  const { consent } = aBrowser({ definition: { ...definition, categories: [{ ...app, services }] } })

  consent.denyAll()

  expect(consent.allowed('appTracking')).toBe(true)
})

test('defaults are each category’s own', () => {
  const { consent } = aBrowser()

  consent.saveDefaults()

  expect(consent.allowed('econda')).toBe(false)
  expect(consent.allowed('gtm')).toBe(true)
})

test('a selection counts when it is saved and not before', () => {
  const { consent, world } = aBrowser()

  consent.setService('econda', true)
  expect(consent.allowed('econda')).toBe(false)

  consent.saveSelection()
  expect(consent.allowed('econda')).toBe(true)
  expect(consent.allowed('econdaStorage')).toBe(false)
  expect(consent.allowed('analytics')).toBe(true)
  expect(world.report).toHaveBeenCalledWith(expect.objectContaining({ action: 'save' }))
})

test('a closed banner forgets the selection', () => {
  const { consent } = aBrowser()
  consent.denyAll()

  consent.openBanner()
  consent.setCategory('analytics', true)
  consent.closeBanner()

  expect(consent.state().consent).toEqual(consent.state().decided)
  expect(consent.allowed('analytics')).toBe(false)
})

test('a category switches all its services, and a locked one stays on', () => {
  const { consent } = aBrowser()

  consent.setCategory('analytics', true)
  consent.setCategory('necessary', false)
  consent.setService('session', false)

  const { categories } = consent.state().consent
  expect(categories.map(({ group, status }) => `${group} ${status}`)).toEqual([
    'necessary true',
    'analytics true',
    'marketing true',
  ])
  expect(categories[1]?.services.every(({ status }) => status)).toBe(true)
  expect(categories[0]?.services.every(({ status }) => status)).toBe(true)
})

test('who refused is not asked again before a year has passed', () => {
  const first = aBrowser()
  first.consent.denyAll()

  const later = (ms: number) => aBrowser({ storage: first.storage, now: () => NOON + ms }).consent.state()

  expect(later(0)).toMatchObject({ isBannerOpen: false, isAnswered: true, reason: null })
  expect(CONSENT_AGE_LIMIT_MS).toBe(365 * 24 * 60 * 60 * 1000)
  expect(later(CONSENT_AGE_LIMIT_MS - 1).isBannerOpen).toBe(false)
  expect(later(CONSENT_AGE_LIMIT_MS)).toMatchObject({ isBannerOpen: true, reason: 'invalid time' })
  expect(later(-1)).toMatchObject({ isBannerOpen: true, reason: 'invalid time' })
})

test('a new version asks again, and what was allowed is allowed no longer', () => {
  const first = aBrowser()
  first.consent.acceptAll()

  const { consent } = aBrowser({ storage: first.storage, definition: { ...definition, version: '4' } })

  expect(consent.state()).toMatchObject({ isBannerOpen: true, reason: 'invalid version' })
  expect(consent.allowed('econda')).toBe(false)
})

test.each(['{', 'null', '[]', '{}', '{"version":"3","timestamp":"x","userInteracted":true}'])(
  'stored nonsense (%s) is nobody’s decision',
  (text) => {
    const first = aBrowser()
    first.storage.write(text)

    expect(aBrowser({ storage: first.storage }).consent.state().reason).toBe('invalid interaction')
  },
)

test('the last three decisions of a service are kept', () => {
  let now = NOON
  const { consent } = aBrowser({ now: () => now })

  for (const decide of [consent.acceptAll, consent.denyAll, consent.acceptAll, consent.denyAll]) {
    decide()
    now += 1
  }

  const econda = consent.state().decided.categories[1]?.services[0]
  expect(econda?.history).toEqual([
    { status: false, timestamp: NOON + 1, consentVersion: '3', appVersion: '0.2.0' },
    { status: true, timestamp: NOON + 2, consentVersion: '3', appVersion: '0.2.0' },
    { status: false, timestamp: NOON + 3, consentVersion: '3', appVersion: '0.2.0' },
  ])
})

test('global privacy control is a refusal without a banner or a new page', () => {
  const { consent, world } = aBrowser({ globalPrivacyControl: true })

  expect(consent.state()).toMatchObject({ isBannerOpen: false, isAnswered: true })
  expect(consent.allowed('marketing')).toBe(false)
  expect(world.reload).not.toHaveBeenCalled()
  expect(world.report).toHaveBeenCalledWith(expect.objectContaining({ action: 'denyAll' }))
})

test('global privacy control does not take back what the shopper has accepted', () => {
  const first = aBrowser()
  first.consent.acceptAll()

  expect(aBrowser({ storage: first.storage, globalPrivacyControl: true }).consent.allowed('gtm')).toBe(true)
})

test.each(['retail', 'crawler'] as const)(
  'a %s is not asked, only the analytics storage is on',
  (visitor) => {
    const { consent, world } = aBrowser({ visitor, globalPrivacyControl: true })

    expect(consent.state().isBannerOpen).toBe(false)
    expect(consent.allowed('econdaStorage')).toBe(true)
    expect(consent.allowed('econda')).toBe(false)
    expect(consent.allowed('gtm')).toBe(false)
    expect(world.report).not.toHaveBeenCalled()
  },
)

test('#denyConsent denies once, so that the new page does not load itself for ever', () => {
  const first = aBrowser({}, '#denyConsent')
  const second = aBrowser({ storage: first.storage }, '#denyConsent')

  expect(first.world.reload).toHaveBeenCalledOnce()
  expect(second.world.reload).not.toHaveBeenCalled()
  expect(second.consent.allowed('analytics')).toBe(false)
})

test('#denyAppConsent marks the app and records the denial', () => {
  const { consent, world, kept } = aBrowser({}, '#denyAppConsent')

  expect(kept.appTracking).toBe('true')
  expect(consent.state().isAnswered).toBe(true)
  expect(world.report).toHaveBeenCalledWith(expect.objectContaining({ action: 'denyAll' }))
})

test('#allowAppConsent opens the banner once', () => {
  const first = aBrowser()
  first.consent.acceptAll()

  const second = aBrowser({ storage: first.storage }, '#allowAppConsent')
  expect(second.consent.state().isBannerOpen).toBe(true)
  expect(first.kept.appTracking).toBe('false')

  const third = aBrowser({ storage: first.storage }, '#allowAppConsent')
  expect(third.consent.state().isBannerOpen).toBe(false)
})

test('a browser that stores nothing gets no new page, which would ask again for ever', () => {
  const { storage } = aBrowser()
  const { consent, world } = aBrowser({ storage: { ...storage, write: () => false } }, '#denyConsent')

  expect(consent.state()).toMatchObject({ isAnswered: true, isBannerOpen: false })
  expect(world.reload).not.toHaveBeenCalled()
})

// Scripts that had been allowed went on working: only a kept refusal brought a new page.
test('where nothing is stored, taking back what was allowed brings a new page all the same', () => {
  const { storage } = aBrowser()
  const { consent, world } = aBrowser({ storage: { ...storage, write: () => false } })
  consent.acceptAll()

  consent.denyAll()

  expect(world.reload).toHaveBeenCalledOnce()
})

test.each([
  ['expired', { now: () => NOON + CONSENT_AGE_LIMIT_MS }],
  ['of another version', { definition: { ...definition, version: '4' } }],
])('an answer that is %s takes its cookie along', (_, world) => {
  const { consent, storage, kept } = aBrowser()
  consent.acceptAll()

  aBrowser({ ...world, storage })

  expect(kept.consentCookie).toBe(false)
})

test('what another tab takes back brings a new page, and what it allows works at once', () => {
  let time = NOON
  const now = () => time++
  const here = aBrowser({ now })
  const there = aBrowser({ storage: here.storage, now })

  there.consent.acceptAll()
  here.consent.heed()

  expect(here.consent.state()).toMatchObject({ isBannerOpen: false, isAnswered: true, reason: null })
  expect(here.consent.allowed('econda')).toBe(true)
  expect(here.world.reload).not.toHaveBeenCalled()

  there.consent.setService('econda', false)
  there.consent.saveSelection()
  here.consent.heed()
  here.consent.heed()

  expect(here.consent.allowed('econda')).toBe(false)
  expect(here.consent.allowed('gtm')).toBe(true)
  expect(here.world.reload).toHaveBeenCalledOnce()
  expect(here.world.report).not.toHaveBeenCalled()
})

test.each([null, '{"version":"3"', JSON.stringify({ version: '2', timestamp: NOON, userInteracted: true })])(
  'a storage that says %j is no answer of another tab',
  (text) => {
    const { consent, world, kept } = aBrowser()
    consent.acceptAll()
    kept.text = text

    consent.heed()

    expect(consent.allowed('econda')).toBe(true)
    expect(world.reload).not.toHaveBeenCalled()
  },
)

test('a device of a store heeds nobody', () => {
  const here = aBrowser({ visitor: 'retail' })
  aBrowser({ storage: here.storage }).consent.acceptAll()

  here.consent.heed()

  expect(here.consent.allowed('gtm')).toBe(false)
})

test('a service that is allowed in its place is kept without a new page', () => {
  const { consent, world } = aBrowser()
  consent.denyAll()
  expect(world.reload).toHaveBeenCalledOnce()

  consent.allowService('econda')

  expect(consent.allowed('econda')).toBe(true)
  expect(consent.allowed('gtm')).toBe(false)
  expect(world.reload).toHaveBeenCalledOnce()
  expect(world.report).toHaveBeenLastCalledWith(expect.objectContaining({ action: 'save' }))
})

test('a service cannot be allowed in its place before the banner has its answer', () => {
  const { consent, world } = aBrowser()

  consent.allowService('econda')

  expect(consent.state()).toMatchObject({ isAnswered: false, isBannerOpen: true })
  expect(consent.allowed('econda')).toBe(false)
  expect(world.report).not.toHaveBeenCalled()
})

test('another hash asks for nothing', () => {
  const { consent, world } = aBrowser({}, '#versand')

  expect(consent.state().isAnswered).toBe(false)
  expect(world.report).not.toHaveBeenCalled()
})

test('listeners hear of every change until they stop', () => {
  const { consent } = aBrowser()
  const listener = vi.fn<(state: ConsentState) => void>()

  const stop = consent.subscribe(listener)
  consent.acceptAll()
  stop()
  consent.openBanner()

  expect(listener).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isAnswered: true }))
})

function aBrowser(options: Partial<ConsentWorld> = {}, hash = '') {
  const kept = { text: null as string | null, consentCookie: false, appTracking: null as string | null }
  const storage: ConsentStorage = options.storage ?? {
    read: () => kept.text,
    write: (text) => {
      kept.text = text
      return true
    },
    setConsentCookie: () => {
      kept.consentCookie = true
    },
    removeConsentCookie: () => {
      kept.consentCookie = false
    },
    appTrackingCookie: () => kept.appTracking,
    setAppTrackingCookie: (value) => {
      kept.appTracking = value
    },
  }
  const world = {
    definition,
    shopId: 101,
    now: () => NOON,
    report: vi.fn<ConsentWorld['report']>(),
    reload: vi.fn<ConsentWorld['reload']>(),
    href: () => 'https://shop.example/',
    visitor: 'shopper' as const,
    globalPrivacyControl: false,
    analyticsStorageService: 'econdaStorage',
    ...options,
    storage,
  }
  return { consent: createConsent(world, hash), world, storage, kept }
}

function aCategory(group: string, required: boolean, defaultValue: boolean, names: string[]) {
  return {
    group,
    name: group,
    title: group,
    text: '',
    defaultValue,
    required,
    services: names.map((name) => ({
      name,
      title: name,
      company: '',
      text: '',
      required,
      attTracking: false,
    })),
  }
}
