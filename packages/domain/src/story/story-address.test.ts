import { expect, test } from 'vitest'
import { EDITORS_PAGES } from '../link/editors-pages.ts'
import { PAGE_ROWS } from '../link/pages.ts'
import { LOCALES } from '../market/markets.ts'
import {
  isStoryNeeded,
  LONGEST_STORY_ADDRESS,
  proposedSlug,
  storyAddressProblem,
  typedStoryAddress,
} from './story-address.ts'

test.each([
  '/sommer/',
  '/ratgeber/schlaf/',
  '/ratgeber/2026/gut-schlafen/',
  '/wohnen/sofas/',
  '/fusszeile/',
  '/pflege/',
  '/apis/',
  '/kasse-des-vertrauens/',
  `/${'a'.repeat(LONGEST_STORY_ADDRESS - 2)}/`,
])('a story can be at %s', (address) => {
  expect(storyAddressProblem(address)).toBeNull()
})

test.each([
  ['', 'empty'],
  ['/', 'empty'],
  [`/${'a'.repeat(LONGEST_STORY_ADDRESS - 1)}/`, 'long'],
  ['/Sommer/', 'characters'],
  ['/größe/', 'characters'],
  ['/zwei worte/', 'characters'],
  ['/a//b/', 'characters'],
  ['/-a/', 'characters'],
  ['/a-/', 'characters'],
  ['/a--b/', 'characters'],
  ['/../a/', 'characters'],
  ['/a.html/', 'characters'],
  ['sommer', 'characters'],
  ['/sommer', 'characters'],
  ['/warenkorb/', 'reserved'],
  ['/warenkorb/sommer/', 'reserved'],
  ['/konto/', 'reserved'],
  ['/konto/nie-da/', 'reserved'],
  ['/p/sofa/', 'reserved'],
  ['/documentation/neu/', 'reserved'],
  ['/newsletter/dank/', 'reserved'],
  ['/api/', 'reserved'],
  ['/media/sommer/', 'reserved'],
  ['/home/', 'reserved'],
  ['/category-pages/sofas/', 'reserved'],
  ['/fr-ch/sommer/', 'reserved'],
  ['/xx-yy/sommer/', 'reserved'],
  ['/rueckrufe/', 'reserved'],
  ['/fusszeile/neu/', 'reserved'],
])('no story can be at "%s": %s', (address, problem) => {
  expect(storyAddressProblem(address)).toBe(problem)
})

test('no page that the shop makes itself is covered by a story', () => {
  const editors: readonly string[] = Object.values(EDITORS_PAGES)
  const own = PAGE_ROWS.map(({ path }) => path.replace(/\$\w+/g, 'a')).filter(
    (path) => !path.includes('$') && !editors.includes(path),
  )

  expect(own.length).toBeGreaterThan(20)
  expect(own.filter((path) => storyAddressProblem(path) === null)).toEqual([])
})

test('a page that the shop leads to can be made where it is missing', () => {
  const refused = Object.values(EDITORS_PAGES).filter((path) => storyAddressProblem(path) !== null)

  // The shop writes that one itself.
  expect(refused).toEqual([EDITORS_PAGES.recalls])
})

test('a footer can be made for all, and for each locale', () => {
  const footers = ['/fusszeile/', ...LOCALES.map((locale) => `/fusszeile/${locale}/`)]

  expect(footers.filter((path) => storyAddressProblem(path) !== null)).toEqual([])
})

test.each([
  ['Gut schlafen: so geht’s', 'gut-schlafen-so-gehts'],
  ['Größe & Maße', 'groesse-masse'],
  ['Café, Crème', 'cafe-creme'],
  ['  – ', ''],
  ['日本', ''],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('%j is proposed as %s', (title, slug) => {
  expect(proposedSlug(title)).toBe(slug)
  if (slug !== '') expect(storyAddressProblem(`/${slug}/`)).toBeNull()
})

test.each([
  ['sommer', '/sommer/'],
  [' /ratgeber/schlaf', '/ratgeber/schlaf/'],
  ['//sommer//', '/sommer/'],
  ['/', ''],
  ['', ''],
])('%j is typed for %s', (typed, address) => {
  expect(typedStoryAddress(typed)).toBe(address)
})

test.each([
  ['/', true],
  ['/impressum/', true],
  ['/ratgeber/', true],
  ['/ratgeber/schlaf/', false],
  ['/fusszeile/', false],
  ['/sommer/', false],
])('the shop needs %s: %s', (address, isNeeded) => {
  expect(isStoryNeeded(address)).toBe(isNeeded)
})
