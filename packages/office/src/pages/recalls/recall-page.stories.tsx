import { showProduct } from '@shop/api-client/office/product-commands'
import {
  liftRecall,
  listProductRecalls,
  publishRecall,
  showRecallBuyers,
} from '@shop/api-client/office/recall-commands'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import {
  conflict,
  done,
  inOffice,
  offline,
  pending,
  previewed,
  refused,
  type StoryAnswer,
} from '../../testing/story-office.ts'
import { RecallPage } from './recall-page.tsx'
import { lamp } from './recalls-page.stories.tsx'

const meta = preview.meta({ component: RecallPage })
const reach = {
  kind: 'recall',
  isOver: false,
  products: 1,
  variants: 1,
  orders: 230,
  buyers: 214,
  mails: 0,
} as const
const product = done(showProduct, { product: null })
const at = (recall: string, ...answers: StoryAnswer[]) =>
  inOffice({
    route: '/$shop/recalls/$recall',
    address: `/sample/recalls/${recall}`,
    answers: [
      product,
      ...answers,
      done(listProductRecalls, { recalls: [lamp] }),
      previewed(publishRecall, [reach]),
      previewed(liftRecall, [{ ...reach, isOver: true }]),
    ],
  })

export const Running = meta.story({
  parameters: at(
    lamp.id,
    done(showRecallBuyers, {
      all: 214,
      buyers: [{ address: 'clara@example.com', orderNumbers: ['S-100001', 'S-100007'] }],
    }),
  ),
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(/214 addresses have bought of it in 230 orders/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Publish it anew' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Show the buyers' }))
    await expect(await canvas.findByRole('link', { name: 'S-100007' })).toBeVisible()
  },
})

export const PlayedDown = meta.story({
  parameters: at(lamp.id),
  async play({ canvas, userEvent }) {
    const hazard = await canvas.findByRole('textbox', { name: 'What is dangerous, German' })
    await userEvent.clear(hazard)
    await userEvent.type(hazard, 'Rein vorsorglich.')
    await expect(await canvas.findByText(/“vorsorglich” plays the danger down/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
  },
})

export const Lifted = meta.story({
  parameters: inOffice({
    route: '/$shop/recalls/$recall',
    address: `/sample/recalls/${lamp.id}`,
    answers: [
      product,
      done(listProductRecalls, { recalls: [{ ...lamp, liftedAt: '2026-11-25T10:00:00Z' }] }),
      previewed(publishRecall, [reach]),
    ],
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/Its goods are sold again/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Lift the recall' })).toBeNull()
  },
})

export const SomebodyWasQuicker = meta.story({
  parameters: inOffice({
    route: '/$shop/recalls/$recall',
    address: `/sample/recalls/${lamp.id}`,
    answers: [
      product,
      done(listProductRecalls, { recalls: [lamp] }),
      conflict(publishRecall, [{ at: '2026-11-27T09:00:00Z', by: 'Ben Keller', what: `recall:${lamp.id}` }]),
    ],
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/Ben Keller/)).toBeVisible()
  },
})

export const OfAnotherRecall = meta.story({
  parameters: inOffice({
    route: '/$shop/recalls/$recall',
    address: `/sample/recalls/${lamp.id}`,
    answers: [
      product,
      done(listProductRecalls, { recalls: [lamp] }),
      refused(publishRecall, { code: 'recalledElsewhere', params: { others: 'R-9' } }),
    ],
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/recalled already by R-9/)).toBeVisible()
  },
})

export const New = meta.story({
  parameters: at('new'),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'What is missing?' }))
    await expect(canvas.getByText('Say which products are recalled.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Recall now' })).toBeDisabled()
  },
})

export const Gone = meta.story({
  parameters: at('R-0'),
  async play({ canvas }) {
    await expect(await canvas.findByText('There is no such recall')).toBeVisible()
  },
})

const alone = (answer: StoryAnswer) =>
  inOffice({ route: '/$shop/recalls/$recall', address: `/sample/recalls/${lamp.id}`, answers: [answer] })
export const Waiting = meta.story({ parameters: alone(pending(listProductRecalls)) })
export const Offline = meta.story({ parameters: alone(offline(listProductRecalls)) })
