import { expect, test } from 'vitest'
import { isFooterDuty } from './footer-duties.ts'
import { footerStories, isFooterStory } from './footer-story.ts'
import { footerTarget, footerTargetProblem } from './footer-target.ts'

test.each([
  { href: '/', path: '/', isInTable: true },
  { href: '/warenkorb/', path: '/warenkorb/', isInTable: true },
  { href: '/warenkorb', path: '/warenkorb/', isInTable: true },
  { href: '/fr-ch/warenkorb/', path: '/warenkorb/', isInTable: true },
  { href: '/ratgeber/schlaf/', path: '/ratgeber/schlaf/', isInTable: false },
  { href: '/konto/nie-da/', path: '/konto/nie-da/', isInTable: false },
  { href: '/p/$pdp/', path: '/p/$pdp/', isInTable: false },
])('$href is a path of the shop, in the table: $isInTable', ({ href, ...target }) => {
  expect(footerTarget(href)).toMatchObject({ kind: 'own', ...target })
})

test('what follows the path stays', () => {
  expect(footerTarget('/de-at/sofas?farbe=rot#oben')).toMatchObject({ href: '/sofas/?farbe=rot#oben' })
})

test.each(['https://example.org', 'https://example.org/a/?b#c', 'HTTPS://example.org/'])(
  '%s leads outside',
  (href) => {
    expect(footerTarget(href)).toEqual({ kind: 'outside', href })
    expect(footerTargetProblem(href)).toBeNull()
  },
)

test.each([
  ['', 'empty'],
  ['http://example.org/', 'insecure'],
  ['//example.org/', 'insecure'],
  ['/\\example.org/', 'insecure'],
  ['https://', 'insecure'],
  ['https://localhost', 'insecure'],
  ['https://a@example.org/', 'insecure'],
  ['https://example.org/ a', 'insecure'],
  ['mailto:a@example.org', 'insecure'],
  ['javascript:alert(1)', 'insecure'],
  ['ratgeber', 'insecure'],
  ['#oben', 'insecure'],
  ['/impressum/', 'duty'],
  ['/de-ch/vertrag-widerrufen', 'duty'],
  ['/kontakt/?a', 'duty'],
])('%s is refused: %s', (href, reason) => {
  expect(footerTarget(href)).toEqual({ kind: 'refused', reason })
  // The office parts its sentences there.
  expect(footerTargetProblem(href)).not.toContain('; ')
})

test.each([
  '/impressum/',
  '/agb/',
  '/datenschutz/',
  '/widerruf/',
  '/vertrag-widerrufen/',
  '/barrierefreiheit/',
])('%s is a duty of every footer', (path) => {
  expect(isFooterDuty(path)).toBe(true)
})

test('a page below a duty is none', () => {
  expect(isFooterDuty('/kontakt/anfahrt/')).toBe(false)
})

test('a locale’s own story comes before the one of all; both are no pages', () => {
  expect(footerStories('fr-ch')).toEqual(['/fusszeile/fr-ch/', '/fusszeile/'])
  for (const path of [...footerStories('fr-ch'), 'fusszeile', '/category-pages/fusszeile/'])
    expect(isFooterStory(path)).toBe(true)
  for (const path of ['/', '/fusszeilen/', '/ratgeber/fusszeile/']) expect(isFooterStory(path)).toBe(false)
})
