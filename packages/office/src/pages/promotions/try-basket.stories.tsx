import { findGoods, type Goods } from '@shop/api-client/office/goods-commands'
import { tryPromotion } from '@shop/api-client/office/promotion-commands'
import type { PromotionRecord } from '@shop/api-client/office/promotion-record'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { done, inOffice } from '../../testing/story-office.ts'
import { TryBasket } from './try-basket.tsx'

const lamp: Goods = {
  productId: 7,
  referenceKey: '160202',
  name: 'Table lamp',
  brand: 'Lumen',
  picture: null,
  currency: 'EUR',
  variants: [{ variantId: 71, referenceKey: '160202_1', label: 'One size', price: 4990 }],
}
const autumn: PromotionRecord = {
  id: 'autumn',
  code: null,
  needsCode: false,
  name: { de: 'Herbst', fr: 'Automne', nl: 'Herfst' },
  schedule: { from: null, to: null },
  isActive: true,
  priority: 1,
  combinability: 'always',
  conditions: [],
  effect: { type: 'automatic_discount', discountType: 'relative', discountValue: 10 },
}
const meta = preview.meta({ component: TryBasket })

/** "1,5" was tried as one piece: what is no number of pieces is said at its field, and nothing is tried. */
export const NoWholeUnits = meta.story({
  args: { draft: () => autumn, locale: 'de-de', locales: ['de-de'], onLocale: fn() },
  parameters: inOffice({
    answers: [
      done(findGoods, { goods: [lamp] }),
      done(tryPromotion, {
        currency: 'EUR',
        totals: { before: 9980, reduction: 998, total: 8982 },
        lines: [
          {
            name: 'Table lamp',
            quantity: 2,
            before: 9980,
            total: 8982,
            isGift: false,
            isUnavailable: false,
            reductions: [{ name: 'Herbst', amount: 998 }],
          },
        ],
        working: [{ promotionId: 'autumn', name: 'Herbst', code: null, amount: 998 }],
        idle: [],
        missing: [],
        choices: [],
        unknownCodes: [],
      }),
    ],
  }),

  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Articles in the basket'), 'lamp')
    await userEvent.click(await canvas.findByRole('button', { name: /^Choose Table lamp/ }))
    const units = canvas.getByLabelText('Units of article 1')
    await userEvent.clear(units)
    await userEvent.type(units, '1,5')

    await userEvent.click(canvas.getByRole('button', { name: 'Try the basket' }))

    await expect(units).toBeInvalid()
    await expect(units).toHaveAccessibleDescription('Whole units from 1 to 99, such as 2.')
    await expect(canvas.queryByText(/89\.82/)).toBeNull()

    await userEvent.clear(units)
    await userEvent.type(units, '2')
    await userEvent.click(canvas.getByRole('button', { name: 'Try the basket' }))

    await expect((await canvas.findAllByText(/89\.82/))[0]).toBeVisible()
    await expect(units).toBeValid()
  },
})
