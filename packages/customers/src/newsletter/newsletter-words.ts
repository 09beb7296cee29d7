/**
 * Which words are agreed to by asking for the newsletter: what comes, how often, how it ends. It changes with the
 * messages `newsletter.text`, `newsletter.note` and `register.newsletterHint`, and is written into every proof.
 */
export const NEWSLETTER_WORDS = '2026-11-22'
