import { promotionDesk } from '@shop/api-client/office/promotion-commands'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { done, inOffice, offline, pending, type StoryAnswer } from '../../testing/story-office.ts'
import { VouchersPage } from './vouchers-page.tsx'

const meta = preview.meta({ component: VouchersPage })
const at = (...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/vouchers', address: '/sample/vouchers', answers })

export const Empty = meta.story({
  parameters: at(done(promotionDesk, { offers: [] })),
  async play({ canvas }) {
    await expect(await canvas.findByText('No promotion has codes for each shopper')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: at(pending(promotionDesk)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'Vouchers are loading' })).toBeVisible()
  },
})

export const Offline = meta.story({
  parameters: at(offline(promotionDesk)),
  async play({ canvas }) {
    await expect(await canvas.findByText('The office cannot be reached.', { exact: false })).toBeVisible()
  },
})
