import { cancelReminder } from '@shop/api-client/contract/reminders'
import { onSession } from '../on.ts'
import { tokenHash } from '../session/token.ts'
import { forgetByToken } from './reminder-store.ts'

/** Ends every reminder of the address that the link was sent to. Whether there was one is not told. */
export const cancelReminderHandler = onSession(cancelReminder).answer(async ({ token }, context) => {
  const { sql, services, request, now } = context
  services.limits.reminder.use([request.address === null ? null : `link:${request.address}`], now)
  await forgetByToken(sql, tokenHash(token))
  return {}
})
