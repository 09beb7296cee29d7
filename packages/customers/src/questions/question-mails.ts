import type { DeclineReason } from '@shop/domain/question/question'
import { type I18n, localeI18n } from '@shop/i18n/locale-i18n'
import { type Mail, mailBodies } from '@shop/mail/mail'
import { mailSender } from '@shop/mail/mail-sender'
import type { MailingShop } from '@shop/mail/mailing-shop'
import { greeting } from '../contact/greeting.ts'
import { paragraphsOf } from '../contact/paragraphs-of.ts'
import { whoDecided } from '../contact/who-decided.ts'

type Asked = { to: string; name: string; question: string; product: { name: string; path: string } }

export type AnsweredQuestion = Asked & { answer: string }
export type DeclinedQuestion = Asked & {
  reason: DeclineReason
  /** What the shop adds in its own words; may be empty. */
  why: string
}

/** Where the panel of questions stands on the page of a product. */
const PANEL = '#fragen'

/** The one mail about a question: what the shop has answered, and where it stands. It asks for nothing and offers nothing. */
export function questionAnsweredMail({ shop, addressOf }: MailingShop, answered: AnsweredQuestion): Mail {
  const i18n = localeI18n(shop.locale)
  const { to, name, question, answer, product } = answered
  const subject = i18n.t({
    id: 'mail.questionAnswered.subject',
    message: 'Antwort auf Ihre Frage: {product}',
    values: { product: product.name },
  })
  const bodies = mailBodies({
    subject,
    paragraphs: [
      greeting(i18n, name),
      asked(i18n, question),
      i18n.t({ id: 'mail.questionAnswered.answer', message: 'Unsere Antwort:' }),
      ...paragraphsOf(answer),
      i18n.t({
        id: 'mail.questionAnswered.public',
        message:
          'Frage und Antwort stehen jetzt auf der Seite des Artikels. Ihre E-Mail-Adresse haben wir von der Frage gelöscht: Dazu kommt keine weitere Nachricht.',
      }),
    ],
    link: {
      label: i18n.t({ id: 'mailLink.close', message: 'Zum Artikel' }),
      address: `${addressOf(product.path)}${PANEL}`,
    },
    sender: mailSender(shop),
  })
  return { kind: 'questionAnswered', to, locale: shop.locale, subject, ...bodies }
}

/** Says that a question is not shown, and why. @see Regulation (EU) 2022/2065 art. 17 */
export function questionDeclinedMail({ shop, addressOf }: MailingShop, declined: DeclinedQuestion): Mail {
  const i18n = localeI18n(shop.locale)
  const { to, name, question, product, reason, why } = declined
  const subject = i18n.t({
    id: 'mail.questionDeclined.subject',
    message: 'Ihre Frage zu {product}',
    values: { product: product.name },
  })
  const bodies = mailBodies({
    subject,
    paragraphs: [
      greeting(i18n, name),
      asked(i18n, question),
      i18n.t({
        id: 'mail.questionDeclined.what',
        message: 'Wir haben die Frage gelesen und zeigen sie nicht auf der Seite des Artikels.',
      }),
      declineWords(i18n, reason),
      ...paragraphsOf(why),
      ...whoDecided(i18n),
    ],
    link: {
      label: i18n.t({ id: 'mailLink.close', message: 'Zum Artikel' }),
      address: addressOf(product.path),
    },
    sender: mailSender(shop),
  })
  return { kind: 'questionDeclined', to, locale: shop.locale, subject, ...bodies }
}

function declineWords(i18n: I18n, reason: DeclineReason): string {
  switch (reason) {
    case 'answered':
      return i18n.t({
        id: 'mail.questionDeclined.answered',
        message: 'Der Grund: Die Antwort steht schon dort, bei einer anderen Frage oder in der Beschreibung.',
      })
    case 'ownOrder':
      return i18n.t({
        id: 'mail.questionDeclined.ownOrder',
        message:
          'Der Grund: Sie betrifft eine einzelne Bestellung. Dabei hilft Ihnen unser Kundenservice; antworten Sie dafür einfach auf diese E-Mail.',
      })
    case 'unrelated':
      return i18n.t({
        id: 'mail.questionDeclined.unrelated',
        message: 'Der Grund: Sie handelt nicht von diesem Artikel.',
      })
    case 'personal':
      return i18n.t({
        id: 'mail.questionDeclined.personal',
        message: 'Der Grund: Sie enthält persönliche Angaben, die nicht öffentlich sein sollten.',
      })
    case 'rules':
      return i18n.t({
        id: 'mail.questionDeclined.rules',
        message: 'Der Grund: Sie verstößt gegen ein Gesetz oder gegen unsere AGB.',
      })
  }
}

function asked(i18n: I18n, question: string): string {
  return i18n.t({
    id: 'mail.questionAnswered.asked',
    message: 'Sie haben gefragt: „{question}“',
    values: { question: question.replaceAll(/\s+/g, ' ') },
  })
}
