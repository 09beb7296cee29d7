import { problem } from '@shop/api-client/contract/problem'
import type { MailChoices, ReminderEntry } from '@shop/api-client/contract/user-mail-choices'
import { localised } from '@shop/catalogue/localised/localised'
import { seoUrlOf } from '@shop/catalogue/localised/localised-product'
import { topicsOf } from '@shop/domain/mail-choice/newsletter-topics'
import { isInvited } from '@shop/domain/mail-choice/review-invitations'
import { productHref } from '@shop/domain/product-link/product-href'
import type { Shop } from '@shop/domain/shop/shop'
import type { Sql } from '@shop/engine/db/database'
import { subscriptionUnder } from '../newsletter/newsletter-store.ts'
import { remindedName } from '../reminders/reminder-links.ts'
import { remindersUnder } from '../reminders/reminder-store.ts'
import { type OwnChoices, ownChoices } from './mail-choice-store.ts'

/**
 * Which mails an account gets. Newsletter and reminders belong to the mailbox: whoever merely typed its address into an
 * account is told nothing about them.
 *
 * @see eu-duties C-29
 */
export async function mailChoicesOf(sql: Sql, customerId: string, shop: Shop): Promise<MailChoices> {
  const own = await requiredChoices(sql, customerId)
  return {
    mailbox: own.emailProvenAt === null ? null : await mailboxOf(sql, own, shop),
    asksForReviews: shop.reviewInvitations !== null,
    mailLocale: shop.locales.find((locale) => locale === own.mailLocale) ?? null,
  }
}

/** The account's choices. Throws 401 when it was deleted in this very moment. */
export async function requiredChoices(sql: Sql, customerId: string): Promise<OwnChoices> {
  const own = await ownChoices(sql, customerId)
  if (own === null) throw problem(401, 'sign_in_required', 'This account is gone.')
  return own
}

/** The address of an account, once it is known to be the customer's. */
export function provenEmail({ email, emailProvenAt }: OwnChoices): string {
  if (emailProvenAt === null)
    throw problem(
      409,
      'email_unproven',
      'Newsletter and reminders belong to the mailbox, which was not verified yet. Sign in with a code by mail once.',
    )
  return email
}

async function mailboxOf(sql: Sql, own: OwnChoices, shop: Shop): Promise<MailChoices['mailbox']> {
  const { email } = own
  const kept = await subscriptionUnder(sql, { shopId: shop.shopId, email })
  const offered = [...shop.newsletterTopics]
  const state = kept === null || kept.state === 'unsubscribed' ? 'none' : kept.state
  return {
    newsletter: {
      state,
      offered,
      topics: state === 'confirmed' ? topicsOf(offered, kept?.topics ?? null) : [],
    },
    reminders: (await remindersUnder(sql, email)).flatMap((row) => reminderEntry(row, shop)),
    reviewInvitations: shop.reviewInvitations === null ? null : isInvited(own),
  }
}

type ReminderRow = Awaited<ReturnType<typeof remindersUnder>>[number]

function reminderEntry(row: ReminderRow, { market, locale }: Shop): ReminderEntry[] {
  const { id, state, createdAt, variantKey, isActive } = row
  // the query leaves them out; the type does not know
  if (state === 'sent') return []
  const product = {
    seoUrl: seoUrlOf(row, market),
    name: localised(row.name, market),
    referenceKey: row.referenceKey,
  }
  const isHere = isActive && row.locale === locale
  return [
    {
      id,
      productName: remindedName({ ...row, isOrderable: false }, market),
      href: isHere ? `${productHref(product)}?variant=${encodeURIComponent(variantKey)}` : null,
      state,
      askedAt: createdAt.toISOString(),
    },
  ]
}
