import {
  askForGiftCards,
  findGiftCards,
  type GiftCardRequest,
  issueGiftCards,
  listGiftCardRequests,
  makeAgreedGiftCards,
  withdrawGiftCardRequest,
} from '@shop/api-client/office/gift-card-commands'
import { expect, screen, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import {
  broken,
  done,
  inOffice,
  offline,
  pending,
  refused,
  type StoryAnswer,
} from '../../testing/story-office.ts'
import { GiftCardsPage } from './gift-cards-page.tsx'

const request: GiftCardRequest = {
  id: 'r1',
  amount: 9000,
  currency: 'EUR',
  count: 2,
  expiresAt: null,
  reason: 'Ten years of the club',
  askedBy: 'Mia Kern',
  askedAt: '2026-11-24T09:12:00Z',
  isMine: false,
  state: 'waiting',
  decidedBy: null,
  decidedAt: null,
  why: null,
}
const meta = preview.meta({ component: GiftCardsPage })
const at = (...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/gift-cards', address: '/sample/gift-cards', answers })
const requests = (...open: GiftCardRequest[]) =>
  done(listGiftCardRequests, {
    open,
    done: [{ ...request, id: 'r0', count: 9, state: 'refused', decidedBy: 'Olivia Brandt', why: 'Too much' }],
  })

export const Filled = meta.story({
  parameters: at(requests(request)),
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(/2 × €90.00 = €180.00/)).toBeVisible()
    await expect(canvas.getByText('Olivia Brandt: Too much')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }))
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByText(/Mia Kern asks for gift cards over €180.00/)).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Refuse them' })).toBeDisabled()
  },
})

export const OwnWaits = meta.story({
  parameters: at(
    requests({ ...request, isMine: true }),
    refused(withdrawGiftCardRequest, { code: 'moneyRequestDecided', params: { by: 'Olivia Brandt' } }),
  ),
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(/somebody else decides/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Agree' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Take it back' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Olivia Brandt')
  },
})

/** Whoever has asked makes the cards: their codes are shown once. */
export const AgreedTo = meta.story({
  parameters: at(
    requests({ ...request, isMine: true, state: 'approved', decidedBy: 'Olivia Brandt' }),
    done(makeAgreedGiftCards, {
      cards: [
        { code: 'AAAA-BBBB', pin: '1234', maskedCode: '…BBBB' },
        { code: 'CCCC-DDDD', pin: '5678', maskedCode: '…DDDD' },
      ],
      amount: 9000,
      currency: 'EUR',
      expiresAt: '2029-12-31T22:59:59Z',
    }),
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make it, and show its code' }))
    const sheet = within(await screen.findByRole('dialog'))
    await expect(await sheet.findByText('AAAA-BBBB · PIN 1234')).toBeVisible()
    await expect(sheet.getByText('CCCC-DDDD · PIN 5678')).toBeVisible()
  },
})

export const AboveTheLimit = meta.story({
  parameters: at(
    done(listGiftCardRequests, { open: [], done: [] }),
    refused(issueGiftCards, { code: 'givingNeedsSecond', params: { amount: 10_000, currency: 'EUR' } }),
    done(askForGiftCards, { id: 'r1' }),
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Give a gift card' }))
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.type(sheet.getByLabelText('Amount'), '900')
    await userEvent.type(sheet.getByLabelText('Why'), 'Ten years of the club')
    await userEvent.click(sheet.getByRole('button', { name: 'Make it, and show its code' }))
    await userEvent.click(await sheet.findByRole('button', { name: 'Ask a second person' }))
    await expect(await sheet.findByText(/Once somebody else has agreed/)).toBeVisible()
  },
})

export const NothingFound = meta.story({
  parameters: at(
    done(listGiftCardRequests, { open: [], done: [] }),
    done(findGiftCards, { cards: [], isCut: false }),
  ),
  async play({ canvas, userEvent }) {
    await userEvent.type(
      await canvas.findByLabelText('Last four characters, or the whole code'),
      'A1B2{Enter}',
    )
    await expect(await canvas.findByText('No gift card ends like this.')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: at(pending(listGiftCardRequests)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'Requests are loading' })).toBeVisible()
  },
})

export const Offline = meta.story({
  parameters: at(offline(listGiftCardRequests), broken(findGiftCards)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The office cannot be reached.')
  },
})
