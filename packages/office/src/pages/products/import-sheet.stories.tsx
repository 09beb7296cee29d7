import { goodsCosts } from '@shop/api-client/office/cost-commands'
import { goodsRows } from '@shop/api-client/office/goods-line-commands'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { done, inOffice } from '../../testing/story-office.ts'
import { ImportSheet } from './import-sheet.tsx'

const cushion = {
  variantId: 7,
  referenceKey: '160202_40x40',
  productId: 3,
  name: 'Cushion',
  label: '40 × 40 cm',
  units: 5,
  isActive: true,
  prices: { DE: { price: 129_900, before: null } },
}
const meta = preview.meta({ component: ImportSheet, args: { onClose: fn() } })

/** What is left out stands in the order of the table, whatever the reason, and says what is written there. */
export const LeftOut = meta.story({
  parameters: inOffice({ answers: [done(goodsRows, { rows: [cushion] }), done(goodsCosts, { costs: [] })] }),
  async play({ userEvent }) {
    const table = [
      'article;stock;price DE',
      '160202_40x40;5;"1.299,00 €"',
      '00012;5;',
      '160203_40x40;5;19%',
      ';5;',
      '',
    ].join('\r\n')
    const chosen = await screen.findByRole('button', { name: 'Choose a file' })
    const input = chosen.parentElement?.querySelector('input[type=file]')
    if (!(input instanceof HTMLInputElement)) throw new Error('No file can be chosen.')
    await userEvent.upload(input, new File([table], 'table.csv', { type: 'text/csv' }))

    await expect(await screen.findByText('3 lines are left out:')).toBeVisible()
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(lines).toEqual([
      'Line 3: There is no article 00012.',
      'Line 4: “price DE” says “19%”: write 12,99 for prices and 7 for stock.',
      'Line 5: The cell “article” is empty.',
    ])
    await expect(screen.getByText('Nothing would change: everything is so already.')).toBeVisible()
  },
})
