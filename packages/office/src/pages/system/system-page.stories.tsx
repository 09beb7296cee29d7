import { listMoneyRequests, type MoneyRequest } from '@shop/api-client/office/money-commands'
import { expect, screen, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { done, inOffice, offline, pending, type StoryAnswer } from '../../testing/story-office.ts'
import { SystemPage } from './system-page.tsx'

const request: MoneyRequest = {
  id: 'r1',
  number: 'S-100001',
  amount: 15_000,
  currency: 'EUR',
  note: 'The vase came broken',
  askedBy: 'Mia Kern',
  askedAt: '2026-11-24T09:12:00Z',
  isMine: false,
  state: 'waiting',
  decidedBy: null,
  decidedAt: null,
  why: null,
}
const meta = preview.meta({ component: SystemPage })
const at = (...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/system', address: '/sample/system?part=approvals', answers })

export const RefundsToDecide = meta.story({
  parameters: at(done(listMoneyRequests, { limit: 10_000, waiting: [request], decided: [] })),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refuse' }))
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByText(/Mia Kern asks for €150.00 back for order S-100001/)).toBeVisible()
  },
})

export const NoRefundToDecide = meta.story({
  parameters: at(done(listMoneyRequests, { limit: null, waiting: [], decided: [] })),
  async play({ canvas }) {
    await expect(await canvas.findByText('No refund waits for a decision')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: at(pending(listMoneyRequests)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'The shop is looked at' })).toBeVisible()
  },
})

export const Offline = meta.story({
  parameters: at(offline(listMoneyRequests)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The office cannot be reached.')
  },
})
