import { REVIEW_INVITATION_DAYS } from '@shop/domain/mail-choice/review-invitations'
import type { Shop } from '@shop/domain/shop/shop'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { type Mail, mailBodies } from '@shop/mail/mail'
import { mailChoicesLink } from '@shop/mail/mail-choices-link'
import { mailPicture } from '@shop/mail/mail-picture'
import { mailSender } from '@shop/mail/mail-sender'
import { oneClickWayOut } from '@shop/mail/one-click-way-out'
import type { AskedProduct } from './review-invitation-links.ts'

export type ReviewInvitation = {
  to: string
  firstName: string
  lastName: string
  orderNumber: string
  products: readonly AskedProduct[]
  /** The token that ends such mails. */
  wayOut: string
  addressOf: (path: string) => string
}

/**
 * Asks what somebody thinks of what has arrived. It offers nothing in return and asks for criticism as for praise: an
 * opinion that was paid for, or filtered, would have to say so.
 *
 * @see product §9; eu-duties C-33
 */
export function reviewInvitationMail(shop: Shop, invitation: ReviewInvitation): Mail {
  const { to, firstName, lastName, orderNumber, products, addressOf } = invitation
  const page = products[0]?.page ?? addressOf('/')
  const wayOut = `${page}#keine-bewertung=${invitation.wayOut}`
  const i18n = localeI18n(shop.locale)
  const subject = i18n.t({
    id: 'mail.reviewInvitation.subject',
    message: 'Ihre Meinung zur Bestellung {number}',
    values: { number: orderNumber },
  })
  const review = i18n.t({ id: 'mail.reviewInvitation.link', message: 'Bewerten' })
  const bodies = mailBodies({
    subject,
    paragraphs: [
      i18n.t({
        id: 'mail.greeting',
        message: 'Guten Tag {name},',
        values: { name: `${firstName} ${lastName}` },
      }),
      i18n.t({
        id: 'mail.reviewInvitation.text',
        message:
          'wie macht sich, was Sie bestellt haben? Was Ihnen gefällt und was nicht, hilft anderen bei der Wahl. Lob und Kritik zeigen wir gleichermaßen.',
      }),
      i18n.t({
        id: 'mail.reviewInvitation.how',
        message: 'Der Link öffnet das Formular, ohne Anmeldung, und gilt {days} Tage.',
        values: { days: REVIEW_INVITATION_DAYS },
      }),
    ],
    rows: products.map(({ name, image, review: address }) => ({
      label: name,
      value: review,
      address,
      picture: mailPicture(image, { page, place: 'goods' }),
    })),
    sections: [
      {
        title: i18n.t({ id: 'mail.reviewInvitation.whyTitle', message: 'Warum diese E-Mail?' }),
        lines: [
          i18n.t({
            id: 'mail.reviewInvitation.why',
            message:
              'In Ihrem Kundenkonto steht, dass wir nach der Lieferung um eine Bewertung bitten dürfen. Zu dieser Bestellung fragen wir kein zweites Mal.',
          }),
        ],
      },
    ],
    wayOut: {
      label: i18n.t({ id: 'mail.reviewInvitation.wayOut', message: 'Nicht mehr um Bewertungen bitten' }),
      address: wayOut,
    },
    choices: mailChoicesLink({ shop, addressOf }),
    sender: mailSender(shop),
  })
  const unsubscribe = oneClickWayOut(wayOut, {
    path: '/api/shop/review-invitations/unsubscribe/',
    locale: shop.locale,
  })
  return { kind: 'reviewInvitation', to, locale: shop.locale, subject, unsubscribe, ...bodies }
}
