import { sendErrors } from '@shop/api-client/contract/rum'
import { on } from '../on.ts'
import { scrubbed } from './scrubbed.ts'

/** Hands on what went wrong in a browser, scrubbed once more: a page of another build may not have done it. @see spec §7 */
export const sendErrorsHandler = on(sendErrors).answer(async ({ path, errors, trace }, context) => {
  const { services, request, shop, now } = context
  await services.limits.errors.use([request.address], now)
  const { errorReports } = services
  if (errorReports === null) return {}

  const place = { at: now, locale: shop.locale, path: scrubbed(path) }
  for (const { name, message, stack } of errors)
    errorReports.error({ ...place, name, message: scrubbed(message), stack: scrubbed(stack) })
  if (trace) errorReports.trace({ ...place, ...trace, name: scrubbed(trace.name) })
  return {}
})
