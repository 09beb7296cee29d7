import {
  answerInboxItem,
  assignInboxItem,
  closeInboxItem,
  noteInboxItem,
  openInboxItem,
  reopenInboxItem,
  settleWithdrawal,
  waitInboxItem,
} from '@shop/api-client/office/inbox-commands'
import { inboxObject } from '@shop/customers/contact/contact-message-store'
import { plainText } from '@shop/domain/review/plain-text'
import { hasRight } from '@shop/domain/staff/rights'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { undoBy } from '@shop/engine/command/undo'
import { staffByEmail, staffById } from '@shop/engine/staff/staff-store'
import { changeComplaint } from '@shop/sales/after-sales/complaint-store'
import { withdrawalOutcomeNote } from '@shop/sales/after-sales/withdrawal-outcome-note'
import { settleWithdrawal as putSettled, type Withdrawal } from '@shop/sales/after-sales/withdrawal-store'
import { onOrder } from '@shop/sales/office/office-context'
import { answered } from './answer-item.ts'
import { addEntry, putWork } from './inbox-work-store.ts'
import { changedEntry, inboxVersion, noted, refuseQuestion, requireItem } from './item-at-desk.ts'
import { openedItem } from './open-item.ts'
import { settleByHand } from './settle-by-hand.ts'

/** What the desk does about what was sent; each is an entry with it and a line of the log. @see docs/office.md */
export const INBOX_COMMANDS = [
  onOrder(
    assignInboxItem,
    inboxVersion,
  )(async ({ number, owner }, context) => {
    const { sql } = context
    const { facts, work } = await requireItem(sql, number, 'open')
    const person = owner === null ? null : await staffByEmail(sql, owner)
    if (owner !== null && (person === null || !hasRight(person.roles, 'inbox.change')))
      throw new CommandRefusal(`${owner} does not work at the service desk.`, 'inboxOwner', { email: owner })
    // Whoever takes something is at work on it; what waits for the shopper goes on waiting.
    const state = facts.state === 'new' && person !== null ? 'inWork' : facts.state
    const former = work?.ownerId ? await staffById(sql, work.ownerId) : null
    await putWork(sql, number, { state, ownerId: person?.id ?? null, ownerName: person?.name ?? null })
    await addEntry(sql, changedEntry(context, number, 'owner', person?.name ?? null))
    return {
      answer: { number },
      object: inboxObject(number),
      before: { owner: work?.ownerName ?? null, state: facts.state },
      after: { owner: person?.name ?? null, state },
      undo: undoBy(assignInboxItem, { number, owner: former?.email ?? null }),
    }
  }),

  onOrder(noteInboxItem)(async ({ number, text }, context) => {
    await requireItem(context.sql, number, 'any')
    await addEntry(context.sql, changedEntry(context, number, 'note', plainText(text)))
    return { answer: { number }, object: inboxObject(number), after: { note: text } }
  }),

  onOrder(
    waitInboxItem,
    inboxVersion,
  )(async ({ number, isWaiting, note }, context) => {
    const { facts } = await requireItem(context.sql, number, 'open')
    const state = isWaiting ? 'waiting' : 'inWork'
    await putWork(context.sql, number, { state })
    await addEntry(context.sql, changedEntry(context, number, 'state', noted(note)))
    return {
      answer: { number },
      object: inboxObject(number),
      before: { state: facts.state },
      after: { state },
      undo: state === facts.state ? null : undoBy(waitInboxItem, { number, isWaiting: !isWaiting }),
    }
  }),

  onOrder(answerInboxItem, inboxVersion)(answered),

  onOrder(
    closeInboxItem,
    inboxVersion,
  )(async ({ number, outcome, note }, context) => {
    const { sql, now, actor } = context
    const { source, facts } = await requireItem(sql, number, 'open')
    refuseQuestion(source, number)
    if (source.of === 'complaint') await changeComplaint(sql, source.row.id, { state: 'closed' })
    if (source.of === 'withdrawal' && source.row.state !== 'settled')
      await putSettled(sql, source.row.id, {
        state: 'settled',
        outcome: withdrawalOutcomeNote({ code: 'closed', by: actor.name, outcome, remark: noted(note) }),
        settledAt: now,
      })
    await putWork(sql, number, { state: 'done', outcome, closedAt: now })
    await addEntry(sql, changedEntry(context, number, 'closed', noted(note)))
    return {
      answer: { number },
      object: inboxObject(number),
      before: { state: facts.state },
      after: { state: 'done', outcome },
      // A withdrawal that is settled stays so.
      undo: source.of === 'withdrawal' ? null : undoBy(reopenInboxItem, { number }),
    }
  }),

  onOrder(
    reopenInboxItem,
    inboxVersion,
  )(async ({ number, note }, context) => {
    const { sql } = context
    const { source } = await requireItem(sql, number, 'done')
    refuseQuestion(source, number)
    if (source.of === 'withdrawal') refuseSettled(source.row)
    if (source.of === 'complaint') {
      const state = source.row.answeredAt === null ? 'received' : 'answered'
      await changeComplaint(sql, source.row.id, { state })
    }
    await putWork(sql, number, { state: 'inWork', outcome: null, closedAt: null })
    await addEntry(sql, changedEntry(context, number, 'state', noted(note)))
    return {
      answer: { number },
      object: inboxObject(number),
      before: { state: 'done' },
      after: { state: 'inWork' },
    }
  }),

  onOrder(
    settleWithdrawal,
    inboxVersion,
  )(async ({ number, order, positions, note }, context) => {
    const { sql, now, actor } = context
    const { source, facts } = await requireItem(sql, number, 'open')
    if (source.of !== 'withdrawal')
      throw new CommandRefusal(`There is no withdrawal ${number}.`, 'inboxUnknown', { number })
    refuseSettled(source.row)
    const given = await settleByHand(sql, source.row, {
      orderNumber: order,
      positions,
      note: noted(note),
      by: actor.name,
      now,
    })
    // As long as its money is still to go back it waits for the goods.
    const state = given.expectsGoods ? 'waiting' : 'done'
    await putWork(sql, number, { state, outcome: 'solved', closedAt: now })
    const said = withdrawalOutcomeNote(given.outcome)
    await addEntry(sql, changedEntry(context, number, 'closed', said))
    return {
      answer: { number, outcome: said },
      object: inboxObject(number),
      before: { state: facts.state },
      after: { state, outcome: said, order: given.order.number },
      effects: [
        { kind: 'history', note: said, outcome: given.outcome },
        ...(given.expectsGoods
          ? [{ kind: 'mail', mail: 'returnAnnounced', to: given.order.email } as const]
          : []),
      ],
    }
  }),

  onOrder(openInboxItem)(openedItem),
]

function refuseSettled({ number, state }: Withdrawal): void {
  if (state === 'settled')
    throw new CommandRefusal(
      `Withdrawal ${number} is settled, which stays so: order and returns say how it goes on.`,
      'withdrawalSettled',
      { number },
    )
}
