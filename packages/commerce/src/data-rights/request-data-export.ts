import { requestDataExport } from '@shop/api-client/contract/user-data'
import { pagePath } from '@shop/domain/link/page-link'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { requireValidFields } from '@shop/engine/http/require-valid-fields'
import { newToken, tokenHash } from '@shop/engine/session/token'
import { linkMail } from '@shop/mail/link-mails'
import { putMailIf } from '@shop/mail/outbox/outbox-store'
import { on } from '@shop/sales/on'
import { isStoredUnder, keepDataLinkIf } from './data-link-store.ts'

/** A link to an export works this long, milliseconds. */
const LINK_MILLISECONDS = 24 * 60 * 60 * 1000

/**
 * Sends the owner of an e-mail address a link to everything that is stored under it. Neither the answer nor its time
 * reveals whether there is anything, and an address without data gets no mail.
 *
 * @see product §3; eu-duties C-29
 */
export const requestDataExportHandler = on(requestDataExport).answer(async (input, context) => {
  const { services, request, now, shop, addressOf } = context
  const email = normalisedEmail(input.email)
  requireValidFields('reset', { email }, shop)
  await services.limits.exportLink.use([request.address, `email:${email}`], now)

  const isMeant = await isStoredUnder(context.sql, email)
  const token = newToken()
  // behind the hash, where no server on the way writes it down
  const address = `${addressOf(pagePath('dataExport'))}#${token}`
  return context.inOneCommit(async (sql) => {
    const expiresAt = new Date(now.getTime() + LINK_MILLISECONDS)
    await keepDataLinkIf(sql, isMeant, { tokenHash: tokenHash(token), email, expiresAt, createdAt: now })
    await putMailIf(sql, isMeant, { mail: linkMail(shop, 'dataExport', { to: email, address }), now })
    return {}
  })
})
