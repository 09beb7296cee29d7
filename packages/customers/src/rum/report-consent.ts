import { reportConsent } from '@shop/api-client/contract/rum'
import { on } from '../on.ts'
import { keepDecision } from './rum-store.ts'

/** Stores a decision anonymously: no address, no session, of the page its path alone. @see spec §7; eu-duties C-27 */
export const reportConsentHandler = on(reportConsent).answer(async (report, context) => {
  const { sql, services, request, shop, now } = context
  await services.limits.consent.use([request.address], now)
  await keepDecision(sql, {
    decidedAt: now,
    // what the browser says counts only where it is this shop: the address has said which
    shopId: shop.shopId,
    action: report.action,
    path: withoutToken(new URL(report.href).pathname),
    version: report.version,
    consents: report.consents,
  })
  return {}
})

function withoutToken(path: string): string {
  return path.replace(/(\/konto\/bestellung(?:\/reklamation)?\/)[^/]+/, '$1…')
}
