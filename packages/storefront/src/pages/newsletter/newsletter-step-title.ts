import type { I18n } from '@lingui/core'
import type { NewsletterStep } from '@shop/domain/link/newsletter-steps'

/** The headline of a step; apart from the route, which every page has with it. */
export function newsletterStepTitle(i18n: I18n, step: NewsletterStep): string {
  switch (step) {
    case 'bestaetigen':
      return i18n.t({ id: 'newsletter.confirmTitle', message: 'Newsletter abonnieren?' })
    case 'bestaetigt':
      return i18n.t({ id: 'newsletter.confirmedTitle', message: 'Der Newsletter kommt' })
    case 'abmelden':
      return i18n.t({ id: 'newsletter.leaveTitle', message: 'Vom Newsletter abmelden?' })
    case 'abgemeldet':
      return i18n.t({ id: 'newsletter.leftTitle', message: 'Sie sind abgemeldet' })
    case 'abgelaufen':
      return i18n.t({ id: 'newsletter.expiredTitle', message: 'Dieser Link gilt nicht mehr' })
  }
}
