import type { InboxStep, ShownInboxItem } from '@shop/api-client/office/inbox-commands'
import { questionSteps } from '@shop/domain/question/question'
import { hasRight } from '@shop/domain/staff/rights'
import type { Sql } from '@shop/engine/db/database'
import { allStaff } from '@shop/engine/staff/staff-store'
import { withdrawalOutcomeOf } from '@shop/sales/after-sales/withdrawal-outcome-note'
import type { OfficeContext } from '@shop/sales/office/office-context'
import { deskItems } from '@shop/sales/orders/order-desk-store'
import { orderById, orderByNumber } from '@shop/sales/orders/order-lookup-store'
import { personNamed } from '../data-rights/find-person-store.ts'
import { factsOf, inboxRow } from './inbox-row.ts'
import { countPhotos, type InboxSource, sourceNumbered } from './inbox-source-store.ts'
import { entriesOf } from './inbox-work-store.ts'

/** Everything that the desk has to know to answer, and what it may do now; null for a number of nothing. */
export async function shownInboxItem(
  context: Pick<OfficeContext, 'sql' | 'actor' | 'now'>,
  number: string,
): Promise<ShownInboxItem | null> {
  const { sql } = context
  const source = await sourceNumbered(sql, number)
  if (source === null) return null
  const facts = factsOf(source)
  const row = inboxRow(source, context)
  const entries = await entriesOf(sql, number)
  const order = await namedOrder(sql, source)
  return {
    ...row,
    version: entries.at(-1)?.id ?? 0,
    locale: facts.locale,
    isByDesk: (source.of === 'message' || source.of === 'withdrawal') && source.row.source === 'desk',
    message: facts.message,
    answers: source.of === 'message' ? source.row.answers : [],
    complaint: source.of === 'complaint' ? await complaintOf(sql, source) : null,
    question: source.of === 'question' ? questionOf(source) : null,
    withdrawal: source.of === 'withdrawal' ? withdrawalOf(source) : null,
    order: order && { number: order.number, state: order.state, placedAt: order.placedAt },
    customer: await customerOf(sql, facts.email),
    entries: entries.map(({ id, at, by, kind, text }) => ({
      id,
      at: at.toISOString(),
      by,
      kind,
      text,
      outcome: source.of === 'withdrawal' && kind === 'closed' ? withdrawalOutcomeOf(text) : null,
    })),
    owners: (await allStaff(sql))
      .filter(({ state, roles }) => state === 'active' && hasRight(roles, 'inbox.change'))
      .map(({ email, name }) => ({ email, name })),
    steps: stepsOf(source, row.state),
  }
}

/** What can be done now: a question has steps of its own, what else is done is taken up again first, and a withdrawal that was settled stays so. */
export function stepsOf(source: InboxSource, state: ShownInboxItem['state']): InboxStep[] {
  if (source.of === 'question')
    return [
      ...questionSteps(source.row.state),
      ...(state === 'done' ? (['note'] as const) : (['assign', 'wait', 'note'] as const)),
    ]
  if (state === 'done') return source.of === 'withdrawal' ? ['note'] : ['reopen', 'note']
  const settle: InboxStep[] = source.of === 'withdrawal' && source.row.state !== 'settled' ? ['settle'] : []
  return [...settle, 'answer', 'assign', 'wait', 'note', 'close']
}

/** Of a message the order that its writer has named: that it is theirs is for the desk to see. */
async function namedOrder(sql: Sql, source: InboxSource) {
  if (source.of === 'complaint') return orderById(sql, source.row.orderId)
  if (source.of === 'question') return null
  if (source.of === 'withdrawal' && source.row.orderId !== null) return orderById(sql, source.row.orderId)
  const word = source.row.orderNumber.replaceAll(/\s/g, '').toUpperCase()
  return word === '' ? null : orderByNumber(sql, word)
}

async function customerOf(sql: Sql, email: string): Promise<ShownInboxItem['customer']> {
  const person = email === '' ? null : await personNamed(sql, email)
  if (person === null) return null
  const { customerNo, firstName, lastName, isGuest } = person
  return { number: customerNo, name: `${firstName} ${lastName}`.trim(), isGuest }
}

function withdrawalOf({ row: { outcome } }: Extract<InboxSource, { of: 'withdrawal' }>) {
  return { outcome, said: withdrawalOutcomeOf(outcome) }
}

function questionOf({
  row: { state, answer, declinedFor },
  product,
}: Extract<InboxSource, { of: 'question' }>): ShownInboxItem['question'] {
  return { state, answer, declinedFor, product }
}

async function complaintOf(
  sql: Sql,
  { row }: Extract<InboxSource, { of: 'complaint' }>,
): Promise<ShownInboxItem['complaint']> {
  const item = (await deskItems(sql, row.orderId)).find(({ key }) => key === row.itemKey)
  return {
    kind: row.kind,
    remedy: row.remedy,
    quantity: row.quantity,
    item: item?.name ?? '',
    articleNumber: item?.articleNumber ?? '',
    photos: await countPhotos(sql, row.id),
  }
}
