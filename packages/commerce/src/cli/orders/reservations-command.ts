import {
  endReservation,
  listReservations,
  RESERVATION_STATES,
} from '@shop/api-client/office/reservation-commands'
import type { Command, CommandResult } from '../base/command.ts'
import { commandWords } from '../base/command-words.ts'
import { NO_DESK } from '../base/desk.ts'
import { ran } from '../base/run-office-command.ts'

const OPTIONS = ['state', 'store', 'find', 'by'] as const
const HOW = { collected: 'collected', back: 'givenBack' } as const

/** Looks at what stores have put aside, and ends it. */
export const reservationsCommand: Command = {
  usage: `  reservations list [--state held] [--store <id>] [--find <text>]
                                             what stores have put aside; ${RESERVATION_STATES.join(', ')}
  reservations collected <R-…>               it was handed over
  reservations back <R-…>                    its pieces lie on the shelf of the store again`,

  async run(database, [action = '', ...words], now, desk = NO_DESK) {
    const read = commandWords(words, OPTIONS)
    if (read === null) return notUnderstood()
    const { options, positionals } = read
    const behind = { database, desk, by: options.by ?? 'operator', now }
    if (action === 'list' && positionals.length === 0) {
      const { state, store, find: text } = options
      const asked = { ...(state ? { state } : {}), ...(store ? { store } : {}), ...(text ? { text } : {}) }
      const outcome = await ran(behind, listReservations, asked)
      if (outcome.type === 'no') return outcome.result
      const { reservations, next } = outcome.answer
      if (reservations.length === 0) return { lines: ['No reservation here.'], exitCode: 0 }
      const lines = reservations.map((one) =>
        `${one.number}  ${one.state.padEnd(9)}  until ${one.heldUntil.slice(0, 16).replace('T', ' ')}  ${one.quantity} × ${one.productName} (${one.articleNumber})  ${one.store}  ${one.name ?? ''}`.trimEnd(),
      )
      return { lines: [...lines, ...(next === null ? [] : ['and more'])], exitCode: 0 }
    }
    const [number, ...rest] = positionals
    if ((action !== 'collected' && action !== 'back') || number === undefined || rest.length > 0)
      return notUnderstood()
    const outcome = await ran(behind, endReservation, { number, how: HOW[action] })
    if (outcome.type === 'no') return outcome.result
    const { state, quantity } = outcome.answer
    return {
      lines: [
        state === 'collected'
          ? `${outcome.answer.number}: collected`
          : `${outcome.answer.number}: ${quantity} back on the shelf`,
      ],
      exitCode: 0,
    }
  },
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${reservationsCommand.usage}`], exitCode: 2 }
}
