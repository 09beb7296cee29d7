/** The pages that the links of a newsletter lead to, as their addresses name them. @see product §3 */
export const NEWSLETTER_STEPS = ['bestaetigen', 'bestaetigt', 'abmelden', 'abgemeldet', 'abgelaufen'] as const

export type NewsletterStep = (typeof NEWSLETTER_STEPS)[number]
