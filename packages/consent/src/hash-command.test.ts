import { expect, test } from 'vitest'
import { consentMode } from './consent-mode.ts'
import { hashCommand } from './hash-command.ts'

test.each([
  ['#denyConsent', null, true, false, null],
  ['#denyAppConsent', 'false', true, false, 'true'],
  ['#allowAppConsent', null, false, true, 'false'],
  ['#allowAppConsent', 'true', false, true, 'false'],
  ['#allowAppConsent', 'false', false, false, 'false'],
])(
  '%s with the cookie %s denies: %s, opens: %s, sets: %s',
  (hash, cookie, deny, openBanner, appTrackingCookie) => {
    expect(hashCommand(hash, cookie)).toEqual({ deny, openBanner, appTrackingCookie })
  },
)

test.each(['', '#', '#versand', 'denyConsent', '#denyconsent'])('%j is no command', (hash) => {
  expect(hashCommand(hash, null)).toBeNull()
})

test('every signal is denied until its service is allowed', () => {
  const marketing = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' }

  expect(Object.values(consentMode(() => false))).toEqual(['denied', 'denied', 'denied', 'denied'])
  expect(consentMode((name) => name === 'googleAnalytics').analytics_storage).toBe('granted')
  expect(consentMode((name) => name === 'googleAds')).toEqual({ analytics_storage: 'denied', ...marketing })
})
