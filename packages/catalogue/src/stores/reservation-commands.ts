import {
  endReservation,
  type ListedReservation,
  listReservations,
  RESERVATIONS_ON_PAGE,
} from '@shop/api-client/office/reservation-commands'
import { articleNumber, referenceKeyDisplay } from '@shop/domain/product-detail/reference-key-display'
import { mayRun } from '@shop/engine/command/actor'
import { bindCommands, type CommandContext } from '@shop/engine/command/bind-commands'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import {
  countHeld,
  endHeld,
  lockReservation,
  type ReservationPlace,
  reservationsFor,
  storesWithReservations,
} from './reservation-desk-store.ts'

const onReservation = bindCommands<CommandContext>()

type Found = Awaited<ReturnType<typeof reservationsFor>>[number]

/** What stores have put aside, for those who hand it over. Who waits for it is told to those who see whole orders. */
export const RESERVATION_COMMANDS = [
  onReservation(listReservations)(async ({ state, text, store, after }, { sql, actor }) => {
    const byName = mayRun(actor, 'orders.whole')
    const place = placeIn(after)
    const asked = { state, text: text ?? '', byName, store, after: place, limit: RESERVATIONS_ON_PAGE + 1 }
    const found = await reservationsFor(sql, asked)
    const rows = found.slice(0, RESERVATIONS_ON_PAGE)
    const last = rows.at(-1)?.reservation
    const next = found.length > rows.length && last ? `${last.heldUntil.toISOString()}~${last.id}` : null
    return {
      answer: {
        // Counted with the first page, whose number stands above the list.
        held: place === null ? await countHeld(sql) : 0,
        stores: await storesWithReservations(sql),
        reservations: rows.map((row) => listed(row, byName)),
        next,
      },
      object: null,
    }
  }),

  onReservation(endReservation)(async ({ number, how }, { sql }) => {
    const known = await lockReservation(sql, number)
    if (known === null)
      throw new CommandRefusal(`There is no reservation ${number}.`, 'reservationUnknown', { number })
    if (known.state !== 'held')
      throw new CommandRefusal(
        `Reservation ${number} is ${known.state}: it waits no more.`,
        'reservationOver',
        {
          number,
        },
      )
    const state = how === 'collected' ? 'collected' : 'cancelled'
    await endHeld(sql, known, state)
    return {
      answer: { number, state, quantity: known.quantity },
      object: `reservation:${number}`,
      before: { state: known.state },
      after: { state },
    }
  }),
]

function listed({ reservation, referenceKey, ...row }: Found, seesPerson: boolean): ListedReservation {
  const { number, state, name, phone, quantity, heldUntil, createdAt } = reservation
  const shown = (word: string) => (seesPerson && word !== '' ? word : null)
  return {
    number,
    state,
    ...row,
    name: shown(name),
    phone: shown(phone),
    articleNumber: referenceKeyDisplay(articleNumber(referenceKey)),
    quantity,
    heldUntil: heldUntil.toISOString(),
    createdAt: createdAt.toISOString(),
  }
}

/** A place that nobody can read is the beginning. */
function placeIn(after: string | null): ReservationPlace | null {
  const [at = '', id = ''] = (after ?? '').split('~')
  return id === '' || Number.isNaN(Date.parse(at)) ? null : { at: new Date(at), id }
}
