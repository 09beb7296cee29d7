import { hasNoBar } from '@shop/domain/link/has-no-bar'
import { isOwnPage } from '@shop/domain/link/own-pages'
import { PAGE_ROWS, PAGES } from '@shop/domain/link/pages'
import { expect, test } from 'vitest'
import { routeTree } from './routes.tsx'

const routes: { options: { path?: string; loader?: unknown } }[] = Object.values(routeTree.children ?? {})
const hasLoader = new Map(routes.map(({ options: { path, loader } }) => [path, loader !== undefined]))

// An address that is missing in the table would be cached publicly and open to crawlers, whatever it shows.
test('every address has its row in the table of pages, and every row its address', () => {
  const paths = routes.map(({ options }) => options.path ?? '')
  const byName = (one: string, other: string) => one.localeCompare(other)

  expect(paths.toSorted(byName)).toEqual(PAGE_ROWS.map(({ path }) => path).toSorted(byName))
})

// Campaigns for the wishlist and the contact page were promised, and no bar ever came: nothing brought one there.
test('a page that may have a campaign has a loader that brings it', () => {
  const { documentation, ...shown } = PAGES

  expect(documentation.hasCampaigns).toBe(false)
  for (const { path, hasCampaigns } of Object.values(shown)) {
    expect([path, hasLoader.get(path)]).toEqual([path, hasCampaigns])
    expect([path, hasNoBar(path)]).toEqual([path, !hasCampaigns])
  }
})

test('every fixed address is known as one that no redirect may take over', () => {
  const fixed = PAGE_ROWS.map(({ path }) => path).filter((path) => !/^\/(?:p\/)?\$/.test(path))

  expect(fixed.length).toBeGreaterThan(20)
  expect(fixed.filter((path) => !isOwnPage(path))).toEqual([])
})

test('what the catalogue and editors keep is no page of the shop’s own', () => {
  expect(['/p/sofa-1/', '/sofas/', '/impressum/'].filter(isOwnPage)).toEqual([])
})
