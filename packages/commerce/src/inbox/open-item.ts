import type { CommandAnswer, ParsedCommandInput } from '@shop/api-client/office/define-command'
import type { openInboxItem } from '@shop/api-client/office/inbox-commands'
import { inboxObject, insertMessage } from '@shop/customers/contact/contact-message-store'
import { newMessageNumber } from '@shop/customers/contact/message-number'
import { type Locale, markets } from '@shop/domain/market/markets'
import { isoDay } from '@shop/domain/person/birth-date'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { plainLine, plainText } from '@shop/domain/review/plain-text'
import type { Done } from '@shop/engine/command/bind-commands'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { newKey } from '@shop/engine/db/new-key'
import { fingerprintOf } from '@shop/sales/after-sales/declare-withdrawal'
import { insertWithdrawal, plainNumber } from '@shop/sales/after-sales/withdrawal-store'
import { newPaperNumber } from '@shop/sales/invoice/paper-number'
import type { OfficeContext } from '@shop/sales/office/office-context'
import { orderByNumber } from '@shop/sales/orders/order-lookup-store'
import { OrderRefusal } from '@shop/sales/orders/order-refusal'
import { addEntry } from './inbox-work-store.ts'
import { changedEntry } from './item-at-desk.ts'

type Opening = ParsedCommandInput<typeof openInboxItem>

/** Writes down what came by letter, mail or telephone, with the day it came in. @see eu-duties C-01, C-29 */
export async function openedItem(
  written: Opening,
  context: OfficeContext,
): Promise<Done<CommandAnswer<typeof openInboxItem>>> {
  const { kind, receivedOn } = written
  const number =
    kind === 'withdrawal' ? await putWithdrawal(written, context) : await putMessage(written, context)
  await addEntry(context.sql, changedEntry(context, number, 'opened', null))
  return { answer: { number }, object: inboxObject(number), after: { kind, receivedOn } }
}

async function putMessage(written: Opening, { sql, now }: OfficeContext): Promise<string> {
  const { kind, locale, receivedOn } = written
  const number = newMessageNumber('N')
  await insertMessage(sql, {
    ...senderOf(written),
    number,
    source: 'desk',
    locale,
    topic: kind === 'privacy' ? 'privacy' : 'other',
    subject: '',
    orderNumber: plainLine(written.orderNumber),
    message: plainText(written.message),
    answers: [],
    receivedAt: momentOf(receivedOn, locale, now),
  })
  return number
}

/** It waits for somebody who reads which articles are meant, and without an order for somebody who finds it. */
async function putWithdrawal(written: Opening, { sql, now }: OfficeContext): Promise<string> {
  const { locale, receivedOn, sentOn } = written
  const orderNumber = plainNumber(plainLine(written.orderNumber))
  const order = orderNumber === '' ? null : await orderByNumber(sql, orderNumber)
  if (orderNumber !== '' && order === null)
    throw new OrderRefusal(`There is no order ${orderNumber}.`, 'orderUnknown', { number: orderNumber })
  const declaredAt = momentOf(receivedOn, locale, now)
  const sentAt = sentOn === null ? null : momentOf(sentOn, locale, now)
  if (sentOn !== null && sentOn > isoDay(declaredAt, markets[locale].timezone))
    throw new CommandRefusal(`Nothing comes in before ${sentOn}, when it was sent.`, 'inboxSentLater', {
      day: sentOn,
    })
  const number = newPaperNumber('W')
  await insertWithdrawal(sql, {
    ...senderOf(written),
    id: newKey(),
    number,
    orderId: order?.id ?? null,
    source: 'desk',
    state: 'byHand',
    fingerprint: fingerprintOf(number),
    locale,
    orderNumber,
    itemsText: plainText(written.message),
    lines: null,
    declaredAt,
    sentAt,
  })
  return number
}

function senderOf({ name, email }: Opening) {
  return { name: plainLine(name), email: normalisedEmail(email) }
}

/** Noon of a day that is over; what runs from it goes by days. A day to come is a slip of the pen. */
function momentOf(day: string | null, locale: Locale, now: Date): Date {
  const today = isoDay(now, markets[locale].timezone)
  if (day === null || day === today) return now
  if (day > today)
    throw new CommandRefusal(`${day} is to come: say the day on which it came in.`, 'inboxDayToCome', { day })
  return new Date(`${day}T12:00:00Z`)
}
