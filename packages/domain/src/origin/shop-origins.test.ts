import { expect, test } from 'vitest'
import { parseShopOrigins } from './shop-origins.ts'

test.each([null, undefined, '', '  '])('%j means one origin with prefixes', (text) => {
  expect(parseShopOrigins(text)).toBeNull()
})

test('an origin comes with or without a prefix', () => {
  const text =
    '{"de-at": "https://lindhaus.at", "fr-ch": "https://lindhaus.ch/fr", "de-ch": "https://lindhaus.ch/"}'

  expect(parseShopOrigins(text)).toEqual({
    'de-at': { origin: 'https://lindhaus.at', prefix: '/' },
    'fr-ch': { origin: 'https://lindhaus.ch', prefix: '/fr/' },
    'de-ch': { origin: 'https://lindhaus.ch', prefix: '/' },
  })
})

test.each([
  ['no JSON', '{', /not valid JSON/],
  ['no map', '["https://a.example"]', /not a map/],
  ['an unknown locale', '{"en-gb": "https://a.example"}', /the locale "en-gb"/],
  ['no address', '{"de-de": "a.example"}', /"de-de" the origin "a.example"/],
  ['a number', '{"de-de": 1}', /"de-de" the origin "1"/],
  ['another scheme', '{"de-de": "ftp://a.example"}', /the origin "ftp:/],
  ['a search', '{"de-de": "https://a.example/?a=b"}', /the origin/],
  [
    'one address twice',
    '{"de-de": "https://a.example", "de-at": "https://a.example/"}',
    /"de-de" and "de-at"/,
  ],
])('%s is refused with a sentence', (_, text, sentence) => {
  expect(() => parseShopOrigins(text)).toThrow(sentence)
})
