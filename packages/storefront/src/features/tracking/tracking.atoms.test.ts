import { aProduct } from '@shop/domain/testing/a-product'
import { aVariant } from '@shop/domain/testing/a-variant'
import { openDataLayer } from '@shop/tracking/data-layer'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settleTrackingAtom, trackAtom } from './tracking.atoms.ts'

beforeEach(() => void vi.stubGlobal('window', {}))
afterEach(() => void vi.unstubAllGlobals())

test('events are held until the shopper has agreed, and told in their order then', async () => {
  const store = createStore()
  await store.set(trackAtom, (events) => events.viewItem(aProduct(), aVariant()))
  await store.set(trackAtom, (events) => events.feature('picture_swipe'))

  expect(window.dataLayer).toBeUndefined()

  await store.set(settleTrackingAtom, () => true)
  await store.set(trackAtom, (events) => events.feature('picture_swipe'))

  expect(trackedEvents()).toMatchObject([
    { event: 'frontend_view_item' },
    { event: 'frontend_feature', feature: 'picture_swipe' },
    { event: 'frontend_feature', feature: 'picture_swipe' },
  ])
})

test('a refusal forgets them, and what comes after, and there is not even a data layer', async () => {
  const store = createStore()
  await store.set(trackAtom, (events) => events.feature('picture_swipe'))
  await store.set(settleTrackingAtom, () => false)
  await store.set(trackAtom, (events) => events.feature('picture_swipe'))
  await store.set(settleTrackingAtom, () => true)

  expect(trackedEvents()).toEqual([])
})

test('an event is not made before it may be told', async () => {
  const store = createStore()
  const made = vi.fn<Parameters<(typeof trackAtom)['write']>[2]>((events) => events.feature('picture_swipe'))

  await store.set(trackAtom, made)
  expect(made).not.toHaveBeenCalled()

  await store.set(settleTrackingAtom, () => true)
  expect(made).toHaveBeenCalledOnce()
})

test('of a thousand events at once the last hundred wait', async () => {
  const store = createStore()
  for (let index = 0; index < 1000; index++)
    void store.set(trackAtom, (events) => events.authLogin(String(index)))

  await store.set(settleTrackingAtom, () => true)

  expect(trackedEvents()).toHaveLength(100)
  expect(trackedEvents().at(-1)).toMatchObject({ customer_id: '999' })
})

test('an event that cannot be made breaks nothing, and keeps no other back', async () => {
  const store = createStore()
  const tracked = store.set(trackAtom, () => {
    throw new Error('no card')
  })
  await store.set(trackAtom, (events) => events.feature('picture_swipe'))

  await expect(tracked).resolves.toBeUndefined()
  await store.set(settleTrackingAtom, () => true)
  expect(trackedEvents()).toHaveLength(1)
})

test('an event that takes a moment to be made is told when it is', async () => {
  const store = createStore()
  await store.set(trackAtom, async (events) =>
    events.authLogin((await events.hashedEmail('A@b.example')) ?? ''),
  )
  await store.set(trackAtom, async () => Promise.reject(new Error('no crypto')))
  await store.set(settleTrackingAtom, () => true)

  expect(trackedEvents()).toMatchObject([{ customer_id: expect.stringMatching(/^[0-9a-f]{64}$/) }])
})

test('what happens while the events are fetched comes behind what has waited', async () => {
  const store = createStore()
  for (const id of ['first', 'second', 'third']) void store.set(trackAtom, (events) => events.authLogin(id))

  void store.set(settleTrackingAtom, () => true)
  await store.set(trackAtom, (events) => events.authLogin('last'))

  expect(trackedEvents()).toMatchObject(
    ['first', 'second', 'third', 'last'].map((id) => ({ customer_id: id })),
  )
})

test('nothing is told before the signals are, and everything when they fail', async () => {
  const store = createStore()
  const signals = Promise.withResolvers<void>()
  const first = store.set(trackAtom, (events) => events.authLogin('first'))
  const settled = store.set(
    settleTrackingAtom,
    () => true,
    signals.promise.then(() => void openDataLayer(window).push({ event: 'signals' })),
  )
  const second = store.set(trackAtom, (events) => events.authLogin('second'))
  await import('./shop-events.ts')
  expect(trackedEvents()).toEqual([])

  signals.resolve()
  await Promise.all([first, settled, second])
  const failed = Promise.reject(new Error('no tag manager'))
  await store.set(settleTrackingAtom, () => true, failed)
  await store.set(trackAtom, (events) => events.authLogin('third'))

  expect(trackedEvents()).toMatchObject([
    { event: 'signals' },
    { customer_id: 'first' },
    { customer_id: 'second' },
    { customer_id: 'third' },
  ])
})

/** Entries after the signals that are denied by default. */
function trackedEvents() {
  return window.dataLayer?.slice(1) ?? []
}
