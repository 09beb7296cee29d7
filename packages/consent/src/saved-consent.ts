import type { Consent, ConsentDefinition } from './consent.ts'

/** How many decisions about a service are kept. @see spec §3, §9 */
export const HISTORY_LENGTH = 3

/**
 * A consent after the shopper has saved it: interacted, dated, and with one more entry in every history.
 *
 * @see spec §4 "Saving marks userInteracted"
 */
export function savedConsent(
  consent: Consent,
  { version, appVersion }: Pick<ConsentDefinition, 'version' | 'appVersion'>,
  now: number,
): Consent {
  const categories = consent.categories.map((category) => ({
    ...category,
    services: category.services.map((service) => {
      const entry = { status: service.status, timestamp: now, consentVersion: version, appVersion }
      return { ...service, history: [...service.history, entry].slice(-HISTORY_LENGTH) }
    }),
  }))
  return { version, appVersion, userInteracted: true, timestamp: now, categories }
}
