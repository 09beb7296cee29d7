import { aProduct } from '@shop/domain/testing/a-product'
import { aVariant } from '@shop/domain/testing/a-variant'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settleTrackingAtom, trackAtom } from './tracking.atoms.ts'

beforeEach(() => void vi.stubGlobal('window', {}))
afterEach(() => void vi.unstubAllGlobals())

test('events are held until the shopper has agreed, and told in their order then', async () => {
  const store = createStore()
  await store.set(trackAtom, (events) => events.viewItem(aProduct(), aVariant()))
  await store.set(trackAtom, (events) => events.feature('picture_swipe'))

  expect(window.dataLayer).toEqual([])

  await store.set(settleTrackingAtom, () => true)

  expect(window.dataLayer).toMatchObject([
    { event: 'frontend_view_item' },
    { event: 'frontend_feature', feature: 'picture_swipe' },
  ])
})

test('a refusal forgets them, and what comes after', async () => {
  const store = createStore()
  await store.set(trackAtom, (events) => events.feature('picture_swipe'))
  await store.set(settleTrackingAtom, () => false)
  await store.set(trackAtom, (events) => events.feature('picture_swipe'))

  expect(window.dataLayer).toEqual([])
})

test('an event that cannot be made breaks nothing', async () => {
  const store = createStore()

  const told = store.set(trackAtom, () => {
    throw new Error('no card')
  })

  await expect(told).resolves.toBeUndefined()
})
