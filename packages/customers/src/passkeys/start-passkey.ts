import { problem } from '@shop/api-client/contract/problem'
import { startPasskey } from '@shop/api-client/contract/user-passkeys'
import { MOST_PASSKEYS } from '@shop/domain/user/passkey'
import { passkeyCreation } from '@shop/engine/passkeys/passkey-options'
import { relyingParty } from '@shop/engine/passkeys/relying-party'
import { ownCustomer, requirePassword } from '../account/own-customer.ts'
import { onSession } from '../on.ts'
import { newChallenge } from '../user/passkeys/passkey-challenges.ts'
import { passkeysOf } from '../user/passkeys/passkey-store.ts'

/**
 * Begins a new passkey. The password is asked for again: whoever finds an open session gets no lasting way in.
 *
 * @see product §3
 */
export const startPasskeyHandler = onSession(startPasskey).answer(async ({ password }, context) => {
  const { sql, session, shop } = context
  const customer = await ownCustomer(sql, session)
  await requirePassword(context, customer, { password, field: 'password' })
  const { host } = relyingParty(context.addressOf('/'))
  const known = await passkeysOf(sql, customer.id)
  if (known.length >= MOST_PASSKEYS) throw passkeysFull()

  return passkeyCreation({
    challenge: await newChallenge(context, 'add'),
    rp: { id: host, name: shop.name },
    user: {
      id: passkeyOwner(customer.id),
      name: customer.email,
      displayName: `${customer.firstName} ${customer.lastName}`.trim() || customer.email,
    },
    known,
  })
})

/** How authenticators know an account, base64url: its id, which says nothing about the person. */
export function passkeyOwner(customerId: string): string {
  return Buffer.from(customerId).toString('base64url')
}

export function passkeysFull() {
  return problem(409, 'passkeys_full', 'The account has as many passkeys as it may have. Remove one first.')
}
