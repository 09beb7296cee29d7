import { aProduct } from '@shop/domain/testing/a-product'
import { aVariant } from '@shop/domain/testing/a-variant'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findAtom } from '../../../features/basket/found-by.atoms.ts'
import { settleTrackingAtom } from '../../../features/tracking/tracking.atoms.ts'
import { trackViewItemAtom } from './view-item.atoms.ts'

beforeEach(() => void vi.stubGlobal('window', {}))
afterEach(() => void vi.unstubAllGlobals())

// The basket knew the campaign, and the view of the product that it was added on did not.
test.each([
  ['a campaign', { id: 1, ffCampaign: 'leinen' }, { ffCampaign: 'leinen' }],
  ['no campaign', { id: 1 }, {}],
  ['a campaign for another product', { id: 2, ffCampaign: 'leinen' }, {}],
])('a product that was found by %s is told so', async (_, found, campaign) => {
  const store = createStore()
  await store.set(settleTrackingAtom, () => true)
  store.set(findAtom, found)

  await store.set(trackViewItemAtom, aProduct({ id: 1 }), aVariant())

  const sent: unknown = window.dataLayer?.at(-1)
  expect(sent).toMatchObject({ event: 'frontend_view_item', items: [campaign] })
  expect(JSON.stringify(sent).includes('ffCampaign')).toBe('ffCampaign' in campaign)
})
