/** What an address with a hash asks of the consent; the shop's app opens pages with it. */
export type HashCommand = {
  deny: boolean
  openBanner: boolean
  /** What the app tracking cookie becomes; null leaves it. */
  appTrackingCookie: 'true' | 'false' | null
}

/**
 * Reads the hash of an address: `#denyConsent` denies what is optional, `#denyAppConsent` sets the app tracking
 * cookie to true and records the denial, `#allowAppConsent` opens the banner unless that cookie is false, and sets
 * it to false. Null for every other hash.
 *
 * @see spec §4 "URL hash"
 */
export function hashCommand(hash: string, appTrackingCookie: string | null): HashCommand | null {
  switch (hash) {
    case '#denyConsent':
      return { deny: true, openBanner: false, appTrackingCookie: null }
    case '#denyAppConsent':
      return { deny: true, openBanner: false, appTrackingCookie: 'true' }
    case '#allowAppConsent':
      return { deny: false, openBanner: appTrackingCookie !== 'false', appTrackingCookie: 'false' }
    default:
      return null
  }
}
