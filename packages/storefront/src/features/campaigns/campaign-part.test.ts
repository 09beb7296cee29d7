import { expect, test, vi } from 'vitest'
import type { PageCampaign } from '../../page-campaign.ts'
import { Campaign, withItsCampaign } from './campaign-part.ts'

// The bar came after its page, and pushed down the basket that was read by then.
test('a page with a campaign comes once the code of its bar is there, one without does not wait', async () => {
  const ready = vi.spyOn(Campaign, 'ready')
  const without = { campaign: null }
  const page = { campaign: CAMPAIGN }

  expect(await withItsCampaign(without)).toBe(without)
  expect(ready).not.toHaveBeenCalled()
  expect(await withItsCampaign(page)).toBe(page)
  expect(ready).toHaveBeenCalledOnce()
})

test('a bar that cannot be fetched keeps no page back', async () => {
  vi.spyOn(Campaign, 'ready').mockRejectedValueOnce(new Error('offline'))
  const page = { campaign: CAMPAIGN }

  expect(await withItsCampaign(page)).toBe(page)
})

const CAMPAIGN: PageCampaign = {
  id: 'winter',
  title: 'Winterabende',
  line: 'Drei für zwei',
  text: '',
  image: null,
  code: null,
  link: null,
  conditions: null,
  conditionsLabel: '',
  tone: 'tint',
  until: null,
  opensItself: false,
  promotion: null,
}
