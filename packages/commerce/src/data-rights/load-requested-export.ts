import { problem } from '@shop/api-client/contract/problem'
import { loadRequestedExport } from '@shop/api-client/contract/user-data'
import { registeredByEmail } from '@shop/customers/user/customer-store'
import { linksFrom } from '@shop/engine/session/network-of'
import { tokenHash } from '@shop/engine/session/token'
import { on } from '@shop/sales/on'
import { takeDataLink } from './data-link-store.ts'
import { customerExport, knownByEmail } from './export-store.ts'

/**
 * Everything that is stored about the owner of a verified e-mail address. The link works once; the answer does not
 * reveal whether a dead one is unknown, used or expired.
 *
 * @see product §3 "single-use tokens"; eu-duties C-29
 */
export const loadRequestedExportHandler = on(loadRequestedExport).answer(async ({ token }, context) => {
  const { services, request, now } = context
  await services.limits.exportLink.use([linksFrom(request.address)], now)

  return context.inOneCommit(async (sql) => {
    const email = await takeDataLink(sql, { tokenHash: tokenHash(token), now })
    if (email === null)
      throw problem(410, 'export_link_expired', 'This link is used or too old. Ask for a new one.')
    const account = await registeredByEmail(sql, email)
    return {
      exportedAt: now.toISOString(),
      email,
      account: account && (await customerExport(sql, { customerId: account.id, now, ownsEmail: true })),
      knownByEmail: await knownByEmail(sql, email),
    }
  })
})
