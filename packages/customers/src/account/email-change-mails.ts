import { pagePath } from '@shop/domain/link/page-link'
import type { Shop } from '@shop/domain/shop/shop'
import { EMAIL_CHANGE_STEPS, EMAIL_CONFIRM_HOURS, EMAIL_UNDO_DAYS } from '@shop/domain/user/email-change'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { type Mail, mailBodies } from '@shop/mail/mail'
import { mailSender } from '@shop/mail/mail-sender'

type LinkOf = { to: string; token: string; addressOf: (path: string) => string }

/** Asks the new mailbox whether the account shall have its address. */
export function emailChangeMail(shop: Shop, link: LinkOf): Mail {
  const i18n = localeI18n(shop.locale)
  const subject = i18n.t({ id: 'mail.emailChange.subject', message: 'Neue E-Mail-Adresse bestätigen' })
  return changeMail(shop, link, {
    kind: 'emailChange',
    subject,
    paragraphs: [
      i18n.t({
        id: 'mail.emailChange.text',
        message:
          'Ein Kundenkonto bei {shop} soll künftig diese E-Mail-Adresse haben. Über den Link bestätigen Sie das; er gilt {hours} Stunden. Auch an die bisherige Adresse geht ein Link. Bis dahin bleibt alles, wie es ist.',
        values: { shop: shop.name, hours: EMAIL_CONFIRM_HOURS },
      }),
      i18n.t({
        id: 'mail.emailChange.notMeant',
        message: 'Sie haben das nicht gewünscht? Dann löschen Sie diese Nachricht einfach.',
      }),
    ],
    step: 'confirm',
    label: i18n.t({ id: 'emailChange.confirm', message: 'E-Mail-Adresse bestätigen' }),
  })
}

/** Asks the old mailbox whether the account shall leave it. */
export function emailChangeAskedMail(shop: Shop, { email, ...link }: LinkOf & { email: string }): Mail {
  const i18n = localeI18n(shop.locale)
  const subject = i18n.t({
    id: 'mail.emailChangeAsked.subject',
    message: 'Soll Ihr Konto eine andere E-Mail-Adresse bekommen?',
  })
  return changeMail(shop, link, {
    kind: 'emailChangeAsked',
    subject,
    paragraphs: [
      i18n.t({
        id: 'mail.emailChangeAsked.text',
        message:
          'Für Ihr Kundenkonto bei {shop} wurde eine andere E-Mail-Adresse gewünscht: {email}. Sie gilt erst, wenn beide Adressen das bestätigt haben. Über den Link bestätigen Sie für die bisherige; er gilt {hours} Stunden.',
        values: { shop: shop.name, email: concealed(email), hours: EMAIL_CONFIRM_HOURS },
      }),
      i18n.t({
        id: 'mail.emailChangeAsked.notMeant',
        message:
          'Waren Sie das nicht? Dann kennt jemand Ihr Passwort: Bestätigen Sie nichts, und ändern Sie es gleich.',
      }),
    ],
    step: 'confirm',
    label: i18n.t({ id: 'emailChange.confirm', message: 'E-Mail-Adresse bestätigen' }),
  })
}

/** Asks the new mailbox alone: customer service has made sure whose account it is, and the old one is lost. */
export function deskEmailChangeMail(shop: Shop, link: LinkOf): Mail {
  const i18n = localeI18n(shop.locale)
  const subject = i18n.t({ id: 'mail.emailChange.subject', message: 'Neue E-Mail-Adresse bestätigen' })
  return changeMail(shop, link, {
    kind: 'emailChange',
    subject,
    paragraphs: [
      i18n.t({
        id: 'mail.emailChange.byDesk',
        message:
          'Ein Kundenkonto bei {shop} soll künftig diese E-Mail-Adresse haben; so hat es der Kundenservice auf Wunsch vorgemerkt. Über den Link bestätigen Sie das; er gilt {hours} Stunden, und vorher bleibt alles, wie es ist. Danach gelten das bisherige Passwort und die Passkeys nicht mehr, und auf anderen Geräten endet die Anmeldung: Melden Sie sich mit der neuen Adresse und einem Code per E-Mail an, und legen Sie dabei ein neues Passwort fest.',
        values: { shop: shop.name, hours: EMAIL_CONFIRM_HOURS },
      }),
      i18n.t({
        id: 'mail.emailChange.notMeant',
        message: 'Sie haben das nicht gewünscht? Dann löschen Sie diese Nachricht einfach.',
      }),
    ],
    step: 'confirm',
    label: i18n.t({ id: 'emailChange.confirm', message: 'E-Mail-Adresse bestätigen' }),
  })
}

/** Tells the old mailbox what customer service was asked for: whoever still reads it can object. */
export function deskEmailChangeNoteMail(
  shop: Shop,
  { to, email }: Pick<LinkOf, 'to'> & { email: string },
): Mail {
  const i18n = localeI18n(shop.locale)
  const subject = i18n.t({
    id: 'mail.emailChangeAsked.byDeskSubject',
    message: 'Ihr Konto bekommt eine andere E-Mail-Adresse',
  })
  const bodies = mailBodies({
    subject,
    paragraphs: [
      i18n.t({
        id: 'mail.emailChangeAsked.byDesk',
        message:
          'Der Kundenservice hat für Ihr Kundenkonto bei {shop} auf Wunsch eine andere E-Mail-Adresse vorgemerkt: {email}. Sobald sie von dort aus bestätigt ist, gilt sie. Mehr ist nicht zu tun.',
        values: { shop: shop.name, email: concealed(email) },
      }),
      i18n.t({
        id: 'mail.emailChangeAsked.byDeskNotMeant',
        message: 'Haben Sie das nicht gewünscht? Dann antworten Sie bitte gleich auf diese E-Mail.',
      }),
    ],
    sender: mailSender(shop),
  })
  return { kind: 'emailChangeAsked', to, locale: shop.locale, subject, ...bodies }
}

/** Tells the old mailbox that it has lost the account, and how it gets it back. */
export function emailChangedMail(shop: Shop, { email, ...link }: LinkOf & { email: string }): Mail {
  const i18n = localeI18n(shop.locale)
  const subject = i18n.t({ id: 'mail.emailChanged.subject', message: 'Ihre E-Mail-Adresse wurde geändert' })
  return changeMail(shop, link, {
    kind: 'emailChanged',
    subject,
    paragraphs: [
      i18n.t({
        id: 'mail.emailChanged.text',
        message:
          'Ihr Kundenkonto bei {shop} hat jetzt eine andere E-Mail-Adresse: {email}. An diese hier schicken wir nichts mehr, was das Konto angeht.',
        values: { shop: shop.name, email: concealed(email) },
      }),
      i18n.t({
        id: 'mail.emailChanged.undo',
        message:
          'Waren Sie das nicht? Über den Link bekommen Sie das Konto in den nächsten {days} Tagen zurück: Diese Adresse gilt dann wieder, alle Geräte werden abgemeldet, und Sie legen ein neues Passwort fest.',
        values: { days: EMAIL_UNDO_DAYS },
      }),
    ],
    step: 'undo',
    label: i18n.t({ id: 'emailChange.undo', message: 'Änderung rückgängig machen' }),
  })
}

type ChangeMail = {
  kind: 'emailChange' | 'emailChangeAsked' | 'emailChanged'
  subject: string
  paragraphs: string[]
  /** What the link does, and what it is called. */
  step: keyof typeof EMAIL_CHANGE_STEPS
  label: string
}

function changeMail(
  shop: Shop,
  { to, token, addressOf }: LinkOf,
  { kind, subject, paragraphs, step, label }: ChangeMail,
): Mail {
  const address = `${addressOf(pagePath('emailChange'))}#${EMAIL_CHANGE_STEPS[step]}=${token}`
  const bodies = mailBodies({ subject, paragraphs, link: { label, address }, sender: mailSender(shop) })
  return { kind, to, locale: shop.locale, subject, ...bodies }
}

/** `a…@example.org`: whoever has the old mailbox by now need not learn the new address. */
function concealed(email: string): string {
  return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`
}
