import { HELD } from '@shop/mail/outbox/outbox-store'
import { sql as raw } from 'drizzle-orm'
import { findingsOf, moment } from './findings-store.ts'
import type { Invariant } from './invariant.ts'

/** Longer than a mail that is tried again waits for its next turn. */
const LONGEST_WAIT_MILLISECONDS = 2 * 60 * 60 * 1000

/**
 * Mails about an order that are the same word for word, the tokens of their links aside; what an operator sends again is
 * marked. Mails of the last fourteen days are there.
 */
export const mailsOnce: Invariant = {
  name: 'mails-once',
  rule: 'no mail about an order went out twice',
  remedy: 'See "mails show <number>", and the log of the mail server around that time.',
  find: (sql, input) =>
    findingsOf(sql, input, {
      checked: raw`select count(*) from outbox where topic = 'mail'`,
      violations: raw`
        with about as (
          select id, mail.* from outbox
          cross join lateral jsonb_to_record(payload) as mail(
            kind text, "to" text, subject text, text text, "orderId" text, again boolean)
          where topic = 'mail' and dead_at is null
        )
        select kind || ' ' || min(id) as object,
          format('written %s times: mails %s', count(*), string_agg(id::text, ', ' order by id)) as found
        from about
        where again is not true
          and kind in ('orderConfirmation', 'paymentFailed', 'orderShipped', 'orderCancelled', 'orderRefunded')
        group by kind, "to", subject, "orderId", md5(regexp_replace(text, '[[:alnum:]_-]{24,}', '', 'g'))
        having count(*) > 1`,
    }),
}

export const messagesSent: Invariant = {
  name: 'messages-sent',
  rule: 'no mail and no news has been waiting for hours',
  remedy: 'See the log for "Housekeeping" and for the mail server; "doctor" asks whether it answers.',
  find: (sql, input) =>
    findingsOf(sql, input, {
      checked: raw`select count(*) from outbox where done_at is null`,
      violations: raw`
        select topic || ' ' || id as object,
          format('due since %s, tried %s times%s', to_char(available_at, 'YYYY-MM-DD HH24:MI'), attempts,
            coalesce(': ' || left(last_error, 120), '')) as found
        from outbox
        where done_at is null and dead_at is null and available_at <> ${moment(HELD)}
          and available_at < ${moment(new Date(input.now.getTime() - LONGEST_WAIT_MILLISECONDS))}`,
    }),
}
