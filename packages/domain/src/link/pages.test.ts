import { describe, expect, expectTypeOf, test } from 'vitest'
import { aPageAddress } from '../testing/a-page-address.ts'
import { EDITORS_PAGES } from './editors-pages.ts'
import { fixedPart, PAGE_ROWS, PAGES, type PageRow, pageAt } from './pages.ts'

const rows = Object.entries(PAGES)

test('each page has an address of its own', () => {
  const paths = PAGE_ROWS.map(({ path }) => path)

  expect(new Set(paths).size).toBe(paths.length)
})

test('no page of editors stands at an address that the shop answers itself', () => {
  const taken = Object.values(EDITORS_PAGES).filter((path) => pageAt(path) !== PAGES.content)

  expect(taken).toEqual([])
})

test.each(rows)('%s is found at its address and below it', (_, row) => {
  const address = aPageAddress(row)

  expect(pageAt(address)).toBe(row)
  if (row !== PAGES.home) expect(fixedPart(pageAt(`${address}nowhere/`))).toBe(fixedPart(row))
})

describe('what no row names', () => {
  test.each([
    ['/sofas/', PAGES.content],
    ['/newsletter/', PAGES.content],
    ['/kontaktlinsen/', PAGES.content],
    ['/p/', PAGES.content],
    ['/konto/nowhere/', PAGES.account],
    ['/konto/bestellung/', PAGES.account],
    ['/warenkorb/nowhere/at/all/', PAGES.basket],
  ])('%s belongs to the closest page above it', (path, row) => {
    expect(pageAt(path)).toBe(row)
  })
})

// Said here once more: a personal page that becomes one for everybody by mistake shows no other sign of it.
test('these pages are for everybody, and all others are the shopper’s own', () => {
  const open = rows.filter(([, { isPersonal }]) => !isPersonal).map(([name]) => name)

  expect(open).toEqual([
    'home',
    'product',
    'search',
    'compare',
    'contact',
    'dataExport',
    'newsletter',
    'withdrawal',
    'legalVersions',
    'countries',
    'documentation',
    'content',
  ])
})

test('what lies in the account needs a sign-in, but for what is reached from a mail', () => {
  const inAccount = rows.filter(([, { path }]) => path.startsWith('/konto/'))

  expect(inAccount.length).toBeGreaterThan(10)
  expect(inAccount.filter(([, { needsSignIn }]) => !needsSignIn).map(([name]) => name)).toEqual([
    'newPassword',
    'emailChange',
  ])
})

test('a personal page that caches keep or crawlers read does not compile', () => {
  const basket = PAGES.basket

  expectTypeOf<typeof basket>().toExtend<PageRow>()
  expectTypeOf<Omit<typeof basket, 'isCached'> & { isCached: true }>().not.toExtend<PageRow>()
  expectTypeOf<Omit<typeof basket, 'isCrawled'> & { isCrawled: true }>().not.toExtend<PageRow>()
  expectTypeOf<Omit<typeof basket, 'isIndexed'> & { isIndexed: true }>().not.toExtend<PageRow>()
  expect(basket.isPersonal).toBe(true)
})
