import type { LocalisedRecall } from '@shop/api-client/contract/recalls'
import { pagePath } from '@shop/domain/link/page-link'
import { dayFormat } from '@shop/domain/market/day-format'
import type { Order } from '@shop/domain/order/order'
import type { Shop } from '@shop/domain/shop/shop'
import { localeI18n } from '@shop/i18n/locale-i18n'
import {
  passOn,
  recalledPieces,
  recalledVariant,
  recallHeading,
  recallHeadings,
  recallRemedies,
  recallTitle,
  stopUsing,
} from '@shop/i18n/recall-words'
import { type Mail, mailBodies } from '@shop/mail/mail'
import { mailPicture } from '@shop/mail/mail-picture'
import { mailSender } from '@shop/mail/mail-sender'
import { greeting } from './greeting.ts'

type RecallMailInput = {
  recall: LocalisedRecall
  to: string
  customer: Order['customer']
  orderNumbers: readonly string[]
  /** The page of the newest of these orders, with a token. */
  orderPage: string
  addressOf: (path: string) => string
}

/**
 * Tells a buyer of a recall, in the parts and the order of the Union's template: heading, product with picture, hazard,
 * what to do, remedies, contact.
 *
 * @see Regulation (EU) 2023/988 art. 36; Implementing Regulation (EU) 2024/1435
 */
export function recallMail(shop: Shop, input: RecallMailInput): Mail {
  const { recall, to, customer, orderNumbers, orderPage, addressOf } = input
  const i18n = localeI18n(shop.locale)
  const words = recallHeadings(i18n)
  const remedies = recallRemedies(i18n, recall)
  const { contact } = recall
  const subject = recallTitle(i18n, recall.headline)
  const bodies = mailBodies({
    subject,
    title: recallHeading(i18n),
    paragraphs: [
      greeting(i18n, customer),
      i18n.t({
        id: 'mail.recall.bought',
        message: 'ein Produkt, das Sie bei {shop} gekauft haben, wird zurückgerufen: {headline}',
        values: { shop: shop.name, headline: recall.headline },
      }),
    ],
    isUnsigned: true,
    picture: mailPicture(recall.products.find(({ image }) => image !== null)?.image, {
      page: orderPage,
      place: 'subject',
    }),
    rows: [
      {
        label: i18n.t({ id: 'mail.order', message: 'Bestellung' }),
        value: orderNumbers.join(', '),
      },
    ],
    link: {
      label: i18n.t({ id: 'mail.recall.toNotice', message: 'Rückruf ansehen' }),
      address: addressOf(pagePath('recalls')),
    },
    furtherLinks: [
      { label: i18n.t({ id: 'mail.viewOrder', message: 'Bestellung ansehen' }), address: orderPage },
    ],
    sections: [
      { title: words.product, lines: productLines(recall, shop) },
      { title: words.hazard, lines: [recall.hazard] },
      { title: words.whatToDo, lines: [stopUsing(i18n), recall.whatToDo] },
      {
        title: remedies.title,
        lines: [...remedies.names, ...(remedies.reason === null ? [] : [remedies.reason])],
      },
      {
        title: words.contact,
        lines: [contact.email, ...(contact.phone === null ? [] : [contact.phone]), passOn(i18n)],
      },
    ],
    sender: mailSender(shop),
  })
  return { kind: 'recall', to, locale: shop.locale, subject, ...bodies, replyTo: contact.email }
}

function productLines(recall: LocalisedRecall, { locale, market, name: shop }: Shop): string[] {
  const day = dayFormat(market, { dateStyle: 'long', timeZone: 'UTC' })
  const pieces = recalledPieces(localeI18n(locale), recall, {
    shop,
    date: (iso) => day.format(new Date(iso)),
  })
  const products = recall.products.flatMap(({ brand, name, variants }) => [
    `${brand} ${name}`,
    ...variants.map(recalledVariant),
  ])
  return [...products, ...pieces]
}
