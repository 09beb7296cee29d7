import { REMOVAL_GROUNDS } from '@shop/domain/review/review-report'
import type { Database, Sql } from '@shop/engine/db/database'
import type { MailingShop } from '@shop/mail/mailing-shop'
import { putMail, putNews } from '@shop/mail/outbox/outbox-store'
import { sendDueMessages } from '@shop/mail/outbox/outbox-worker'
import * as v from 'valibot'
import { reportDecidedMail, reviewRemovedMail } from './report-mails.ts'
import { lockReport, reviewAuthor } from './report-store.ts'

const TOPIC = 'reviewNews'
const ReviewNews = v.variant('kind', [
  v.object({ kind: v.literal('decided'), number: v.string() }),
  v.object({
    kind: v.literal('removed'),
    reviewId: v.string(),
    why: v.string(),
    ground: v.picklist(REMOVAL_GROUNDS),
    isReported: v.boolean(),
  }),
])
type News = v.InferOutput<typeof ReviewNews>
type Removed = Extract<News, { kind: 'removed' }>

/** Notes a decision in the transaction that makes it; it becomes a mail where the brand is known. */
export async function putReviewNews(sql: Sql, news: News, now: Date): Promise<void> {
  await putNews(sql, TOPIC, news, now)
}

/** Writes the mails of every decision about a review, each exactly once. @see eu-duties C-48 */
export async function sendReviewNews(
  database: Database,
  shops: readonly MailingShop[],
  now: Date,
): Promise<void> {
  await sendDueMessages(database, {
    topic: TOPIC,
    now,
    send: (sql, payload) => {
      const news = v.parse(ReviewNews, payload)
      return news.kind === 'decided'
        ? writeToReporter(sql, shops, { number: news.number, now })
        : writeToAuthor(sql, shops, { news, now })
    },
  })
}

type ReporterNews = { number: string; now: Date }

async function writeToReporter(sql: Sql, shops: readonly MailingShop[], { number, now }: ReporterNews) {
  const report = await lockReport(sql, number)
  const about = report && (await reviewAuthor(sql, report.reviewId))
  const shop = shops.find((mailing) => mailing.shop.locale === report?.locale)?.shop
  // Whoever was erased meanwhile, or never said who they are, cannot be written to.
  if (!report || !about || !shop || report.email === '' || report.why === null) return
  const mail = reportDecidedMail(shop, {
    to: report.email,
    number,
    productName: about.productName[shop.market.language],
    isRemoved: report.state === 'removed',
    why: report.why,
  })
  await putMail(sql, mail, now)
}

type AuthorNews = { news: Removed; now: Date }

async function writeToAuthor(sql: Sql, shops: readonly MailingShop[], { news, now }: AuthorNews) {
  const about = await reviewAuthor(sql, news.reviewId)
  if (about === null || about.email === null) return
  const { review, productName, email } = about
  const shop = (
    shops.find((mailing) => mailing.shop.locale === review.locale) ??
    shops.find((mailing) => mailing.shop.market.language === review.language)
  )?.shop
  if (shop === undefined) return
  const { why, ground, isReported } = news
  const mail = { to: email, productName: productName[shop.market.language], why, ground, isReported }
  await putMail(sql, reviewRemovedMail(shop, mail), now)
}
