import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.ts'
import { OrderCard } from './order-card.tsx'

const ITEM = { name: 'Kissenhülle Leinen', image: null, quantity: 2 }
const ORDER = {
  number: 'LH00000042',
  state: 'shipped' as const,
  placedAt: '2026-11-18T09:30:00.000Z',
  currencyCode: 'EUR' as const,
  total: 12_990,
  units: 3,
  items: [ITEM, { name: 'Tischleuchte', image: null, quantity: 1 }],
}

const meta = preview.meta({ component: OrderCard, args: { order: ORDER, href: '#order' } })

export const OnItsWay = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#order')
    await expect(canvas.getByText('Unterwegs')).toBeVisible()
  },
})

export const PaymentFailed = meta.story({ args: { order: { ...ORDER, state: 'payment_failed' } } })

export const ManyItems = meta.story({
  args: {
    order: {
      ...ORDER,
      units: 30,
      items: Array.from({ length: 15 }, (_, index) => ({
        ...ITEM,
        name: `${ITEM.name} Nummer ${index + 1}`,
      })),
    },
  },
})

export const Francs = meta.story({ args: { order: { ...ORDER, currencyCode: 'CHF' } } })
