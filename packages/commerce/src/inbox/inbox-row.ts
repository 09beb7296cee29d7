import type { InboxRow } from '@shop/api-client/office/inbox-commands'
import { inboxDeadline, isOverdue } from '@shop/domain/inbox/inbox-deadline'
import {
  complaintInboxState,
  type InboxKind,
  type InboxState,
  inboxOutcome,
  questionInboxState,
  withdrawalInboxState,
} from '@shop/domain/inbox/inbox-item'
import { DEFAULT_LOCALE, isLocale, type Locale, markets } from '@shop/domain/market/markets'
import type { Actor } from '@shop/engine/command/actor'
import type { InboxSource } from './inbox-source-store.ts'

const EXCERPT = 140

/** What all kinds have in common. */
export type InboxFacts = {
  number: string
  kind: InboxKind
  state: InboxState
  receivedAt: Date
  locale: Locale
  name: string
  email: string
  topic: string
  subject: string
  message: string
  orderNumber: string
  isAnswered: boolean
}

export function factsOf(source: InboxSource): InboxFacts {
  const { work } = source
  const state = work?.state ?? null
  const isAnswered = work?.answeredAt != null
  switch (source.of) {
    case 'message': {
      const { row } = source
      return { ...row, state: state ?? 'new', isAnswered }
    }
    case 'complaint': {
      const { row, order } = source
      return {
        ...row,
        kind: 'complaint',
        state: complaintInboxState(row.state, state),
        locale: isLocale(order.locale) ? order.locale : DEFAULT_LOCALE,
        name: `${order.customer.firstName} ${order.customer.lastName}`.trim(),
        email: order.email,
        topic: row.kind,
        subject: '',
        orderNumber: order.number,
        isAnswered: row.answeredAt !== null,
      }
    }
    case 'withdrawal': {
      const { row, isMoneyOpen } = source
      return {
        ...row,
        kind: 'withdrawal',
        state: withdrawalInboxState(row.state, state, isMoneyOpen),
        receivedAt: row.declaredAt,
        topic: '',
        subject: '',
        message: row.itemsText,
        isAnswered,
      }
    }
    case 'question': {
      const { row, product } = source
      return {
        ...row,
        kind: 'question',
        state: questionInboxState(row.state, state),
        receivedAt: row.askedAt,
        topic: 'product',
        subject: product.name,
        message: row.question,
        orderNumber: '',
        isAnswered,
      }
    }
  }
}

/** A line of the inbox, as it is at this moment to whoever looks. */
export function inboxRow(source: InboxSource, { actor, now }: { actor: Actor; now: Date }): InboxRow {
  const facts = factsOf(source)
  const { work } = source
  const { kind, receivedAt, isAnswered, locale, message } = facts
  const market = markets[locale]
  const deadline = facts.state === 'done' ? null : inboxDeadline({ kind, receivedAt, isAnswered }, market)
  return {
    number: facts.number,
    kind,
    state: facts.state,
    owner: work?.ownerName
      ? { name: work.ownerName, isMe: actor.kind === 'staff' && work.ownerId === actor.id }
      : null,
    receivedAt: receivedAt.toISOString(),
    name: facts.name,
    email: facts.email,
    country: market.country,
    topic: facts.topic,
    subject: facts.subject,
    excerpt: message.length > EXCERPT ? `${message.slice(0, EXCERPT).trimEnd()} …` : message,
    orderNumber: facts.orderNumber,
    due: deadline && { ...deadline, isOverdue: isOverdue(deadline, market.timezone, now) },
    outcome: inboxOutcome(work?.outcome ?? null),
  }
}

/** What is overdue first, then by the last day; what nothing runs for comes last. */
export function byDeadline(one: InboxRow, other: InboxRow): number {
  const due = (row: InboxRow) => row.due?.day ?? '9999'
  return due(one).localeCompare(due(other)) || one.receivedAt.localeCompare(other.receivedAt)
}
