import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.ts'
import { FormerOrderCard } from './former-order-card.tsx'

const LINE = {
  name: 'Kissen Wolke',
  options: 'Grau / 50 × 50 cm',
  articleNumber: 'K-1',
  quantity: 2,
  total: 3998,
}
const NOTHING = { discount: 0, shipping: 0, fees: 0, tax: 0 }
const ORDER = {
  number: '#1001',
  placedAt: '2024-03-02T09:30:00.000Z',
  state: 'delivered' as const,
  currencyCode: 'EUR' as const,
  lines: [LINE, { ...LINE, name: 'Tischleuchte', options: '', quantity: 1, total: 4900 }],
  sums: { ...NOTHING, shipping: 495, discount: 500 },
  total: 8893,
  refunded: 0,
  shippingAddress: {
    firstName: 'Jörg',
    lastName: 'Müller',
    company: '',
    street: 'Lange Straße 12a',
    addition: '2. Stock',
    zip: '20457',
    city: 'Hamburg',
    country: 'DE',
  },
}

const meta = preview.meta({ component: FormerOrderCard, args: { order: ORDER } })

export const Delivered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Geliefert · 88,93/)).toBeVisible()
    await expect(canvas.getByText('2 × Kissen Wolke')).not.toBeVisible()

    await userEvent.click(canvas.getByText('Bestellung #1001'))

    await expect(canvas.getByText('2 × Kissen Wolke')).toBeVisible()
    await expect(canvas.getByText(/20457 Hamburg\s+Deutschland/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

export const Open = meta.story({ args: { order: { ...ORDER, state: 'open' } } })

export const Cancelled = meta.story({ args: { order: { ...ORDER, state: 'cancelled' } } })

export const Refunded = meta.story({
  args: { order: { ...ORDER, state: 'refunded', refunded: 8893 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Bestellung #1001'))

    await expect(canvas.getByText('Erstattet', { exact: true })).toBeVisible()
  },
})

export const FrancsWithTaxOnTop = meta.story({
  args: { order: { ...ORDER, currencyCode: 'CHF', sums: { ...NOTHING, tax: 721 }, total: 9619 } },
})

export const NothingWasSent = meta.story({ args: { order: { ...ORDER, shippingAddress: null } } })

export const LongNames = meta.story({
  args: {
    order: {
      ...ORDER,
      number: 'DE-2024-0000000000001001-FILIALE',
      lines: [{ ...LINE, name: `${'Kissenhülle aus gewaschenem Leinen '.repeat(6)}Wolke` }],
    },
  },
})
