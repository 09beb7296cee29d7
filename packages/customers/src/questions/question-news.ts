import type { Database, Sql } from '@shop/engine/db/database'
import type { MailingShop } from '@shop/mail/mailing-shop'
import { putMail, putNews } from '@shop/mail/outbox/outbox-store'
import { sendDueMessages } from '@shop/mail/outbox/outbox-worker'
import * as v from 'valibot'
import { questionAnsweredMail, questionDeclinedMail } from './question-mails.ts'
import { askedProduct, changeQuestion, lockQuestion } from './question-store.ts'

const TOPIC = 'questionNews'
const QuestionNews = v.object({
  number: v.string(),
  /** What was decided; a later decision has news of its own. */
  state: v.picklist(['answered', 'declined']),
  /** What the shop adds to a refusal in its own words. */
  why: v.string(),
})
type News = v.InferOutput<typeof QuestionNews>

/** Notes a decision in the transaction that makes it; it becomes a mail where the brand is known. */
export async function putQuestionNews(sql: Sql, news: News, now: Date): Promise<void> {
  await putNews(sql, TOPIC, news, now)
}

/** Writes the mail about every question that was answered or declined, one for each at most. @see product §9 */
export async function sendQuestionNews(
  database: Database,
  shops: readonly MailingShop[],
  now: Date,
): Promise<void> {
  await sendDueMessages(database, {
    topic: TOPIC,
    now,
    send: (sql, payload) => writeToAsker(sql, { shops, news: v.parse(QuestionNews, payload), now }),
  })
}

type Writing = { shops: readonly MailingShop[]; news: News; now: Date }

/** With its mail the address goes: nobody is written to twice, however often a decision changes. */
async function writeToAsker(sql: Sql, { shops, news, now }: Writing): Promise<void> {
  const { number, why } = news
  const asked = await lockQuestion(sql, number)
  const mailing = shops.find(({ shop }) => shop.locale === asked?.locale)
  if (asked === null || mailing === undefined || asked.email === '') return
  if (asked.state !== news.state) return
  const product = await askedProduct(sql, asked.productId, mailing.shop.market)
  if (product === null) return
  const { email: to, name, question, answer, state, declinedFor } = asked
  if (state === 'answered' && answer !== null)
    await putMail(sql, questionAnsweredMail(mailing, { to, name, question, product, answer }), now)
  else if (state === 'declined' && declinedFor !== null)
    await putMail(
      sql,
      questionDeclinedMail(mailing, { to, name, question, product, reason: declinedFor, why }),
      now,
    )
  else return
  await changeQuestion(sql, number, { email: '' })
}
