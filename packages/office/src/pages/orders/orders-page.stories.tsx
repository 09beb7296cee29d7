import { type FoundOrder, orderDesk } from '@shop/api-client/office/order-commands'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { broken, done, inOffice, pending, type StoryAnswer } from '../../testing/story-office.ts'
import { OrdersPage } from './orders-page.tsx'

const order: FoundOrder = {
  number: 'S-100001',
  state: 'confirmed',
  placedAt: '2026-11-27T08:15:00Z',
  total: 12_990,
  currency: 'EUR',
  locale: 'de-de',
  name: 'Clara Hoffmann',
  email: 'clara@example.com',
  place: '50667 Köln',
  items: [{ quantity: 2, name: 'Table lamp' }],
}
const meta = preview.meta({ component: OrdersPage })
const at = (...answers: StoryAnswer[]) => inOffice({ answers })
const quiet = { counts: [], transfers: 0, deadMails: 0, orders: [] }

export const Filled = meta.story({
  parameters: at(
    done(orderDesk, {
      counts: [
        { state: 'confirmed', count: 3 },
        { state: 'in_fulfilment', count: 1240 },
      ],
      transfers: 2,
      deadMails: 1,
      orders: [order, { ...order, number: 'S-100002', state: 'shipped', name: 'David Braun' }],
    }),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /S-100001/ })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 orders wait for a transfer by hand.')
  },
})

export const LongNames = meta.story({
  parameters: at(
    done(orderDesk, {
      ...quiet,
      orders: Array.from({ length: 30 }, (_, index) => ({
        ...order,
        number: `S-2000${index + 10}`,
        total: 123_456_789,
        name: 'Maximiliane-Theresia von Hohenstein-Schwarzenfels',
        place: '01234 Hohenstein-Schwarzenfels an der unteren Großen Vils',
        items: Array.from({ length: 8 }, (_, line) => ({
          quantity: 12,
          name: `Lamp with a long name ${line}`,
        })),
      })),
    }),
  ),
})

export const FirstDay = meta.story({ parameters: at(done(orderDesk, quiet)) })

export const EmptyState = meta.story({
  parameters: inOffice({ address: '/sample?state=shipped', answers: [done(orderDesk, quiet)] }),
  async play({ canvas }) {
    await expect(await canvas.findByText('Nothing waits here')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: at(pending(orderDesk)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'Orders are loading' })).toBeVisible()
  },
})

export const Broken = meta.story({
  parameters: at(broken(orderDesk)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong')
    await expect(canvas.queryByRole('status')).toBeNull()
  },
})
