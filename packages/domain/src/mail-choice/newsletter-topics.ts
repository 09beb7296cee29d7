/** What a newsletter may be about; each brand names those that it writes about, in its order. */
export const NEWSLETTER_TOPICS = ['novelties', 'offers', 'guides', 'ages'] as const
export type NewsletterTopic = (typeof NEWSLETTER_TOPICS)[number]

/**
 * The topics that somebody gets of those that a brand offers, in the brand's order. Who never chose gets all of them;
 * what the brand has stopped writing about, or never wrote about, is left out.
 *
 * @see eu-duties C-32
 */
export function topicsOf<Topic extends string>(
  offered: readonly Topic[],
  chosen: readonly string[] | null,
): Topic[] {
  return chosen === null ? [...offered] : offered.filter((topic) => chosen.includes(topic))
}
