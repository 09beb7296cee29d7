import { LOCALES } from '@shop/domain/market/markets'
import type { Database } from '@shop/engine/db/database'
import * as v from 'valibot'
import { MAIL_KINDS } from '../mail.ts'
import { type MailCarrier, MailRefused, MailServerAway } from '../mail-carrier.ts'
import { type ClaimedMail, claimMail, mailDelivered, mailFailed, mailGivenUp } from './due-mail-store.ts'

/** Longer than any carrier takes for one mail. */
const LEASE_MILLISECONDS = 5 * 60 * 1000
const FIRST_WAIT_MILLISECONDS = 20_000
const LONGEST_WAIT_MILLISECONDS = 60 * 60 * 1000
/** About two days, an hour apart in the end; later a mail would come too late anyway. */
const LAST_ATTEMPT = 55
/** Housekeeping has other things to do: what is left goes out with its next round. */
const ROUND_MILLISECONDS = 20_000

const MailPayload = v.object({
  kind: v.picklist(MAIL_KINDS),
  to: v.string(),
  locale: v.picklist(LOCALES),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  replyTo: v.exactOptional(v.string()),
  unsubscribe: v.exactOptional(v.string()),
})

/**
 * Sends every due mail, each claimed, sent and marked by itself: a process that dies leaves at most one mail that may
 * arrive twice. Many processes may run at once, each takes other mails; one that fails delays no other and is retried
 * with growing intervals for two days. One that is refused for good is given up at once; while the mail server is away,
 * the others wait for the next round. Returns how many were sent.
 */
export async function deliverMails(database: Database, carrier: MailCarrier, now: Date): Promise<number> {
  const { sql } = database
  const until = new Date(now.getTime() + LEASE_MILLISECONDS)
  const problems: unknown[] = []
  let delivered = 0
  const begun = performance.now()
  while (performance.now() - begun < ROUND_MILLISECONDS) {
    const claimed = await claimMail(sql, { now, until })
    if (claimed === null) break
    try {
      await carrier.carry(sql, { ...v.parse(MailPayload, claimed.payload), key: claimed.key }, now)
    } catch (problem) {
      problems.push(problem)
      if (isHopeless(problem, claimed)) await mailGivenUp(sql, claimed, { error: problem, now })
      else await mailFailed(sql, claimed, { error: problem, dueAt: nextTry(claimed, now) })
      if (problem instanceof MailServerAway) break
      continue
    }
    await mailDelivered(sql, claimed, now)
    delivered += 1
  }
  if (problems.length > 0) throw new AggregateError(problems, `${problems.length} mails could not be sent.`)
  return delivered
}

function nextTry({ attempts }: ClaimedMail, now: Date): Date {
  const wait = Math.min(FIRST_WAIT_MILLISECONDS * 2 ** (attempts - 1), LONGEST_WAIT_MILLISECONDS)
  return new Date(now.getTime() + wait)
}

/** Refused for good, tried for too long, or written by a version of the shop that can no longer be read. */
function isHopeless(problem: unknown, { attempts }: ClaimedMail): boolean {
  return problem instanceof MailRefused || problem instanceof v.ValiError || attempts >= LAST_ATTEMPT
}
