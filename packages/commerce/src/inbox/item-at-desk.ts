import type { InboxEntryKind } from '@shop/api-client/office/inbox-entry'
import type { Versioned } from '@shop/engine/command/bind-commands'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import type { Sql } from '@shop/engine/db/database'
import { withdrawalOutcomeOf } from '@shop/sales/after-sales/withdrawal-outcome-note'
import { lockWithdrawal } from '@shop/sales/after-sales/withdrawal-store'
import type { OfficeContext } from '@shop/sales/office/office-context'
import { factsOf, type InboxFacts } from './inbox-row.ts'
import { type InboxSource, sourceNumbered } from './inbox-source-store.ts'
import { entriesOf, type InboxWork, lockItem } from './inbox-work-store.ts'

type AtDesk = { source: InboxSource; facts: InboxFacts; work: InboxWork | null }

/**
 * Something of the inbox, held until the transaction ends.
 *
 * @throws CommandRefusal for an unknown number, and for what is done where it has to be open, or the other way round
 */
export async function requireItem(sql: Sql, number: string, is: 'open' | 'done' | 'any'): Promise<AtDesk> {
  await lockItem(sql, number)
  // Whoever settles by a rule holds the row, not the number.
  await lockWithdrawal(sql, number)
  const source = await sourceNumbered(sql, number)
  if (source === null)
    throw new CommandRefusal(`There is no ${number} in the inbox.`, 'inboxUnknown', { number })
  const facts = factsOf(source)
  const isDone = facts.state === 'done'
  if (is === 'open' && isDone)
    throw new CommandRefusal(`${number} is done: take it up again first.`, 'inboxDone', { number })
  if (is === 'done' && !isDone)
    throw new CommandRefusal(`${number} is not done yet.`, 'inboxNotDone', { number })
  return { source, facts, work: source.work }
}

/** A question is public once it is answered: it has steps of its own, which say so. */
export function refuseQuestion({ of }: InboxSource, number: string): void {
  if (of === 'question')
    throw new CommandRefusal(
      `${number} is a question on a product: answer it publicly, or decline it.`,
      'questionOwnSteps',
      { number },
    )
}

/** The version of something is the latest entry with it: whatever is done about it writes one. */
export const inboxVersion = {
  async version(
    { number }: { number: string },
    { sql }: Pick<OfficeContext, 'sql'>,
    seen: number | null,
  ): Promise<Versioned> {
    await lockItem(sql, number)
    const entries = await entriesOf(sql, number)
    const later = entries.filter(({ id }) => id > (seen ?? 0))
    // Only where somebody was quicker, and closed it, is it asked what it is.
    const isWithdrawal =
      later.some(({ kind }) => kind === 'closed') && (await sourceNumbered(sql, number))?.of === 'withdrawal'
    const changes = later.map(({ at, by, kind, text }) => ({
      at: at.toISOString(),
      by,
      what: text === null ? kind : `${kind}: ${text}`,
      inbox: {
        kind,
        text,
        outcome: kind === 'closed' && isWithdrawal ? withdrawalOutcomeOf(text) : null,
      },
    }))
    return { version: entries.at(-1)?.id ?? 0, changes }
  },
}

export function changedEntry(
  { actor, now }: Pick<OfficeContext, 'actor' | 'now'>,
  number: string,
  kind: InboxEntryKind,
  text: string | null,
) {
  return { number, at: now, by: actor.name, kind, text }
}

/** A note with something in it; null for an empty one. */
export function noted(note: string | null): string | null {
  return note === null || note === '' ? null : note
}
