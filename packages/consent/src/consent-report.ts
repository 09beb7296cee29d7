import { type Consent, statuses } from './consent.ts'

/** What the shopper did with the banner. */
export type ConsentAction = 'acceptAll' | 'defaults' | 'denyAll' | 'save'

/** Body of `POST /rum/consent/`. @see spec §7 */
export type ConsentReport = {
  action: ConsentAction
  shopId: number
  href: string
  version: string
  consents: Record<string, boolean>
}

/** The report of a decision. @see spec §7 "/rum/consent/" */
export function consentReport(
  action: ConsentAction,
  consent: Consent,
  { shopId, href }: Pick<ConsentReport, 'shopId' | 'href'>,
): ConsentReport {
  return { action, shopId, href, version: consent.version, consents: statuses(consent) }
}
