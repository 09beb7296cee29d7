import { expect, test } from 'vitest'
import { createTrack } from './create-track.ts'
import { defineEvent } from './define-event.ts'

const clicked = defineEvent('frontend_feature', 'analytics', (what: string) => ({ what }))
const bought = defineEvent(
  'frontend_purchase',
  'analytics',
  (email: string) => ({ items: email.length }),
  (email) => [{ consent: 'marketing', fields: { email } }],
)

test('nothing is tracked before the shopper agrees', () => {
  const dataLayer: object[] = []

  createTrack(dataLayer, () => false)(clicked('sofa'))

  expect(dataLayer).toEqual([])
})

test('what is allowed is told at once, under its name', () => {
  const { dataLayer, track } = aPage({ analytics: true })

  track(clicked('sofa'))

  expect(dataLayer).toEqual([{ event: 'frontend_feature', what: 'sofa' }])
})

test('consent that was withdrawn counts at once, and what came meanwhile is gone', () => {
  const { dataLayer, track, consent } = aPage({ analytics: true })

  consent.analytics = false
  track(clicked('sofa'))
  consent.analytics = true
  track(clicked('lamp'))

  expect(dataLayer).toEqual([{ event: 'frontend_feature', what: 'lamp' }])
})

test('guarded fields need their own consent, asked when the event is told', () => {
  const { dataLayer, track, consent } = aPage({ analytics: true, marketing: false })

  track(bought('hash'))
  consent.marketing = true
  track(bought('hash'))

  expect(dataLayer).toEqual([
    { event: 'frontend_purchase', items: 4 },
    { event: 'frontend_purchase', items: 4, email: 'hash' },
  ])
})

function aPage(consent: Record<string, boolean>) {
  const dataLayer: object[] = []
  return { dataLayer, consent, track: createTrack(dataLayer, (name) => consent[name] ?? false) }
}
