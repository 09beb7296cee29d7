import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES, markets } from '../market/markets.ts'
import {
  contentPath,
  isGuidePage,
  prefixRedirect,
  slashRedirect,
  spacedPath,
  swissRedirect,
} from './page-path.ts'

test.each([
  ['/bad', '/bad/'],
  ['/bad/', null],
  ['/', null],
  ['', '/'],
  ['/bad?seite=2', '/bad/?seite=2'],
  ['/bad#oben', '/bad/#oben'],
  ['/bad/?next=/kasse', null],
  ['//other.example', '/other.example/'],
  ['/\\other.example', '/other.example/'],
])('%s is redirected to %s', (path, target) => {
  expect(slashRedirect(path)).toBe(target)
})

test('a redirected path is not redirected again', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      expect(slashRedirect(slashRedirect(path) ?? path)).toBeNull()
    }),
  )
})

test('no redirect of a path leads to another host', () => {
  const tricky = fc.string({ unit: fc.constantFrom('/', '\\', 'a', '.', 'de', '?', '#') })

  fc.assert(
    fc.property(tricky, (rest) => {
      const targets = [slashRedirect(`/${rest}`), swissRedirect(`/de/${rest}`, markets['de-ch'], true)]

      for (const target of targets) {
        expect(new URL(target ?? '/', 'https://shop.example').host).toBe('shop.example')
      }
    }),
  )
})

test.each([
  ['/rote+kissen/', '/rote kissen/'],
  ['/a+b+c/', '/a b c/'],
  ['/suche/?q=a+b', '/suche/?q=a+b'],
  ['/bad/', '/bad/'],
])('%s reads as %s', (path, spaced) => {
  expect(spacedPath(path)).toBe(spaced)
})

test.each([
  ['/de/bad/', 'de-ch', true, '/bad/'],
  ['/de/', 'de-ch', true, '/'],
  ['/de/bad/?a=b', 'fr-ch', true, '/bad/?a=b'],
  ['/de//evil.example/', 'de-ch', true, '/evil.example/'],
  ['/de/\\evil.example/', 'de-ch', true, '/evil.example/'],
  ['/deko/', 'de-ch', true, null],
  ['/bad/de/', 'de-ch', true, null],
  ['/de/bad/', 'de-ch', false, null],
  ['/de/bad/', 'de-de', true, null],
] as const)('%s in %s with the switch %s goes to %s', (path, locale, isSwitchedOn, target) => {
  expect(swissRedirect(path, markets[locale], isSwitchedOn)).toBe(target)
})

test.each([
  ['/home/', '/'],
  ['home', '/'],
  ['/', '/'],
  ['', '/'],
  ['bad/wannen', '/bad/wannen/'],
  ['/bad//wannen', '/bad/wannen/'],
  ['/category-pages/bad/', '/bad/'],
  ['/de-at/bad/', '/bad/'],
  ['/en-US/bad/', '/bad/'],
  ['/fr_BE/bad/', '/bad/'],
  ['de-de/category-pages/bad', '/bad/'],
  ['category-pages/de-ch/bad', '/bad/'],
  ['de-de/home', '/'],
  ['/bad/home/', '/bad/home/'],
  ['/bad/de-at/', '/bad/de-at/'],
  ['/de-atlas/', '/de-atlas/'],
  ['/bad/?seite=2', '/bad/'],
])('the content of %s is found at %s', (path, expected) => {
  expect(contentPath(path)).toBe(expected)
})

test('a content path stays what it is, below any prefix', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.constantFrom(...LOCALES, 'category-pages', 'en-gb'), (path, prefix) => {
      const plain = contentPath(path)

      expect(contentPath(plain)).toBe(plain)
      expect(contentPath(`/${prefix}${plain}`)).toBe(plain)
    }),
  )
})

test.each([
  ['de/ratgeber/schlafen', true],
  ['fr/les-inspirations/', true],
  ['nl/magazin/wonen', true],
  ['bad/wannen', false],
])('%s is a guide page: %s', (slug, isGuide) => {
  expect(isGuidePage(slug)).toBe(isGuide)
})

test.each([
  ['/', null],
  ['/wohnen/', null],
  ['/wohnen/de-de/', null],
  ['/de-de/', '/'],
  ['/de-de', '/'],
  ['/de-de/wohnen/sofas/', '/wohnen/sofas/'],
  ['/xx-yy/wohnen/?page=2', '/wohnen/?page=2'],
  ['/en_GB/wohnen/', '/wohnen/'],
  ['/category-pages/wohnen/', '/wohnen/'],
  ['/de-at/category-pages/wohnen/', '/wohnen/'],
  ['/category-pages/', '/'],
  ['/de-de//evil.example/', '/evil.example/'],
  ['/de-de/%E4%B8%8A/', '/%E4%B8%8A/'],
])('the prefixes of %s lead on to %s', (path, target) => {
  expect(prefixRedirect(path)?.path ?? null).toBe(target)
})

test('of several prefixes the first is told', () => {
  expect(prefixRedirect('/de-at/category-pages/wohnen/')?.prefix).toBe('de-at')
})
