import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.ts'
import { BalanceStatement, type Booking } from './balance-statement.tsx'

const BOOKING = { at: '2026-11-18T09:30:00.000Z', orderNumber: null, note: null }

const BOOKINGS: Booking[] = [
  { ...BOOKING, kind: 'refunded', amount: 1250, orderNumber: 'LH00000042' },
  { ...BOOKING, kind: 'released', amount: 2000, orderNumber: 'LH00000041' },
  { ...BOOKING, kind: 'paid', amount: -4000, orderNumber: 'LH00000041' },
  { ...BOOKING, kind: 'credited', amount: 2000, note: 'Entschuldigung für die späte Lieferung' },
]

const meta = preview.meta({
  component: BalanceStatement,
  args: {
    amount: 1250,
    currencyCode: 'EUR' as const,
    ordersHref: '#',
    bookings: BOOKINGS,
  },
})

export const Bookings = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Buchungen' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'LH00000042' })).toHaveAttribute('href', '#LH00000042/')
  },
})

export const Nothing = meta.story({ args: { amount: 0, bookings: [] } })

export const WithoutOrders = meta.story({
  args: { ordersHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
