import { type FoundOrder, MOST_DESK_ORDERS, orderDesk } from '@shop/api-client/office/order-commands'
import { expect, screen, spyOn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { broken, done, inOffice, offline, pending, type StoryAnswer } from '../../testing/story-office.ts'
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
const quiet = { counts: [], transfers: 0, deadMails: 0, orders: [], next: null }

export const Filled = meta.story({
  parameters: at(
    done(orderDesk, {
      counts: [
        { state: 'confirmed', count: 3 },
        { state: 'in_fulfilment', count: 1240 },
      ],
      transfers: 2,
      deadMails: 1,
      next: 'further',
      orders: [order, { ...order, number: 'S-100002', state: 'shipped', name: 'David Braun' }],
    }),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /S-100001/ })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 orders wait for a transfer by hand.')
    await expect(canvas.getByRole('link', { name: /wait for a transfer/ })).toHaveAttribute(
      'href',
      '/sample?transfers=true',
    )
    await expect(canvas.getByRole('button', { name: 'Show earlier orders' })).toBeVisible()
  },
})

/** The table has what the list shows, amounts as numbers, and nothing that a spreadsheet takes for a formula. */
export const Exported = meta.story({
  tags: ['behaviour'],
  parameters: at(
    done(orderDesk, { ...quiet, orders: [order, { ...order, number: 'S-100002', name: '=1+1', total: 5 }] }),
  ),
  async play({ canvas, userEvent }) {
    const saved = spyOn(URL, 'createObjectURL')
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await userEvent.click(await canvas.findByRole('button', { name: 'Export as a table' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }))

    await expect(click).toHaveBeenCalledOnce()
    await expect(click.mock.contexts[0]).toHaveProperty('download', 'sample-orders.csv')
    const file = saved.mock.calls[0]?.[0]
    const [head, first, second] = (file instanceof Blob ? await file.text() : '').split('\r\n')
    await expect(head).toBe('Order,Placed,Country and language,Customer,Place,Items,State,Currency,Total')
    await expect(first).toMatch(
      /^S-100001,2026-11-27 \d\d:15,de-de,Clara Hoffmann,50667 Köln,2 × Table lamp,[^,]+,EUR,129\.9$/,
    )
    await expect(second).toMatch(/,'=1\+1,.*,0\.05$/)
  },
})

/** As many as one file holds: that there may be more is said. */
export const ExportCut = meta.story({
  tags: ['behaviour'],
  parameters: at(
    done(orderDesk, { ...quiet, orders: [order] }),
    done(orderDesk, { ...quiet, orders: Array.from({ length: MOST_DESK_ORDERS }, () => order) }),
  ),
  async play({ canvas, userEvent }) {
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await userEvent.click(await canvas.findByRole('button', { name: 'Export as a table' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }))

    await expect(await canvas.findByText(/The file has the newest 500 orders/)).toBeVisible()
  },
})

/** An export that does not get there says so, and the list stays. */
export const ExportFailed = meta.story({
  tags: ['behaviour'],
  parameters: at(done(orderDesk, { ...quiet, orders: [order] }), offline(orderDesk)),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export as a table' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }))

    await expect(await canvas.findByRole('alert')).toHaveTextContent('The office cannot be reached.')
    await expect(canvas.getByRole('link', { name: /S-100001/ })).toBeVisible()
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
