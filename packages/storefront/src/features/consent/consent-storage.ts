import type { ConsentStorage } from '@shop/consent/create-consent'
import { COOKIE_LIFETIME_MS } from '@shop/domain/shop/cookie-lifetimes'

const KEY = 'shop-consent'
const CONSENT_COOKIE = 'shop_consent'
const APP_TRACKING_COOKIE = 'app_tracking'

/** What of a page is needed to keep a decision; tests bring their own. */
export type StoragePlace = {
  localStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  document: { cookie: string }
  isHttps: boolean
  /** Logs why the banner is shown again. */
  say: (line: string) => void
}

/**
 * Where this browser keeps its decision: the choices in local storage, the cookie that everything optional is on beside
 * it. Without storage the decision is kept until the next full page load.
 *
 * @see product §11.4; spec §9 "Consent cookie max age"
 */
export function consentStorage(place: StoragePlace): ConsentStorage {
  let inMemory: string | null = null
  const set = (cookie: string) => {
    try {
      place.document.cookie = `${cookie}; Path=/; SameSite=Lax${place.isHttps ? '; Secure' : ''}`
    } catch {
      // spec §8 has no message for it; the choices in the storage count without the cookie
    }
  }
  // An older answer must not outlive one that found no room: what was taken back would be allowed after the reload.
  const forget = () => {
    try {
      place.localStorage().removeItem(KEY)
    } catch {
      // a browser that stores nothing has nothing to forget
    }
  }
  const seconds = Math.floor(COOKIE_LIFETIME_MS.consent / 1000)

  return {
    read() {
      try {
        return place.localStorage().getItem(KEY) ?? inMemory
      } catch {
        return inMemory
      }
    },
    write(text) {
      inMemory = text
      try {
        place.localStorage().setItem(KEY, text)
        if (place.localStorage().getItem(KEY) === text) return true
      } catch {
        place.say('This browser stores nothing: the consent counts on this page only and is asked for again.')
      }
      forget()
      return false
    },
    setConsentCookie: () => set(`${CONSENT_COOKIE}=all; Max-Age=${seconds}`),
    removeConsentCookie: () => set(`${CONSENT_COOKIE}=; Max-Age=0`),
    appTrackingCookie: () => cookieOf(place, APP_TRACKING_COOKIE),
    setAppTrackingCookie: (value) => set(`${APP_TRACKING_COOKIE}=${value}; Max-Age=${seconds}`),
  }
}

/** Calls back when another tab has answered, and when the browser brings this page back as it was left. */
export function onConsentElsewhere(page: Pick<Window, 'addEventListener'>, listener: () => void): void {
  page.addEventListener('storage', ({ key }) => {
    if (key === KEY) listener()
  })
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener()
  })
}

/** This page's own storage. */
export function browserPlace(): StoragePlace {
  return {
    localStorage: () => window.localStorage,
    document,
    isHttps: window.location.protocol === 'https:',
    say: (line) => console.info(line),
  }
}

function cookieOf(place: StoragePlace, name: string): string | null {
  try {
    return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(place.document.cookie)?.[1] ?? null
  } catch {
    return null
  }
}
