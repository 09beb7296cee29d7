import {
  askForGiftCards,
  decideGiftCards,
  type GiftCardRequest,
  listGiftCardRequests,
  makeAgreedGiftCards,
  withdrawGiftCardRequest,
} from '@shop/api-client/office/gift-card-commands'
import { formatAmount } from '@shop/domain/money/format-amount'
import type { Actor } from '@shop/engine/command/actor'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { undoBy } from '@shop/engine/command/undo'
import type { Sql } from '@shop/engine/db/database'
import { onOrder } from '../office/office-context.ts'
import {
  changeCardRequest,
  doneCardRequests,
  insertCardRequest,
  lockCardRequest,
  openCardRequests,
  type StoredCardRequest,
} from './gift-card-request-store.ts'
import { mayGiveCardsAlone } from './giving-within-limit.ts'
import { giftCardsEnd, madeGiftCards } from './made-gift-cards.ts'

const SHOWN = 30

/**
 * Four eyes for gift cards above the limit: one person asks, another agrees, and the first makes the cards, whose codes
 * nobody else sees. They do not count towards what one person gives in a day.
 *
 * @see product §13 "money above the owner's limit needs a second person"
 */
export const GIFT_CARD_REQUEST_COMMANDS = [
  onOrder(listGiftCardRequests)(async (_input, { sql, actor }) => ({
    answer: {
      open: (await openCardRequests(sql)).map((row) => shown(row, actor)),
      done: (await doneCardRequests(sql, SHOWN)).map((row) => shown(row, actor)),
    },
    object: null,
  })),

  onOrder(askForGiftCards)(async (input, context) => {
    const { sql, actor, now } = context
    const { amount, currency, count, reason } = input
    const sum = amount * count
    if (await mayGiveCardsAlone(context, sum))
      throw new CommandRefusal(
        `Gift cards over ${formatAmount(sum, currency)} need no second person: make them.`,
        'cardsWithinLimit',
      )
    const expiresAt = input.expiresAt === null ? null : new Date(input.expiresAt)
    giftCardsEnd({ expiresAt, currency }, now)
    const id = await insertCardRequest(sql, {
      amount,
      currency,
      count,
      expiresAt,
      reason,
      askedById: actor.kind === 'staff' ? actor.id : null,
      askedBy: actor.name,
      askedAt: now,
    })
    return {
      answer: { id },
      object: objectOf(id),
      after: { amount, currency, count, reason },
      undo: undoBy(withdrawGiftCardRequest, { id }),
    }
  }),

  onOrder(decideGiftCards)(async ({ id, isApproved, note }, { sql, actor, now }) => {
    const request = await requireRequest(sql, id)
    const { amount, currency, count, askedBy } = request
    requireState(request, ['waiting'])
    if (isOwn(request, actor))
      throw new CommandRefusal(
        'Whoever asks for money does not decide: ask somebody else.',
        'moneyRequestOwn',
      )
    const state = isApproved ? ('approved' as const) : ('refused' as const)
    const why = note === '' ? null : note
    await changeCardRequest(sql, id, { state, decidedBy: actor.name, decidedAt: now, why })
    return {
      answer: { id },
      object: objectOf(id),
      before: { state: 'waiting' },
      after: { state, amount, currency, count, askedBy, why },
    }
  }),

  onOrder(withdrawGiftCardRequest)(async ({ id }, { sql, actor, now }) => {
    const request = await requireRequest(sql, id)
    const { amount, currency, count, state } = request
    requireOwn(request, actor)
    requireState(request, ['waiting', 'approved'])
    await changeCardRequest(sql, id, { state: 'withdrawn', decidedAt: now })
    return {
      answer: { id },
      object: objectOf(id),
      before: { state },
      after: { state: 'withdrawn', amount, currency, count },
    }
  }),

  onOrder(makeAgreedGiftCards)(async ({ id }, context) => {
    const request = await requireRequest(context.sql, id)
    const { amount, currency, count, expiresAt, reason, decidedBy } = request
    requireOwn(request, context.actor)
    if (request.state !== 'approved')
      throw new CommandRefusal(
        'Nobody has agreed to these cards, or they are made already.',
        'cardsNotAgreed',
      )
    const made = await madeGiftCards(context, { amount, currency, count, expiresAt })
    await changeCardRequest(context.sql, id, { state: 'made' })
    return { ...made, after: { amount, currency, count, reason, request: id, decidedBy } }
  }),
]

function objectOf(id: string): string {
  return `giftcards:${id}`
}

async function requireRequest(sql: Sql, id: string): Promise<StoredCardRequest> {
  const request = await lockCardRequest(sql, id)
  if (request === null) throw new CommandRefusal(`There is no request ${id}.`, 'moneyRequestUnknown')
  return request
}

function requireState(
  { state, askedBy, decidedBy }: StoredCardRequest,
  wanted: readonly StoredCardRequest['state'][],
): void {
  if (wanted.includes(state)) return
  if (state === 'withdrawn')
    throw new CommandRefusal(`${askedBy} does not ask for these cards any more.`, 'cardsWithdrawn', {
      by: askedBy,
    })
  const by = decidedBy ?? ''
  throw new CommandRefusal(`${by} has decided it already.`, 'moneyRequestDecided', { by })
}

function requireOwn(request: StoredCardRequest, actor: Actor): void {
  if (isOwn(request, actor)) return
  const by = request.askedBy
  throw new CommandRefusal(`${by} has asked for these cards, and makes them.`, 'cardsOfOther', { by })
}

function isOwn({ askedById }: StoredCardRequest, actor: Actor): boolean {
  return actor.kind === 'staff' && actor.id === askedById
}

function shown(request: StoredCardRequest, actor: Actor): GiftCardRequest {
  const { askedById: _id, askedAt, decidedAt, expiresAt, ...row } = request
  return {
    ...row,
    expiresAt: expiresAt?.toISOString() ?? null,
    askedAt: askedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    isMine: isOwn(request, actor),
  }
}
