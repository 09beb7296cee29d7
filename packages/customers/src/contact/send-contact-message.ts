import { sendContactMessage } from '@shop/api-client/contract/contact'
import { isProblem } from '@shop/api-client/contract/problem'
import { contactProblems } from '@shop/domain/contact/contact-form'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { plainLine, plainText } from '@shop/domain/review/plain-text'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'
import type { RateLimit } from '@shop/engine/session/rate-limit'
import { putMail } from '@shop/mail/outbox/outbox-store'
import { onSession } from '../on.ts'
import { contactMails } from './contact-mails.ts'
import { insertMessage } from './contact-message-store.ts'
import { newMessageNumber } from './message-number.ts'

/**
 * Puts a message into the inbox of the office and into the outbox, for customer service and as a receipt for its author, in
 * one transaction. A form filled in by a bot gets the same answer, and no mail. An address gets three receipts a day, so that a stranger's
 * inbox cannot be flooded with our mails.
 *
 * @see product §3, §7 "Contact", §9 "contact copy"
 */
export const sendContactMessageHandler = onSession(sendContactMessage).answer(
  async (form, context) => {
    const { services, request, shop, now } = context
    const errors = contactProblems(form, shop.market)
    if (errors.length > 0) throw fieldsRefused(errors)

    const email = normalisedEmail(form.email)
    await services.limits.contact.use([request.address, `account:${email}`], now)
    if (form.website !== '') return {}

    const received = {
      number: newMessageNumber('N'),
      receivedAt: now,
      topic: form.topic,
      subject: plainLine(form.subject),
      orderNumber: plainLine(form.order_number),
      name: plainLine(`${form.first_name} ${form.last_name}`),
      email,
      message: plainText(form.message),
      answers: form.answers.map(({ label, value }) => ({ label: plainLine(label), value: plainText(value) })),
    }
    const [toService, copy] = contactMails(shop, received)
    const hasCopy = await isWithin(services.limits.contactCopy, `account:${email}`, now)
    return context.inOneCommit(async (sql) => {
      await insertMessage(sql, { ...received, source: 'form', locale: shop.locale })
      await putMail(sql, toService, now)
      if (hasCopy) await putMail(sql, copy, now)
      return {}
    })
  },
  { problems: (form, { shop }) => contactProblems(form, shop.market) },
)

/** Uses a limit up by one; false instead of a refusal once it is used up. */
async function isWithin(limit: RateLimit, key: string, now: Date): Promise<boolean> {
  try {
    await limit.use([key], now)
    return true
  } catch (refusal) {
    if (isProblem(refusal) && refusal.status === 429) return false
    throw refusal
  }
}
