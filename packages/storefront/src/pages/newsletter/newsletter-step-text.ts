import type { I18n } from '@lingui/core'
import type { NewsletterStep } from '@shop/domain/link/newsletter-steps'

/** What a step of the newsletter says below its title; apart from the titles, which every page has to know. */
export function newsletterStepText(i18n: I18n, step: NewsletterStep): string {
  switch (step) {
    case 'bestaetigen':
      return i18n.t({
        id: 'newsletter.confirmText',
        message:
          'Neues, Ratgeber und Angebote, höchstens einmal in der Woche. Abmelden können Sie sich jederzeit.',
      })
    case 'bestaetigt':
      return i18n.t({
        id: 'newsletter.confirmedText',
        message: 'Ihre Anmeldung ist bestätigt. In jeder Ausgabe steht ein Link, mit dem Sie sich abmelden.',
      })
    case 'abmelden':
      return i18n.t({
        id: 'newsletter.leaveText',
        message: 'Sie bekommen dann keine Ausgabe mehr. Bestellungen und Konto bleiben, wie sie sind.',
      })
    case 'abgemeldet':
      return i18n.t({
        id: 'newsletter.leftText',
        message: 'Sie bekommen keine Ausgabe mehr. Überlegen Sie es sich anders, abonnieren Sie einfach neu.',
      })
    case 'abgelaufen':
      return i18n.t({
        id: 'newsletter.expiredText',
        message:
          'Er ist zu alt oder schon ersetzt. Abonnieren Sie den Newsletter neu, dann bekommen Sie einen frischen Link.',
      })
  }
}
