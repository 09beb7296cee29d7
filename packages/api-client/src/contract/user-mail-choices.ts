import { NEWSLETTER_TOPICS } from '@shop/domain/mail-choice/newsletter-topics'
import { LOCALES } from '@shop/domain/market/markets'
import * as v from 'valibot'
import { defineCall } from './define-call.ts'

const ReminderEntrySchema = v.object({
  id: v.string(),
  productName: v.string(),
  /** Where the article is, in the language of the reader; null where this shop does not sell it. */
  href: v.nullable(v.string()),
  /** `asked` waits for the link of a mail. */
  state: v.picklist(['asked', 'waiting']),
  askedAt: v.string(),
})
export type ReminderEntry = v.InferOutput<typeof ReminderEntrySchema>

const NewsletterChoiceSchema = v.object({
  /** `pending` waits for the link of a mail. */
  state: v.picklist(['none', 'pending', 'confirmed']),
  /** What the shop writes about, in its order; empty where only the whole can be chosen. */
  offered: v.array(v.picklist(NEWSLETTER_TOPICS)),
  /** What is wanted of it. */
  topics: v.array(v.picklist(NEWSLETTER_TOPICS)),
})
export type NewsletterChoice = v.InferOutput<typeof NewsletterChoiceSchema>

export const MailChoicesSchema = v.object({
  /** What belongs to the mailbox rather than to the account; null until the address was verified. */
  mailbox: v.nullable(
    v.object({
      newsletter: NewsletterChoiceSchema,
      reminders: v.array(ReminderEntrySchema),
      /** Whether mails may ask for reviews of what has arrived; null where the shop sends none. */
      reviewInvitations: v.nullable(v.boolean()),
    }),
  ),
  /** Whether this shop sends mails that ask for reviews, to whoever has chosen them. */
  asksForReviews: v.boolean(),
  /** The locale whose language mails are written in; null: each in that of its occasion. */
  mailLocale: v.nullable(v.picklist(LOCALES)),
})
export type MailChoices = v.InferOutput<typeof MailChoicesSchema>

/** Which mails the signed-in customer gets, and in which language. @see product §3; eu-duties C-32 */
export const loadMailChoices = defineCall({
  name: 'loadMailChoices',
  method: 'GET',
  path: '/api/user/mail-choices/',
  rights: 'customer',
  input: v.object({}),
  answer: MailChoicesSchema,
})

/** Changes in which language mails are written. 422 `input_invalid` for a language that the shop does not write in. */
export const putMailChoices = defineCall({
  name: 'putMailChoices',
  method: 'PUT',
  path: '/api/user/mail-choices/',
  rights: 'customer',
  input: v.object({
    mailLocale: v.nullable(v.picklist(LOCALES)),
  }),
  answer: MailChoicesSchema,
})

/**
 * Subscribes to the newsletter about the topics, changes them, or ends it with none. Where no topics are offered `all`
 * subscribes. 409 `email_unproven` until the address was verified.
 *
 * @see eu-duties C-32
 */
export const putNewsletterTopics = defineCall({
  name: 'putNewsletterTopics',
  method: 'PUT',
  path: '/api/user/mail-choices/newsletter/',
  rights: 'customer',
  input: v.object({
    topics: v.union([
      v.literal('all'),
      v.pipe(v.array(v.picklist(NEWSLETTER_TOPICS)), v.maxLength(NEWSLETTER_TOPICS.length)),
    ]),
  }),
  answer: MailChoicesSchema,
})

/**
 * Chooses mails that ask for reviews of what has arrived, or ends them. 409 `email_unproven` until the address was
 * verified, 404 `review_invitations_unavailable` where the shop sends none.
 *
 * @see eu-duties C-32, C-33
 */
export const putReviewInvitations = defineCall({
  name: 'putReviewInvitations',
  method: 'PUT',
  path: '/api/user/mail-choices/review-invitations/',
  rights: 'customer',
  input: v.object({ isWanted: v.boolean() }),
  answer: MailChoicesSchema,
})

/** Ends a reminder of the signed-in customer's mailbox; also one that is gone. 409 `email_unproven`. */
export const endOwnReminder = defineCall({
  name: 'endOwnReminder',
  method: 'DELETE',
  path: '/api/user/mail-choices/reminders/{id}/',
  rights: 'customer',
  input: v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
  answer: MailChoicesSchema,
})
