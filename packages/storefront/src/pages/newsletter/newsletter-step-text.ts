import type { I18n } from '@lingui/core'
import type { NewsletterStep } from '@shop/domain/link/newsletter-steps'

/** What a step of the newsletter says below its title; apart from the titles, which every page has to know. */
export function newsletterStepText(i18n: I18n, step: NewsletterStep): string {
  switch (step) {
    case 'bestaetigen':
      return i18n.t({
        id: 'newsletter.confirmText',
        message: 'Neues, Ratgeber und Angebote, höchstens einmal in der Woche. Abbestellen geht jederzeit.',
      })
    case 'bestaetigt':
      return i18n.t({
        id: 'newsletter.confirmedText',
        message: 'Die Anmeldung ist bestätigt. In jeder Ausgabe steht ein Link, der sie beendet.',
      })
    case 'abmelden':
      return i18n.t({
        id: 'newsletter.leaveText',
        message:
          'An diese Adresse kommt dann keine Ausgabe mehr. Bestellungen und Konto bleiben, wie sie sind.',
      })
    case 'abgemeldet':
      return i18n.t({
        id: 'newsletter.leftText',
        message:
          'An diese Adresse kommt keine Ausgabe mehr. Wer es sich anders überlegt, bestellt einfach neu.',
      })
    case 'abgelaufen':
      return i18n.t({
        id: 'newsletter.expiredText',
        message:
          'Er ist zu alt oder schon ersetzt. Den Newsletter neu bestellen, dann kommt ein frischer Link.',
      })
  }
}
