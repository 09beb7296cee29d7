import { NEWSLETTER_STEPS, type NewsletterStep } from '@shop/domain/link/newsletter-steps'

export function isNewsletterStep(word: string): word is NewsletterStep {
  return NEWSLETTER_STEPS.some((step) => step === word)
}
