import { hasNoBar } from '@shop/domain/content/pages-without-bar'
import { isOwnPage } from '@shop/domain/link/own-pages'
import { expect, test } from 'vitest'
import { routeTree } from './routes.tsx'

// Campaigns for the wishlist and the contact page were promised, and no bar ever came: nothing brought one there.
test('a page that brings no campaign is one that editors are told about', () => {
  const routes: Iterable<{ options: { path?: string; loader?: unknown } }> = Object.values(
    routeTree.children ?? {},
  )
  const fixed = [...routes].flatMap(({ options: { path, loader } }) =>
    path && !path.includes('/$step') ? [{ path, hasLoader: loader !== undefined }] : [],
  )

  expect(fixed.filter(({ hasLoader }) => !hasLoader).length).toBeGreaterThan(10)
  for (const { path, hasLoader } of fixed) expect([path, hasNoBar(path)]).toEqual([path, !hasLoader])
})

test('every fixed address is known as one that no redirect may take over', () => {
  const routes: Iterable<{ options: { path?: string; loader?: unknown } }> = Object.values(
    routeTree.children ?? {},
  )
  const fixed = [...routes].flatMap(({ options: { path } }) =>
    path && !/^\/?(?:p\/)?\$/.test(path) ? [path] : [],
  )

  expect(fixed.length).toBeGreaterThan(20)
  expect(fixed.filter((path) => !isOwnPage(path))).toEqual([])
})
