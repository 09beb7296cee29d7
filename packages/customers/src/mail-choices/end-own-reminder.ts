import { endOwnReminder } from '@shop/api-client/contract/user-mail-choices'
import { ownId } from '../account/own-customer.ts'
import { onSession } from '../on.ts'
import { endReminder } from '../reminders/reminder-store.ts'
import { mailChoicesOf, provenEmail, requiredChoices } from './mail-choices.ts'

/** Ends one reminder of the mailbox, whichever device asked for it; one that is gone is gone as well. */
export const endOwnReminderHandler = onSession(endOwnReminder).answer(async ({ id }, context) => {
  const { session, shop } = context
  const customerId = ownId(session)
  return context.inOneCommit(async (sql) => {
    await endReminder(sql, { id, email: provenEmail(await requiredChoices(sql, customerId)) })
    return mailChoicesOf(sql, customerId, shop)
  })
})
