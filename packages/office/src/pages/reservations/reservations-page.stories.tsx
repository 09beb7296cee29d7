import type { CommandAnswer } from '@shop/api-client/office/define-command'
import {
  endReservation,
  type ListedReservation,
  listReservations,
} from '@shop/api-client/office/reservation-commands'
import { expect, screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { broken, done, inOffice, pending, refused, type StoryAnswer } from '../../testing/story-office.ts'
import { ReservationsPage } from './reservations-page.tsx'

const waiting: ListedReservation = {
  number: 'R-4821-0937-55',
  state: 'held',
  store: 'Hamburg, Mönckebergstraße',
  name: 'Anna Probst',
  phone: '+4940123456',
  productName: 'Table lamp',
  variant: 'Red',
  articleNumber: '40110',
  quantity: 2,
  heldUntil: '2026-11-30T18:00:00Z',
  createdAt: '2026-11-26T08:15:00Z',
}
const list: CommandAnswer<typeof listReservations> = {
  held: 7,
  stores: [
    { id: 'hamburg', name: 'Hamburg, Mönckebergstraße' },
    { id: 'wien', name: 'Wien, Mariahilfer Straße' },
  ],
  reservations: [waiting],
  next: null,
}
const meta = preview.meta({ component: ReservationsPage })
const at = (search: string, ...answers: StoryAnswer[]) =>
  inOffice({
    route: '/$shop/warehouse/reservations',
    address: `/sample/warehouse/reservations${search}`,
    answers,
  })

export const Filled = meta.story({
  parameters: at('', done(listReservations, list)),
  async play({ canvas }) {
    await expect(await canvas.findByText('2 × Table lamp, Red')).toBeVisible()
    await expect(canvas.getByText('7 wait')).toBeVisible()
  },
})

export const ByKeyboard = meta.story({
  parameters: at(
    '',
    done(listReservations, list),
    done(endReservation, { number: waiting.number, state: 'collected', quantity: 2 }),
  ),
  async play({ canvas, userEvent }) {
    const button = await canvas.findByRole('button', { name: 'Collected: R-4821-0937-55' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('dialog', { name: 'Hand over' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
  },
})

export const SomebodyWasQuicker = meta.story({
  parameters: at(
    '',
    done(listReservations, list),
    refused(endReservation, { code: 'reservationOver', params: { number: waiting.number } }),
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Give back: R-4821-0937-55' }))
    await expect(await screen.findByText(/waits no more/)).toBeVisible()
  },
})

export const LongList = meta.story({
  parameters: at(
    '?state=expired',
    done(listReservations, {
      ...list,
      next: '2026-11-20T08:15:00.000Z~x',
      reservations: Array.from({ length: 20 }, (_, index) => ({
        ...waiting,
        number: `R-4821-0937-${index + 10}`,
        state: 'expired' as const,
        name: null,
        phone: null,
        productName: 'A lamp for long evenings by the window with all that belongs to it '.repeat(2),
      })),
    }),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Show more' })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: /^Collected/ })).toBeNull()
  },
})

export const Empty = meta.story({
  parameters: at('', done(listReservations, { ...list, held: 0, stores: [], reservations: [] })),
  async play({ canvas }) {
    await expect(await canvas.findByText('No reservation here')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: at('', pending(listReservations)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'The reservations are loading' })).toBeVisible()
  },
})

export const Broken = meta.story({
  parameters: at('', broken(listReservations)),
  async play({ canvas }) {
    await expect(await canvas.findByText(/Something went wrong/)).toBeVisible()
  },
})
