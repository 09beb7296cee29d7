import { cancelReminder } from '@shop/api-client/contract/reminders'
import { tokenHash } from '@shop/engine/session/token'
import { onSession } from '../on.ts'
import { forgetByToken } from './reminder-store.ts'

/**
 * Ends every reminder of the address that the link was sent to. The answer does not reveal whether there was one. There
 * is no rate limit: mail programs end thousands from one address, and a token of 256 bits cannot be guessed.
 */
export const cancelReminderHandler = onSession(cancelReminder).answer(async ({ token }, { inOneCommit }) =>
  inOneCommit(async (sql) => {
    await forgetByToken(sql, tokenHash(token))
    return {}
  }),
)
