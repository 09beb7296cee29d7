import {
  exchangeGoods,
  exchangeReturn,
  refundReturn,
  takeBackGoods,
} from '@shop/api-client/office/fulfilment-commands'
import { type ShownOrder, showOrder } from '@shop/api-client/office/order-commands'
import { expect, screen, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import {
  conflict,
  done,
  forbidden,
  inOffice,
  offline,
  pending,
  previewed,
  refused,
  type StoryAnswer,
} from '../../testing/story-office.ts'
import { OrderPage } from './order-page.tsx'

const order: ShownOrder = {
  number: 'S-100001',
  isWhole: true,
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
      away: 0,
    },
  ],
  totals: { items: 12_990, shipping: 0, fee: 0, reduction: 0, giftcard: 0, balance: 0, total: 12_990 },
  payments: [],
  owed: [],
  refundable: 0,
  open: 0,
  parcels: [],
  returns: [],
  papers: [],
  mails: [],
  events: [],
  exchange: { of: null, for: [] },
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

const back: ShownOrder = {
  ...order,
  state: 'delivered',
  lines: order.lines.map((line) => ({ ...line, state: 'delivered', quantity: 3, away: 1, canShip: false })),
  steps: ['receive', 'takeBack', 'note'],
  returns: [
    {
      number: 'R-10001-20002',
      basis: 'law',
      state: 'announced',
      announcedAt: '2026-11-20T08:15:00Z',
      receivedAt: null,
      refundedAt: null,
      due: { day: '2026-12-04', source: 'Directive 2011/83/EU art. 13(1)', isOverdue: true },
      carrier: 'dhl',
      trackingNumber: '123456789012',
      amount: null,
      replacement: null,
      lines: [{ position: 1, quantity: 2, hasLeft: true }],
    },
  ],
}
const packed: ShownOrder = {
  ...order,
  state: 'in_fulfilment',
  lines: order.lines.map((line) => ({ ...line, state: 'in_fulfilment', away: line.quantity })),
  steps: ['takeBack', 'note'],
}

export const WithAReturn = meta.story({
  parameters: at(
    done(showOrder, { order: back }),
    previewed(takeBackGoods, [
      { kind: 'stock', articleNumber: '40110', name: 'Table lamp', units: 1 },
      { kind: 'money', way: 'back', amount: 25_980, currency: 'EUR', payment: 'PP' },
      { kind: 'shipping', isBack: false, amount: 595, currency: 'EUR' },
    ]),
  ),
  async play({ canvas, canvasElement, userEvent }) {
    const returns = await canvas.findByRole('region', { name: 'Returns' })
    await expect(returns).toHaveTextContent('2 × Table lamp')
    await userEvent.click(canvas.getByRole('button', { name: 'Receive a return' }))
    const sheet = within(canvasElement.ownerDocument.body)
    await userEvent.click(await sheet.findByRole('button', { name: 'One less: Back to stock of Table lamp' }))
    await expect(await sheet.findByText(/595|5\.95/)).toBeVisible()
  },
})

const lamps = {
  productId: 1,
  referenceKey: '40110',
  name: 'Table lamp',
  brand: 'Nordlicht',
  picture: null,
  currency: 'EUR',
  variants: [
    { variantId: 11, referenceKey: '40110_1', label: 'Red', price: 12_990 },
    { variantId: 12, referenceKey: '40110_2', label: 'Blue', price: 11_990 },
  ],
}

/** Something else is sent for what comes back: which, for how many, and what it means for the money is said before. */
export const Exchange = meta.story({
  parameters: at(
    done(showOrder, { order: back }),
    done(exchangeGoods, { goods: [lamps] }),
    previewed(exchangeReturn, [
      { kind: 'taken', articleNumber: '40110', name: 'Table lamp', units: 2 },
      { kind: 'exchange', paid: 25_980, worth: 23_980, currency: 'EUR' },
      { kind: 'money', way: 'back', amount: 2000, currency: 'EUR', payment: 'PP' },
      { kind: 'mail', mail: 'orderExchanged', to: 'clara@example.com' },
    ]),
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Exchange R-10001-20002' }))
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByRole('button', { name: 'Exchange' })).toBeDisabled()
    // It was as wide as a tick box.
    const other = await sheet.findByRole('textbox', { name: 'Something else' })
    await expect(other.clientWidth).toBeGreaterThan(200)
    await userEvent.click(await sheet.findByRole('button', { name: /Instead of it/ }))
    await userEvent.click(await screen.findByRole('option', { name: /Blue/ }))
    await expect(await sheet.findByText(/20\.00 less than the .*259\.80/)).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Exchange' })).toBeEnabled()
  },
})

/** What was packed and is not sent after all is taken back; nobody has it who could exchange it. */
export const PackedTakenBack = meta.story({
  parameters: at(done(showOrder, { order: packed })),
  async play({ canvas, userEvent }) {
    const takeBack = await canvas.findByRole('button', { name: 'Take back unannounced' })
    await expect(canvas.queryByRole('button', { name: 'Exchange unannounced' })).toBeNull()
    await userEvent.click(takeBack)
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByRole('button', { name: 'All of it is here' })).toBeVisible()
  },
})

/** What the shopper still has is exchanged as well; its return is announced with it. */
export const ExchangeUnannounced = meta.story({
  parameters: at(
    done(showOrder, { order: back }),
    done(exchangeGoods, { goods: [lamps] }),
    previewed(exchangeReturn, [{ kind: 'exchange', paid: 12_990, worth: 12_990, currency: 'EUR' }]),
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Exchange unannounced' }))
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByText(/their return is announced with it/)).toBeVisible()
    await userEvent.click(await sheet.findByRole('button', { name: /Instead of it/ }))
    await userEvent.click(await screen.findByRole('option', { name: /Blue/ }))
    await expect(await sheet.findByText(/nobody has anything to pay/)).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Exchange' })).toBeEnabled()
  },
})

/** What costs more than was paid is no exchange. */
export const ExchangeForDearer = meta.story({
  parameters: at(
    done(showOrder, { order: back }),
    done(exchangeGoods, { goods: [lamps] }),
    refused(exchangeReturn, {
      code: 'exchangeDearer',
      params: { name: 'Table lamp', amount: 3000, currency: 'EUR' },
    }),
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Exchange R-10001-20002' }))
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(await sheet.findByRole('button', { name: /Instead of it/ }))
    await userEvent.click(await screen.findByRole('option', { name: /Blue/ }))
    await expect(await sheet.findByText(/30\.00 more than was paid/)).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Exchange' })).toBeDisabled()
  },
})

/** Both orders name each other. */
export const Exchanged = meta.story({
  parameters: at(
    done(showOrder, {
      order: {
        ...back,
        exchange: { of: 'S-100000', for: ['S-100002'] },
        returns: back.returns.map((one) => ({
          ...one,
          refundedAt: '2026-11-21T08:15:00Z',
          due: null,
          amount: 2000,
          replacement: 'S-100002',
        })),
      },
    }),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'S-100000' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'S-100002' })).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: /^Exchange R-/ })).toBeNull()
  },
})

/** On proof that the goods were sent the money goes back before they are here: it is said which, and why is asked for. */
export const RefundBeforeItComes = meta.story({
  parameters: at(
    done(showOrder, { order: back }),
    previewed(refundReturn, [{ kind: 'money', way: 'back', amount: 25_980, currency: 'EUR', payment: 'PP' }]),
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Refund before it comes/ }))
    const sheet = within(await screen.findByRole('dialog'))
    await expect(await sheet.findByText(/259\.80/)).toBeVisible()
    await expect(sheet.getByLabelText('What proves that it was sent')).toHaveFocus()
  },
})

export const RefundOvertaken = meta.story({
  parameters: at(
    done(showOrder, { order: back }),
    previewed(refundReturn, []),
    conflict(refundReturn, [{ at: '2026-11-27T09:00:00Z', by: 'Ben Keller', what: 'refunded' }]),
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Refund before it comes/ }))
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.type(sheet.getByLabelText('What proves that it was sent'), 'Receipt of the carrier')
    await userEvent.click(sheet.getByRole('button', { name: 'Give back' }))
    await expect(await sheet.findByText(/Somebody else has changed this meanwhile/)).toBeVisible()
    await expect(sheet.getByLabelText('What proves that it was sent')).toHaveValue('Receipt of the carrier')
  },
})

/** Above the limit of one person. */
export const RefundNeedsASecond = meta.story({
  parameters: at(
    done(showOrder, { order: back }),
    refused(refundReturn, {
      code: 'moneyNeedsSecond',
      params: { number: 'S-100001', amount: 10_000, currency: 'EUR' },
    }),
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Refund before it comes/ }))
    const sheet = within(await screen.findByRole('dialog'))
    await expect(await sheet.findByText(/€100\.00/)).toBeVisible()
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
