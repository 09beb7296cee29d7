import { problem } from '@shop/api-client/contract/problem'
import { deleteAccount } from '@shop/api-client/contract/user-data'
import { ownCustomer, requirePassword } from '@shop/customers/account/own-customer'
import { putMail } from '@shop/mail/outbox/outbox-store'
import { holdsMoney } from '@shop/sales/balance/balance-store'
import { onSession } from '@shop/sales/on'
import { accountDeletedMail } from './account-deleted-mail.ts'
import { erasePerson } from './erase-store.ts'
import { forgetOrders } from './forget-orders-store.ts'
import { lockPerson } from './person-store.ts'

/**
 * Deletes an account, given its password, ends all of its sessions and confirms it by mail.
 *
 * An account that holds money cannot be deleted. @see product §3, §9; eu-duties C-30
 */
export const deleteAccountHandler = onSession(deleteAccount).answer(async ({ password }, context) => {
  const { database, session, shop, now, sql } = context
  const customer = await ownCustomer(sql, session)
  await requirePassword(context, customer, { password, field: 'password' })

  await context.inOneCommit(async (transaction) => {
    const person = await lockPerson(transaction, customer.id)
    context.endSession()
    if (person === null) return {}
    if (await holdsMoney(transaction, customer.id))
      throw problem(
        409,
        'balance_left',
        'There is money on this account. Spend it, or let customer service pay it out; then the account can be deleted.',
      )
    const { runningOrders } = await erasePerson(transaction, person, now)
    const mail = accountDeletedMail(shop, { to: customer.email, hasRunningOrders: runningOrders > 0 })
    await putMail(transaction, mail, now)
    return {}
  })
  await forgetOrders(database, now)
  return {}
})
