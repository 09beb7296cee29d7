import { expect, test } from 'vitest'
import { createTrack } from './create-track.ts'
import { defineEvent } from './define-event.ts'

const clicked = defineEvent('frontend_click', 'analytics', (what: string) => ({ what }))
const bought = defineEvent(
  'frontend_buy',
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

  expect(dataLayer).toEqual([{ event: 'frontend_click', what: 'sofa' }])
})

test('events wait for the decision and keep their order', () => {
  const { dataLayer, track, consent } = aPage({ analytics: false })
  track(clicked('sofa'))
  track(clicked('lamp'))

  consent.analytics = true
  track.settle()

  expect(dataLayer).toEqual([
    { event: 'frontend_click', what: 'sofa' },
    { event: 'frontend_click', what: 'lamp' },
  ])
})

test('a refusal forgets what waited, even when the shopper agrees later', () => {
  const { dataLayer, track, consent } = aPage({ analytics: false })
  track(clicked('sofa'))
  track.settle()
  track(clicked('lamp'))

  consent.analytics = true
  track.settle()
  track(clicked('rug'))

  expect(dataLayer).toEqual([{ event: 'frontend_click', what: 'rug' }])
})

test('a settled page does not wait for a consent that was withdrawn', () => {
  const { dataLayer, track, consent } = aPage({ analytics: true })
  track.settle()

  consent.analytics = false
  track(clicked('sofa'))
  consent.analytics = true
  track.settle()

  expect(dataLayer).toEqual([])
})

test('an event is told once', () => {
  const { dataLayer, track, consent } = aPage({ analytics: false })
  track(clicked('sofa'))

  consent.analytics = true
  track.settle()
  track.settle()

  expect(dataLayer).toHaveLength(1)
})

test('guarded fields need their own consent, asked when the event is told', () => {
  const { dataLayer, track, consent } = aPage({ analytics: true, marketing: false })

  track(bought('hash'))
  consent.marketing = true
  track(bought('hash'))

  expect(dataLayer).toEqual([
    { event: 'frontend_buy', items: 4 },
    { event: 'frontend_buy', items: 4, email: 'hash' },
  ])
})

test('a shopper who never answers does not fill the memory', () => {
  const { dataLayer, track, consent } = aPage({ analytics: false })
  for (let index = 1; index <= 150; index++) track(clicked(String(index)))

  consent.analytics = true
  track.settle()

  expect(dataLayer).toHaveLength(100)
  expect(dataLayer.at(-1)).toEqual({ event: 'frontend_click', what: '150' })
})

function aPage(consent: Record<string, boolean>) {
  const dataLayer: object[] = []
  return { dataLayer, consent, track: createTrack(dataLayer, (name) => consent[name] ?? false) }
}
