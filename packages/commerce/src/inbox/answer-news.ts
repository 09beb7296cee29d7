import { contactAnswerMail } from '@shop/customers/contact/contact-answer-mail'
import type { Database, Sql } from '@shop/engine/db/database'
import type { MailingShop } from '@shop/mail/mailing-shop'
import { putMail, putNews } from '@shop/mail/outbox/outbox-store'
import { sendDueMessages } from '@shop/mail/outbox/outbox-worker'
import * as v from 'valibot'
import { factsOf } from './inbox-row.ts'
import { sourceNumbered } from './inbox-source-store.ts'

const TOPIC = 'inboxAnswer'
const AnswerNews = v.object({ number: v.string(), text: v.string() })
type News = v.InferOutput<typeof AnswerNews>

/** Notes an answer in the transaction that gives it; it becomes a mail where the words of the brand are known. */
export async function putAnswerNews(sql: Sql, news: News, now: Date): Promise<void> {
  await putNews(sql, TOPIC, news, now)
}

/** Writes the mail of every answer, each exactly once. @see docs/office.md */
export async function sendAnswerNews(
  database: Database,
  shops: readonly MailingShop[],
  now: Date,
): Promise<void> {
  await sendDueMessages(database, {
    topic: TOPIC,
    now,
    send: (sql, payload) => sendMail(sql, { shops, news: v.parse(AnswerNews, payload), now }),
  })
}

type AnswerInput = { shops: readonly MailingShop[]; news: News; now: Date }

async function sendMail(sql: Sql, { shops, news: { number, text }, now }: AnswerInput): Promise<void> {
  const source = await sourceNumbered(sql, number)
  if (source === null) return
  const { locale, name, email } = factsOf(source)
  const mailing = shops.find(({ shop }) => shop.locale === locale)
  // Whoever was forgotten meanwhile has no address left.
  if (mailing === undefined || email === '') return
  await putMail(sql, contactAnswerMail(mailing.shop, { to: email, number, name, text }), now)
}
