type Signal = 'granted' | 'denied'

/** The four signals of the tag manager's consent mode. @see eu-duties C-28 */
export type ConsentMode = {
  analytics_storage: Signal
  ad_storage: Signal
  ad_user_data: Signal
  ad_personalization: Signal
}

/** The signals for what is allowed now: everything is denied until the shopper allows that service. @see eu-duties C-28 */
export function consentMode(allowed: (name: string) => boolean): ConsentMode {
  const marketing = allowed('googleAds') ? 'granted' : 'denied'
  return {
    analytics_storage: allowed('googleAnalytics') ? 'granted' : 'denied',
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
  }
}
