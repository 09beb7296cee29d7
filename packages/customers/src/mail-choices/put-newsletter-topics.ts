import { putNewsletterTopics } from '@shop/api-client/contract/user-mail-choices'
import { salutationCode } from '@shop/domain/person/salutation-code'
import type { Sql } from '@shop/engine/db/database'
import { newToken, tokenHash } from '@shop/engine/session/token'
import { ownId } from '../account/own-customer.ts'
import {
  changeTopics,
  confirmSubscription,
  endOwnSubscription,
  keepSubscription,
  lockSubscription,
  noteProof,
} from '../newsletter/newsletter-store.ts'
import { NEWSLETTER_WORDS } from '../newsletter/newsletter-words.ts'
import { onSession, type SessionContext } from '../on.ts'
import type { OwnChoices } from './mail-choice-store.ts'
import { mailChoicesOf, provenEmail, requiredChoices } from './mail-choices.ts'

const SOURCE = 'account'

/**
 * Subscribes a customer to topics of the newsletter, changes them, or ends it. The mailbox was verified before, and its
 * owner is signed in: that is the second step of the double opt-in, and is kept as its proof.
 *
 * @see eu-duties C-32
 */
export const putNewsletterTopicsHandler = onSession(putNewsletterTopics).answer(
  async ({ topics }, context) => {
    const { session, shop } = context
    const customerId = ownId(session)
    return context.inOneCommit(async (sql) => {
      const own = await requiredChoices(sql, customerId)
      const kept = await lockSubscription(sql, { shopId: shop.shopId, email: provenEmail(own) })
      const wanted = topics === 'all' ? null : shop.newsletterTopics.filter((topic) => topics.includes(topic))
      const isWanted = wanted === null || wanted.length > 0

      if (isWanted) {
        const id = kept?.state === 'confirmed' ? kept.id : await subscribe(sql, context, own)
        await changeTopics(sql, id, wanted)
      } else if (kept !== null && kept.state !== 'unsubscribed') {
        await endOwnSubscription(sql, kept.id)
        await note(sql, context, { email: own.email, what: 'unsubscribed' })
      }
      return mailChoicesOf(sql, customerId, shop)
    })
  },
)

/** Whoever reads what is sent to the address has asked for it, signed in. Answers the id of the subscription. */
async function subscribe(sql: Sql, context: SessionContext, own: OwnChoices): Promise<string> {
  const { shop, now } = context
  const { email, firstName, lastName, gender } = own
  await keepSubscription(sql, {
    email,
    shopId: shop.shopId,
    locale: shop.locale,
    firstName,
    lastName,
    salutation: salutationCode(gender),
    source: SOURCE,
    tokenHash: tokenHash(newToken()),
    wayOutHash: tokenHash(newToken()),
    expiresAt: now,
  })
  const kept = await lockSubscription(sql, { shopId: shop.shopId, email })
  if (kept === null) throw new Error('A subscription that was kept just now is gone.')
  await confirmSubscription(sql, kept.id, now)
  await note(sql, context, { email, what: 'asked' })
  await note(sql, context, { email, what: 'confirmed' })
  return kept.id
}

type Noted = { email: string; what: 'asked' | 'confirmed' | 'unsubscribed' }

async function note(sql: Sql, { shop, request, now }: SessionContext, noted: Noted): Promise<void> {
  const { shopId } = shop
  const proof = { ...noted, shopId, textVersion: NEWSLETTER_WORDS, source: SOURCE }
  await noteProof(sql, { ...proof, address: request.address, at: now })
}
