import { CONSENT_GROUPS, CONSENT_SERVICES, servicesOf } from '@shop/domain/privacy/consent-services'
import type { FeatureName } from '@shop/domain/shop/brand'
import type { ShopSetup } from '@shop/domain/shop/shop-setup'
import type { ConsentDefinition } from './consent.ts'

/** Raised when the meaning of a service changes, so that consent is asked for again. */
const EDITION = 2

/** The product version that goes into histories. @see spec §9 "Product version" */
const APP_VERSION = '0.2.0'

/**
 * What this shop asks consent for: the services that are set up and switched on, by their purpose, everything optional
 * off by default. The version names exactly these services: consent is asked for again when a service is added, and
 * never because an editor has corrected a text.
 *
 * Texts are not in it: they are fetched with the banner, and most pages never show one.
 *
 * @see spec §3 "Consent", §4 "Consent"
 */
export function shopConsent(
  features: Pick<Record<FeatureName, boolean>, 'payback' | 'sovendus'>,
  setup: ShopSetup,
): ConsentDefinition {
  const names = servicesOf(features, setup)
  const categories = CONSENT_GROUPS.map((group) => {
    const required = group === 'necessary'
    const services = names
      .filter((name) => CONSENT_SERVICES[name].group === group)
      .map((name) => ({ name, title: name, company: '', text: '', required, attTracking: false }))
    return { group, name: group, title: group, text: '', defaultValue: false, required, services }
  })
  return {
    version: `${EDITION}-${mark(names.join())}`,
    appVersion: APP_VERSION,
    categories: categories.filter(({ services }) => services.length > 0),
  }
}

/** A short name for a list of services; it guards nothing, it only has to differ. */
function mark(text: string): string {
  let sum = 5381
  for (const sign of text) sum = (sum * 33 + (sign.codePointAt(0) ?? 0)) % 2 ** 32
  return sum.toString(36)
}
