import {
  type Offer,
  promotionDesk,
  promotionHistory,
  savePromotion,
} from '@shop/api-client/office/promotion-commands'
import type { PromotionRecord } from '@shop/api-client/office/promotion-record'
import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { conflict, done, inOffice, type StoryAnswer } from '../../testing/story-office.ts'
import { PromotionPage } from './promotion-page.tsx'

const autumn: PromotionRecord = {
  id: 'autumn',
  code: null,
  needsCode: false,
  name: { de: 'Herbst', fr: 'Automne', nl: 'Herfst' },
  schedule: { from: '2026-11-30T08:00:00.000Z', to: null },
  isActive: false,
  priority: 100,
  combinability: 'always',
  conditions: [],
  effect: { type: 'automatic_discount', discountType: 'absolute', discountValue: { EUR: 1000, CHF: 1200 } },
}
const earlier: PromotionRecord = {
  ...autumn,
  effect: { type: 'automatic_discount', discountType: 'absolute', discountValue: { EUR: 500, CHF: 600 } },
}
const offer: Offer = { record: autumn, state: 'off', uses: 0, codes: null, version: 3 }
const history = done(promotionHistory, {
  versions: [
    { at: '2026-11-24T09:12:00Z', by: 'Mara Lind', command: 'savePromotion', record: autumn },
    { at: '2026-11-23T09:12:00Z', by: 'Ben Keller', command: 'savePromotion', record: earlier },
  ],
})

/** The page, and a button that does what loading the tab anew does: only what the tab keeps is left. */
function Reloaded() {
  const [times, setTimes] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Load the tab anew
      </button>
      <PromotionPage key={times} />
    </>
  )
}

const meta = preview.meta({ title: 'pages/promotion', component: PromotionPage })
const at = (id: string, ...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/promotions/$offer', address: `/sample/promotions/${id}`, answers })

export const AsItIs = meta.story({
  parameters: at('autumn', done(promotionDesk, { offers: [offer] }), history),
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: 'Discount, EUR' })).toHaveValue('10.00')
    await expect(canvas.getByText('Empty: at once. By the clock of the shop (Europe/Berlin).')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Discard' })).toBeNull()
  },
})

export const NotSavedYet = meta.story({
  parameters: at('autumn', done(promotionDesk, { offers: [offer] }), history),
  render: () => <Reloaded />,
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name, German' }), ' 2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Load the tab anew' }))
    await expect(await canvas.findByRole('textbox', { name: 'Name, German' })).toHaveValue('Herbst 2026')
    await expect(canvas.getByText('Not saved yet')).toBeVisible()
  },
})

export const Discarded = meta.story({
  parameters: at('autumn', done(promotionDesk, { offers: [offer] }), history),
  async play({ canvas, userEvent }) {
    const amount = await canvas.findByRole('textbox', { name: 'Discount, EUR' })
    await userEvent.clear(amount)
    await userEvent.type(amount, '12.50')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(canvas.getByRole('textbox', { name: 'Discount, EUR' })).toHaveValue('10.00')
    await expect(canvas.queryByText('Not saved yet')).toBeNull()
  },
})

export const AnEarlierVersionTaken = meta.story({
  parameters: at('autumn', done(promotionDesk, { offers: [offer] }), history),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take into the form' }))
    await expect(canvas.getByRole('textbox', { name: 'Discount, EUR' })).toHaveValue('5.00')
    await expect(canvas.getByText('Not saved yet')).toBeVisible()
  },
})

export const SavedAnew = meta.story({
  parameters: at(
    'new',
    done(promotionDesk, { offers: [] }),
    done(promotionDesk, { offers: [offer] }),
    done(savePromotion, { id: 'autumn', version: 3 }),
    history,
  ),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name, German' }), 'Autumn')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name, French' }), 'Automne')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name, Dutch' }), 'Herfst')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Discount in percent' }), '10')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Saved.')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Herbst' })).toBeVisible()
  },
})

export const SomebodyWasQuicker = meta.story({
  parameters: at(
    'autumn',
    done(promotionDesk, { offers: [offer] }),
    conflict(savePromotion, [{ at: '2026-11-24T09:12:00Z', by: 'Ben Keller', what: 'savePromotion' }]),
    history,
  ),
  async play({ canvas, userEvent }) {
    const name = await canvas.findByRole('textbox', { name: 'Name, German' })
    await userEvent.type(name, ' 2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ben Keller')
    await expect(name).toHaveValue('Herbst 2026')
  },
})
