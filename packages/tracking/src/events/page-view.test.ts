import { expect, test } from 'vitest'
import { consentClick } from './consent-click.ts'
import { pageView } from './page-view.ts'

test.each([
  ['https://shop.example/bad/?page=2&q=wanne', 'https://shop.example/bad/?page=2'],
  [
    'https://shop.example/?utm_source=mail&utm_campaign=w1#top',
    'https://shop.example/?utm_source=mail&utm_campaign=w1',
  ],
  ['https://shop.example/konto/neues-passwort/?hash=abc', 'https://shop.example/konto/neues-passwort/'],
  [
    'https://shop.example/de-at/konto/bestellung/LH00000042/',
    'https://shop.example/de-at/konto/bestellung/…/',
  ],
  ['https://shop.example/danke/?token=abc', 'https://shop.example/danke/'],
])('%s is told as %s', (href, sent) => {
  expect(pageView(href, 'Bad').payload).toMatchObject({ page_location: sent, page_title: 'Bad' })
})

test('a click in the banner says why it had to ask', () => {
  expect(consentClick('acceptAll', 'invalid time')).toMatchObject({
    name: 'frontend_consent_click',
    consent: 'analytics',
    payload: { consent_action: 'acceptAll', consent_reason: 'invalid time' },
  })
})
