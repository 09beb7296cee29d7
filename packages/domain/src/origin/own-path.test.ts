import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'
import type { ShopOrigins } from './shop-origins.ts'

const place = { publicOrigin: 'https://www.lindhaus.example', origins: null, locale: 'de-de' } as const

test.each([
  ['https://www.lindhaus.example/ratgeber/schlaf/', '/ratgeber/schlaf/'],
  ['http://www.lindhaus.example/ratgeber', '/ratgeber'],
  ['HTTPS://WWW.LINDHAUS.EXAMPLE/sofas/?farbe=rot#oben', '/sofas/?farbe=rot#oben'],
  [' https://www.lindhaus.example ', '/'],
  ['https://www.lindhaus.example//other.example/', '/other.example/'],
  ['https://www.lindhaus.example/\\other.example/', '/other.example/'],
])('%s is %s', (address, path) => {
  expect(ownPath(address, place)).toBe(path)
})

test.each([
  'https://lindhaus.example/ratgeber/',
  'https://www.lindhaus.example.org/ratgeber/',
  'https://www.lindhaus.example:444/ratgeber/',
  'https://www.lindhaus.example@other.example/',
  'https://a@www.lindhaus.example/',
  'https://www.lindhaus.example/media/pflege.pdf',
  'https://www.lindhaus.example/fr-ch/sofas/',
  '/ratgeber/',
  '//www.lindhaus.example/ratgeber/',
  'mailto:a@www.lindhaus.example',
  'javascript:alert(1)',
  'https://',
  '',
])('%s stays as it is', (address) => {
  expect(ownPath(address, place)).toBeNull()
})

test('a shop with hosts of its own knows that of its first country, and leaves the others', () => {
  const origins: ShopOrigins = {
    'de-de': { origin: 'https://lindhaus.example', prefix: '/shop/' },
    'de-at': { origin: 'https://lindhaus-at.example', prefix: '/' },
  }

  const path = (address: string) => ownPath(address, { ...place, origins })

  expect(path('https://lindhaus.example/shop/sofas/')).toBe('/sofas/')
  expect(path('https://lindhaus-at.example/sofas/')).toBeNull()
  expect(path('https://www.lindhaus.example/sofas/')).toBeNull()
})
