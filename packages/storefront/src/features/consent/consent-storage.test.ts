import { expect, test, vi } from 'vitest'
import { consentStorage, onConsentElsewhere, type StoragePlace } from './consent-storage.ts'

test('a decision is kept in the local storage', () => {
  const { storage, kept } = aBrowser()

  expect(storage.write('text')).toBe(true)
  expect(storage.read()).toBe('text')
  expect([...kept.values()]).toEqual(['text'])
})

test('a browser that stores nothing keeps the decision for this page, and says so', () => {
  const blocked = () => {
    throw new DOMException('storage is off', 'SecurityError')
  }
  const { storage, place } = aBrowser({ localStorage: blocked })

  expect(storage.read()).toBeNull()
  expect(storage.write('text')).toBe(false)
  expect(storage.read()).toBe('text')
  expect(place.say).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('stores nothing'))
})

test('a storage that is full does not count as kept', () => {
  const full = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

  expect(aBrowser({ localStorage: () => full }).storage.write('text')).toBe(false)
})

// A withdrawal loads the page again; where it found no room, the old "accept all" counted there once more.
test('an answer that finds no room does not leave an older one behind', () => {
  const { place, kept } = aBrowser()
  consentStorage(place).write('everything')
  const full = () => {
    throw new DOMException('the storage is full', 'QuotaExceededError')
  }
  const crowded = { ...place, localStorage: () => ({ ...place.localStorage(), setItem: full }) }
  const storage = consentStorage(crowded)

  expect(storage.write('nothing')).toBe(false)
  expect(storage.read()).toBe('nothing')
  expect(kept.size).toBe(0)
  expect(consentStorage(crowded).read()).toBeNull()
})

test('the cookie says for a year that everything is on', () => {
  const { storage, place } = aBrowser({ isHttps: true })

  storage.setConsentCookie()
  expect(place.document.cookie).toBe('shop_consent=all; Max-Age=31556926; Path=/; SameSite=Lax; Secure')

  storage.removeConsentCookie()
  expect(place.document.cookie).toContain('shop_consent=; Max-Age=0')
})

test.each([
  ['app_tracking=true', 'true'],
  ['a=b; app_tracking=false; c=d', 'false'],
  ['my_app_tracking=true', null],
])('of the cookies %j the app has said %s', (cookie, value) => {
  expect(aBrowser({ document: { cookie } }).storage.appTrackingCookie()).toBe(value)
})

test('cookies that are blocked break nothing', () => {
  const refuse = () => {
    throw new DOMException('cookies are off', 'SecurityError')
  }
  const cookies = Object.defineProperty({ cookie: '' }, 'cookie', { get: refuse, set: refuse })
  const { storage } = aBrowser({ document: cookies })

  expect(storage.setConsentCookie).not.toThrow()
  expect(storage.appTrackingCookie()).toBeNull()
})

test('another tab’s answer is heard, and a page that comes back asks what was answered meanwhile', () => {
  const page = new EventTarget()
  const heard = vi.fn<() => void>()
  onConsentElsewhere(page, heard)
  const say = (name: string, facts: object) => page.dispatchEvent(Object.assign(new Event(name), facts))

  say('storage', { key: 'basket' })
  say('pageshow', { persisted: false })
  expect(heard).not.toHaveBeenCalled()

  say('storage', { key: 'shop-consent' })
  say('pageshow', { persisted: true })
  expect(heard).toHaveBeenCalledTimes(2)
})

function aBrowser(fields: Partial<StoragePlace> = {}) {
  const kept = new Map<string, string>()
  const place = {
    localStorage: () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }),
    document: { cookie: '' },
    isHttps: false,
    say: vi.fn<StoragePlace['say']>(),
    ...fields,
  }
  return { storage: consentStorage(place), place, kept }
}
