import { requestOrderLink } from '@shop/api-client/contract/after-sales'
import { fieldProblems } from '@shop/domain/form/form-problem'
import { maxLength, required } from '@shop/domain/form/rules'
import { emailProblems } from '@shop/domain/person/email'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'
import { newToken, tokenHash } from '@shop/engine/session/token'
import { putMailIf } from '@shop/mail/outbox/outbox-store'
import { onSession } from '../on.ts'
import { orderLinkMail } from '../order-mails/after-sales-mails.ts'
import { orderPageAddress } from '../order-mails/order-links.ts'
import { putOrderTokenIf } from '../orders/order-lookup-store.ts'
import { orderNamed, plainNumber } from './withdrawal-store.ts'

/** The link opens the order for this long. */
const LINK_MILLISECONDS = 24 * 60 * 60 * 1000
const NUMBER_MAX = 40

/**
 * Mails the link to an order to the address it was placed with. Neither the answer nor its time reveals whether there
 * is such an order: without one the same rows are written and rolled back.
 *
 * @see eu-duties C-06
 */
export const requestOrderLinkHandler = onSession(requestOrderLink).answer(async (form, context) => {
  const { services, request, shop, now, addressOf } = context
  const errors = [
    ...fieldProblems('order_number', form.order_number, [required, maxLength(NUMBER_MAX)]),
    ...emailProblems('email', form.email),
  ]
  if (errors.length > 0) throw fieldsRefused(errors)
  const email = normalisedEmail(form.email)
  const orderNumber = plainNumber(form.order_number)
  await services.limits.orderLink.use([request.address, `account:${email}`], now)

  const order = await orderNamed(context.sql, { orderNumber, email })
  const token = newToken()
  const address = orderPageAddress(addressOf, orderNumber, token)
  return context.inOneCommit(async (sql) => {
    const expiresAt = new Date(now.getTime() + LINK_MILLISECONDS)
    await putOrderTokenIf(sql, order?.id ?? null, { tokenHash: tokenHash(token), expiresAt, now })
    const mail = orderLinkMail(shop, { to: email, orderNumber, address })
    await putMailIf(sql, order !== null, { mail, now })
    return {}
  })
})
