import { createHash } from 'node:crypto'
import { declareWithdrawal } from '@shop/api-client/contract/after-sales'
import { problem } from '@shop/api-client/contract/problem'
import { withdrawalProblems } from '@shop/domain/after-sales/withdrawal-form'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { plainLine, plainText } from '@shop/domain/review/plain-text'
import { newKey } from '@shop/engine/db/new-key'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'
import { putMail } from '@shop/mail/outbox/outbox-store'
import { newPaperNumber } from '../invoice/paper-number.ts'
import { onSession } from '../on.ts'
import { withdrawalReceivedMail } from '../order-mails/after-sales-mails.ts'
import { insertWithdrawal, lockFingerprint, plainNumber, sameDeclaration } from './withdrawal-store.ts'

/** The same words within this time are the same declaration, pressed twice. */
const SAME_MILLISECONDS = 24 * 60 * 60 * 1000

/**
 * Accepts a declaration of withdrawal without sign-in, stores it word for word and sends the receipt with day and time.
 * Its order is looked up afterwards, so that neither the answer nor its time reveals who has ordered what.
 *
 * @see eu-duties C-01
 */
export const declareWithdrawalHandler = onSession(declareWithdrawal).answer(async (form, context) => {
  const { services, request, shop, now } = context
  if (!shop.features.withdrawalFunction)
    throw problem(404, 'not_found', 'In this country goods are returned from the page of their order.')
  const errors = withdrawalProblems(form)
  if (errors.length > 0) throw fieldsRefused(errors)

  const declared = {
    orderNumber: plainLine(form.order_number),
    name: plainLine(form.name),
    email: normalisedEmail(form.email),
    itemsText: plainText(form.items),
  }
  await services.limits.withdrawal.use([request.address, `account:${declared.email}`], now)
  const fingerprint = fingerprintOf(plainNumber(declared.orderNumber), declared.email, declared.itemsText)

  return context.inOneCommit(async (sql) => {
    await lockFingerprint(sql, fingerprint)
    const same = await sameDeclaration(sql, {
      fingerprint,
      after: new Date(now.getTime() - SAME_MILLISECONDS),
    })
    if (same !== null) return { number: same.number, declaredAt: same.declaredAt.toISOString() }

    const number = newPaperNumber('W')
    await insertWithdrawal(sql, {
      id: newKey(),
      number,
      orderId: null,
      source: 'form',
      state: 'received',
      fingerprint,
      locale: shop.locale,
      ...declared,
      lines: null,
      declaredAt: now,
    })
    const lines = declared.itemsText.split('\n').filter((line) => line !== '')
    await putMail(sql, withdrawalReceivedMail(shop, { ...declared, number, declaredAt: now, lines }), now)
    return { number, declaredAt: now.toISOString() }
  })
})

export function fingerprintOf(...words: string[]): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex')
}
