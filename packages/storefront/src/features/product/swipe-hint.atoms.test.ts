import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { settleTrackingAtom } from '../tracking/tracking.atoms.ts'
import { mayHintAtom, noticeSwipeAtom } from './swipe-hint.atoms.ts'

test('a swipe is told every time, and nobody who has swiped needs the hint any more', async () => {
  vi.stubGlobal('window', {})
  const store = createStore()
  expect(store.get(mayHintAtom)).toBe(true)

  store.set(noticeSwipeAtom)
  store.set(noticeSwipeAtom)
  await store.set(settleTrackingAtom, () => true)

  expect(store.get(mayHintAtom)).toBe(false)
  const swipe = { event: 'frontend_feature', feature: 'picture_swipe' }
  expect(window.dataLayer?.slice(1)).toEqual([swipe, swipe])
})
