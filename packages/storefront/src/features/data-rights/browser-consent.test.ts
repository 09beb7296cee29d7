import { expect, test } from 'vitest'
import { browserConsent } from './browser-consent.ts'

test('every service is told with its decision and its time', () => {
  const text = JSON.stringify({
    version: '3',
    userInteracted: true,
    timestamp: Date.parse('2026-11-20T10:00:00Z'),
    services: { analytics: { status: true, history: [] }, videos: { status: false, history: [] } },
  })

  expect(browserConsent(text)).toEqual([
    { name: 'analytics', isGiven: true, at: '2026-11-20T10:00:00.000Z', version: '3' },
    { name: 'videos', isGiven: false, at: '2026-11-20T10:00:00.000Z', version: '3' },
  ])
})

test.each([[null], [''], ['{'], ['{"services":[]}'], ['null']])('%j is no decision', (text) => {
  expect(browserConsent(text)).toEqual([])
})
