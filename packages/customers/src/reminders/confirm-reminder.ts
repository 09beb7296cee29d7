import { problem } from '@shop/api-client/contract/problem'
import { confirmReminder } from '@shop/api-client/contract/reminders'
import { linksFrom } from '@shop/engine/session/network-of'
import { tokenHash } from '@shop/engine/session/token'
import { onSession } from '../on.ts'
import { remindedName } from './reminder-links.ts'
import { confirmByToken, remindedVariant } from './reminder-store.ts'
import { WAIT_MILLISECONDS } from './request-reminder.ts'

/**
 * Confirms a reminder by the link of its mail. The answer does not reveal whether a dead link is unknown, used or
 * expired.
 */
export const confirmReminderHandler = onSession(confirmReminder).answer(async ({ token }, context) => {
  const { sql, services, request, now, shop } = context
  await services.limits.reminder.use([linksFrom(request.address)], now)

  const waitsUntil = new Date(now.getTime() + WAIT_MILLISECONDS)
  const reminder = await confirmByToken(sql, { tokenHash: tokenHash(token), now, waitsUntil })
  const variant = reminder && (await remindedVariant(sql, reminder.variantId, shop.market.country))
  if (!variant)
    throw problem(410, 'reminder_link_expired', 'This link is too old. Ask for the reminder once more.')
  return { productName: remindedName(variant, shop.market) }
})
