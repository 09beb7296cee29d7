import { type ShownOrder, showOrder } from '@shop/api-client/office/order-commands'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { done, forbidden, inOffice, offline, pending, type StoryAnswer } from '../../testing/story-office.ts'
import { OrderPage } from './order-page.tsx'

const order: ShownOrder = {
  number: 'S-100001',
  version: 3,
  state: 'confirmed',
  placedAt: '2026-11-27T08:15:00Z',
  locale: 'de-de',
  currency: 'EUR',
  customer: {
    firstName: 'Clara',
    lastName: 'Hoffmann',
    email: 'clara@example.com',
    phone: null,
    isGuest: true,
    blocked: null,
  },
  giftFor: null,
  shippingAddress: {
    company: null,
    firstName: 'Clara',
    lastName: 'Hoffmann',
    street: 'Am Markt',
    houseNumber: '4',
    addition: null,
    zip: '50667',
    city: 'Köln',
    country: 'DE',
    phone: null,
    postNumber: null,
  },
  billingAddress: null,
  shippingMethod: 'standard',
  pickupPoint: null,
  preferredDay: null,
  comment: null,
  carriers: ['dhl'],
  lines: [
    {
      position: 1,
      state: 'confirmed',
      quantity: 1,
      name: 'Table lamp',
      brand: 'Nordlicht',
      articleNumber: '40110',
      picture: null,
      details: ['Red'],
      total: 12_990,
      isGift: false,
      canShip: true,
      canCancel: true,
    },
  ],
  totals: { items: 12_990, shipping: 0, fee: 0, reduction: 0, giftcard: 0, balance: 0, total: 12_990 },
  payments: [],
  owed: [],
  refundable: 0,
  open: 0,
  parcels: [],
  papers: [],
  mails: [],
  events: [],
  others: [],
  steps: ['note', 'ship', 'cancel'],
  points: null,
  resendable: [],
}
const UNSAID = { entry: null, note: null }
const meta = preview.meta({ component: OrderPage })
const at = (...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/orders/$number', address: '/sample/orders/S-100001', answers })

export const Filled = meta.story({
  parameters: at(done(showOrder, { order })),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: /S-100001/ })).toBeVisible()
  },
})

export const OfABlockedCustomer = meta.story({
  parameters: at(
    done(showOrder, {
      order: {
        ...order,
        customer: {
          ...order.customer,
          blocked: { at: '2026-11-20T09:00:00Z', by: 'Ben Keller', note: 'Three parcels refused.' },
        },
      },
    }),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByText(/Blocked by Ben Keller: Three parcels refused./)).toBeVisible()
  },
})

export const WithAHistory = meta.story({
  parameters: at(
    done(showOrder, {
      order: {
        ...order,
        state: 'shipped',
        events: [
          { at: '2026-11-20T09:00:00Z', from: null, to: 'pending_payment', by: 'shopper', ...UNSAID },
          {
            at: '2026-11-20T09:01:00Z',
            from: 'pending_payment',
            to: 'confirmed',
            by: 'payment',
            entry: { code: 'paid', notice: 'N-100' },
            note: 'N-100',
          },
          // A row of a release that knew no codes.
          {
            at: '2026-11-20T10:00:00Z',
            from: 'confirmed',
            to: 'confirmed',
            by: 'Ben Keller',
            entry: null,
            note: 'received 17.85 EUR',
          },
          {
            at: '2026-11-21T09:00:00Z',
            from: 'confirmed',
            to: 'shipped',
            by: 'Mia Kern',
            entry: {
              code: 'sent',
              positions: [1],
              parcel: { carrier: 'dhl', number: '00340434' },
              remark: 'in two boxes',
            },
            note: 'sent 1 with dhl 00340434: in two boxes',
          },
        ],
      },
    }),
  ),
  async play({ canvas }) {
    const timeline = await canvas.findByText(/item 1 sent with DHL 00340434: in two boxes/)
    await expect(timeline).toHaveTextContent(/^Shipped/)
    await expect(canvas.getByText(/received €17.85/)).toBeVisible()
    await expect(canvas.getByText(/paid, notice N-100/)).toBeVisible()
  },
})

export const Unknown = meta.story({
  parameters: at(done(showOrder, { order: null })),
  async play({ canvas }) {
    await expect(await canvas.findByText('There is no such order')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: at(pending(showOrder)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'The order is loading' })).toBeVisible()
  },
})

export const Offline = meta.story({
  parameters: at(offline(showOrder)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The office cannot be reached.')
  },
})

export const Forbidden = meta.story({
  parameters: at(forbidden(showOrder)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your role does not allow this.')
  },
})
