import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { PriceScale } from './price-scale.tsx'

const meta = preview.meta({
  component: PriceScale,
  args: {
    price: 1000,
    currency: 'EUR' as const,
    steps: [
      { amount: 3, price: 950 },
      { amount: 6, price: 900 },
      { amount: 12, price: 800 },
    ],
  },
})

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /ab 12 Stück/ })).toHaveTextContent('8,00 €−20 %')
  },
})
export const Reached = meta.story({
  tags: ['snapshot'],
  args: { quantity: 7 },
})
