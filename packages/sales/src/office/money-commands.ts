import {
  askForMoney,
  decideMoney,
  listMoneyRequests,
  type MoneyRequest,
  setMoneyLimit,
} from '@shop/api-client/office/money-commands'
import { formatAmount } from '@shop/domain/money/format-amount'
import { putSetting, settingOf } from '@shop/engine/call/setting-store'
import type { Actor } from '@shop/engine/command/actor'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { shownVersion } from '@shop/engine/command/shown-version'
import { undoBy } from '@shop/engine/command/undo'
import type { Sql } from '@shop/engine/db/database'
import { takeTurn } from '@shop/engine/db/take-turn'
import { noteOnOrderIn } from '../order-desk/note-on-order.ts'
import { givenBack, mayGiveAlone } from './give-back.ts'
import {
  decidedMoneyRequests,
  decideMoneyRequest,
  insertMoneyRequest,
  lockMoneyRequest,
  type StoredMoneyRequest,
  waitingMoneyRequests,
} from './money-request-store.ts'
import { type OfficeContext, onOrder, orderObject } from './office-context.ts'
import { historyEffects } from './order-effects.ts'
import { orderVersion } from './order-version.ts'

const SHOWN = 30
/** How the log names what one person may give back. */
const LIMIT = 'setting:refundLimit'

/** Four eyes: a refund above the limit is asked for by one person and decided by another. @see product §13 */
export const MONEY_COMMANDS = [
  onOrder(listMoneyRequests)(async (_input, { sql, actor }) => ({
    answer: {
      limit: await settingOf(sql, 'refundLimit'),
      waiting: (await waitingMoneyRequests(sql)).map((row) => shown(row, actor)),
      decided: (await decidedMoneyRequests(sql, SHOWN)).map((row) => shown(row, actor)),
    },
    object: null,
  })),

  onOrder(setMoneyLimit, {
    version: async ({ was }, { sql }) => {
      await takeTurn(sql, LIMIT)
      return shownVersion(sql, { was, is: await settingOf(sql, 'refundLimit'), object: LIMIT })
    },
  })(async ({ limit }, { sql, actor, now }) => {
    const before = await settingOf(sql, 'refundLimit')
    await putSetting(sql, { key: 'refundLimit', value: limit, by: actor.name, now })
    return {
      answer: { limit },
      object: LIMIT,
      before: { limit: before },
      after: { limit },
      undo: undoBy(setMoneyLimit, { limit: before, was: limit }),
    }
  }),

  onOrder(
    askForMoney,
    orderVersion,
  )(async ({ number, amount: wanted, note }, context) => {
    const { sql, actor, now } = context
    const { amount, currency, effects } = await tried(context, { number, amount: wanted, note })
    if ((await mayGiveAlone(context, { number, amount })).isAllowed)
      throw new CommandRefusal(
        `${formatAmount(amount, currency)} for order ${number} needs no second person.`,
        'moneyWithinLimit',
      )
    const why = note === '' ? null : note
    const id = await insertMoneyRequest(sql, {
      orderNumber: number,
      amount,
      currency,
      note: why,
      askedById: actor.kind === 'staff' ? actor.id : null,
      askedBy: actor.name,
      askedAt: now,
    })
    if (id === null)
      throw new CommandRefusal(
        `Money for order ${number} is asked for already: that request waits for a decision.`,
        'moneyRequestWaits',
        { number },
      )
    const entry = { code: 'refundAsked', amount, currency, remark: why } as const
    await noteOnOrderIn(sql, { number, by: actor.name, now, entry })
    return {
      answer: { id, amount, currency },
      object: orderObject(number),
      after: { amount, request: id },
      // What happens once somebody else has agreed; money moves then, not now.
      effects: [...historyEffects(entry), ...effects.filter(({ kind }) => kind === 'money')],
    }
  }),

  onOrder(decideMoney)(async ({ id, isApproved, note }, context) => {
    const { sql, actor, now } = context
    const request = await openRequest(sql, id, actor)
    const { orderNumber: number } = request
    const why = note === '' ? null : note
    const decision = { decidedBy: actor.name, decidedAt: now, why }
    if (!isApproved) {
      await decideMoneyRequest(sql, id, { state: 'refused', ...decision })
      const entry = { code: 'refundRefused', askedBy: request.askedBy, remark: why } as const
      await noteOnOrderIn(sql, { number, by: actor.name, now, entry })
      return {
        answer: { id, number },
        object: orderObject(number),
        after: { request: id, state: 'refused' },
        effects: historyEffects(entry),
      }
    }
    const reasons = [request.note, why].filter((part) => part !== null).join(', ')
    const { amount, askedBy } = request
    const given = await givenBack(context, { number, amount, askedBy, note: reasons })
    await decideMoneyRequest(sql, id, { state: 'approved', ...decision })
    return {
      answer: { id, number },
      object: orderObject(number),
      before: given.before,
      after: { ...given.after, request: id, askedBy: request.askedBy },
      effects: given.effects,
    }
  }),
]

/** The refund itself, taken back at once: it says what would go where, and refuses what the order does not allow. */
async function tried(context: OfficeContext, refund: Parameters<typeof givenBack>[1]) {
  let found: Awaited<ReturnType<typeof givenBack>> | null = null
  try {
    await context.sql.transaction(async (sql) => {
      found = await givenBack({ ...context, sql }, refund)
      throw new TriedOut()
    })
  } catch (signal) {
    if (!(signal instanceof TriedOut)) throw signal
  }
  return known(found)
}

function known(found: Awaited<ReturnType<typeof givenBack>> | null) {
  if (found === null) throw new Error('A refund was tried and said nothing.')
  const { answer, currency, effects } = found
  return { amount: answer.amount, currency, effects }
}

class TriedOut extends Error {}

async function openRequest(sql: Sql, id: string, actor: Actor): Promise<StoredMoneyRequest> {
  const request = await lockMoneyRequest(sql, id)
  if (request === null) throw new CommandRefusal(`There is no request ${id}.`, 'moneyRequestUnknown')
  if (request.state !== 'waiting')
    throw new CommandRefusal(`${request.decidedBy ?? ''} has decided it already.`, 'moneyRequestDecided', {
      by: request.decidedBy ?? '',
    })
  if (actor.kind === 'staff' && actor.id === request.askedById)
    throw new CommandRefusal('Whoever asks for money does not decide: ask somebody else.', 'moneyRequestOwn')
  return request
}

function shown(
  { orderNumber, askedById, askedAt, decidedAt, ...row }: StoredMoneyRequest,
  actor: Actor,
): MoneyRequest {
  return {
    ...row,
    number: orderNumber,
    askedAt: askedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    isMine: actor.kind === 'staff' && actor.id === askedById,
  }
}
