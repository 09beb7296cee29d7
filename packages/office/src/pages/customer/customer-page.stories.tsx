import {
  changeCustomerEmail,
  type ShownCustomer,
  showCustomer,
} from '@shop/api-client/office/customer-commands'
import { expect, screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import {
  done,
  forbidden,
  inOffice,
  pending,
  previewed,
  refused,
  type StoryAnswer,
} from '../../testing/story-office.ts'
import { CustomerPage } from './customer-page.tsx'

const empty: ShownCustomer = {
  number: '10004711',
  name: 'Ines Vogt',
  email: 'ines.vogt@example.org',
  isGuest: false,
  orders: 0,
  createdAt: '2025-03-02T09:00:00Z',
  phone: null,
  lastSignIn: null,
  isEmailProven: false,
  blocked: null,
  movesTo: null,
  latestOrders: [],
  formerOrders: [],
  balances: [],
  shelves: { baskets: 0, basketUnits: 0, wishes: 0, giftLists: 0, reminders: 0 },
  newsletters: [],
  reviewInvitationsSince: null,
  addresses: [],
  inbox: [],
}
const buyer: ShownCustomer = {
  ...empty,
  orders: 3,
  phone: '+49 30 5550 1234',
  lastSignIn: '2026-11-26T18:40:00Z',
  isEmailProven: true,
  latestOrders: [
    {
      number: 'L00001042',
      placedAt: '2026-11-24T09:12:00Z',
      state: 'shipped',
      total: 129900,
      currency: 'EUR',
    },
    {
      number: 'L00000988',
      placedAt: '2026-08-11T15:02:00Z',
      state: 'delivered',
      total: 4990,
      currency: 'EUR',
    },
    {
      number: 'L00000731',
      placedAt: '2026-02-03T07:31:00Z',
      state: 'cancelled',
      total: 8000,
      currency: 'CHF',
    },
  ],
  formerOrders: [
    {
      id: '5c1e7a52-8f1e-4c0e-9a54-0d3f5f0b9b11',
      number: '#1187',
      placedAt: '2024-05-06T10:00:00Z',
      email: 'ines.vogt@example.org',
      name: 'Ines Vogt',
      state: 'delivered',
      total: 2490,
      currency: 'EUR',
    },
  ],
  balances: [{ currency: 'EUR', amount: 1500 }],
  shelves: { baskets: 1, basketUnits: 2, wishes: 7, giftLists: 1, reminders: 0 },
  newsletters: [{ state: 'confirmed', locale: 'de-de', at: '2025-03-02T09:05:00Z', source: 'footer' }],
  reviewInvitationsSince: '2025-04-01T08:00:00Z',
  addresses: [
    {
      lines: ['Ines Vogt', 'Lindenweg 4', '10961 Berlin'],
      country: 'DE',
      isDefaultShipping: true,
      isDefaultBilling: true,
    },
  ],
  inbox: [
    {
      number: 'N-4821-0937',
      kind: 'message',
      state: 'waiting',
      owner: { name: 'Mia Kern', isMe: false },
      receivedAt: '2026-11-25T08:00:00Z',
      name: 'Ines Vogt',
      email: 'ines.vogt@example.org',
      country: 'DE',
      topic: 'delivery',
      subject: '',
      excerpt: 'When will the sofa arrive?',
      orderNumber: 'L00001042',
      due: { day: '2026-11-26', source: null, isOverdue: true },
      outcome: null,
    },
  ],
}
const meta = preview.meta({ component: CustomerPage })
const at = (customer: ShownCustomer | null, ...answers: StoryAnswer[]) =>
  inOffice({
    route: '/$shop/customers/$key',
    address: '/sample/customers/10004711',
    answers: [done(showCustomer, { customer }), ...answers],
  })

export const WithOrders = meta.story({
  parameters: at(buyer),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: /Ines Vogt/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'L00001042' })).toBeVisible()
  },
})

export const NothingYet = meta.story({
  parameters: at(empty),
  async play({ canvas }) {
    await expect(await canvas.findByText('Nothing was ordered yet.')).toBeVisible()
  },
})

export const Guest = meta.story({
  parameters: at({ ...buyer, isGuest: true, isEmailProven: false, lastSignIn: null, newsletters: [] }),
  async play({ canvas }) {
    await expect(await canvas.findByText('Guest')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Change the e-mail address' })).toBeNull()
  },
})

export const Blocked = meta.story({
  parameters: at({
    ...buyer,
    blocked: { at: '2026-11-20T10:00:00Z', by: 'Mia Kern', note: 'Three parcels were refused.' },
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText('Blocked by Mia Kern: Three parcels were refused.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'End the block' })).toBeVisible()
  },
})

export const MovesToAnotherMailbox = meta.story({
  parameters: at({
    ...buyer,
    movesTo: { email: 'ines.vogt@mail.example', until: '2026-11-28T09:00:00Z' },
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/Being moved to ines\.vogt@mail\.example/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Stop the move' })).toBeVisible()
  },
})

/** What an erased customer leaves: their number opens nothing any more. */
export const Erased = meta.story({
  parameters: at(null),
  async play({ canvas }) {
    await expect(await canvas.findByText('Nobody has this number or address')).toBeVisible()
  },
})

export const LostMailbox = meta.story({
  parameters: at(
    buyer,
    previewed(changeCustomerEmail, [
      { kind: 'mail', mail: 'emailChange', to: 'ines.vogt@mail.example' },
      { kind: 'mail', mail: 'emailChangeAsked', to: 'ines.vogt@example.org' },
    ]),
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the e-mail address' }))
    const email = await screen.findByRole('textbox', { name: 'New e-mail address' })
    await expect(screen.getByRole('button', { name: 'Send the link' })).toBeDisabled()
    await userEvent.type(email, 'ines.vogt@mail.example')
    await userEvent.type(screen.getByRole('textbox', { name: 'Why' }), 'Named two orders and the address.')
    await expect(await screen.findByText('This is what happens')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Send the link' })).toBeEnabled()
  },
})

export const LostMailboxTaken = meta.story({
  parameters: at(
    buyer,
    refused(changeCustomerEmail, { code: 'customerEmailTaken', params: { email: 'taken@mail.example' } }),
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the e-mail address' }))
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'New e-mail address' }),
      'taken@mail.example',
    )
    await userEvent.type(screen.getByRole('textbox', { name: 'Why' }), 'Named two orders.')
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
})

export const IsLoading = meta.story({
  parameters: inOffice({
    route: '/$shop/customers/$key',
    address: '/sample/customers/10004711',
    answers: [pending(showCustomer)],
  }),
})

export const Forbidden = meta.story({
  parameters: inOffice({
    route: '/$shop/customers/$key',
    address: '/sample/customers/10004711',
    answers: [forbidden(showCustomer)],
  }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your role does not allow this.')
  },
})
