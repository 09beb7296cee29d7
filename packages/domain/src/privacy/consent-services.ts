import type { FeatureName } from '../shop/brand.ts'
import type { ShopSetup } from '../shop/shop-setup.ts'

/** Groups of services by purpose, in the order in which the banner names them. */
export const CONSENT_GROUPS = ['necessary', 'quality', 'analytics', 'marketing', 'external'] as const
export type ConsentGroup = (typeof CONSENT_GROUPS)[number]

/**
 * Every service that a shop may ask consent for, with its purpose and the name that shoppers know it by. `company` is
 * null for what stays in the shop itself.
 *
 * @see spec §3 "Consent"; docs/adr/0019
 */
export const CONSENT_SERVICES = {
  shop: { group: 'necessary', title: null, company: null },
  metrics: { group: 'quality', title: null, company: null },
  errorReports: { group: 'quality', title: null, company: null },
  econda: { group: 'analytics', title: 'econda Analytics', company: 'econda GmbH' },
  econdaStorage: { group: 'analytics', title: 'econda Analytics Storage', company: 'econda GmbH' },
  googleAnalytics: { group: 'analytics', title: 'Google Analytics', company: 'Google Ireland Ltd.' },
  googleAds: { group: 'marketing', title: 'Google Ads', company: 'Google Ireland Ltd.' },
  recommendations: { group: 'marketing', title: 'Bloomreach', company: 'Bloomreach B.V.' },
  paybackStorage: { group: 'marketing', title: 'PAYBACK', company: 'PAYBACK GmbH' },
  history: { group: 'marketing', title: null, company: null },
  campaignMemory: { group: 'marketing', title: null, company: null },
  voucherPartner: { group: 'marketing', title: 'Sovendus', company: 'Sovendus GmbH' },
  youtube: { group: 'external', title: 'YouTube', company: 'Google Ireland Ltd.' },
  vimeo: { group: 'external', title: 'Vimeo', company: 'Vimeo.com, Inc.' },
  googleMaps: { group: 'external', title: 'Google Maps', company: 'Google Ireland Ltd.' },
  openStreetMap: { group: 'external', title: 'OpenStreetMap', company: 'OpenStreetMap Foundation' },
  instagram: { group: 'external', title: 'Instagram', company: 'Meta Platforms Ireland Ltd.' },
} as const satisfies Record<string, { group: ConsentGroup; title: string | null; company: string | null }>

export type ServiceName = keyof typeof CONSENT_SERVICES

const NAMES = Object.keys(CONSENT_SERVICES) as ServiceName[]

/** The services that this shop has: those that are set up and switched on. */
export function servicesOf(
  features: Pick<Record<FeatureName, boolean>, 'payback' | 'sovendus'>,
  setup: ShopSetup,
): ServiceName[] {
  const isThere: Partial<Record<ServiceName, boolean>> = {
    errorReports: setup.errorReports,
    econda: setup.econda,
    econdaStorage: setup.econda,
    googleAnalytics: setup.tagManager !== null,
    googleAds: setup.tagManager !== null,
    recommendations: setup.recommendations,
    paybackStorage: features.payback,
    voucherPartner: features.sovendus && setup.voucherPartner !== null,
  }
  return NAMES.filter((name) => isThere[name] ?? true)
}
