import type { Country } from '../market/markets.ts'
import { PAYMENT_METHODS_IN_ORDER, paymentMethod } from '../payment/payment-method.ts'
import type { Shop } from '../shop/shop.ts'
import type { ShopSetup } from '../shop/shop-setup.ts'
import { CONSENT_SERVICES, type ConsentGroup, type ServiceName, servicesOf } from './consent-services.ts'

export type PrivacyLaw = 'gdpr' | 'fadp'

/** Which act names the grounds of processing. */
export const PRIVACY_LAW = {
  DE: 'gdpr',
  AT: 'gdpr',
  FR: 'gdpr',
  BE: 'gdpr',
  NL: 'gdpr',
  CH: 'fadp',
} as const satisfies Record<Country, PrivacyLaw>

/** Why something may be processed. @see Regulation (EU) 2016/679 art. 6(1); DSG art. 31 */
export type LegalBasis = 'contract' | 'consent' | 'interest' | 'law'

/** Kinds of recipients that have no name here, because every shop chooses its own. */
export type RecipientKind =
  | 'host'
  | 'carrier'
  | 'paymentService'
  | 'creditAgency'
  | 'mailService'
  | 'errorService'
  | 'authorities'

/** A company that gets data, and the countries they go to, as ISO codes. */
export type Partner = { name: string; countries: readonly string[] }

/** Where partners process; a service without a row would go unnamed, so the compiler asks for it. */
const PARTNER_COUNTRIES = {
  'econda GmbH': ['DE'],
  'Google Ireland Ltd.': ['IE', 'US'],
  'Bloomreach B.V.': ['NL'],
  'PAYBACK GmbH': ['DE'],
  'Sovendus GmbH': ['DE'],
  'Vimeo.com, Inc.': ['US'],
  'OpenStreetMap Foundation': ['GB'],
  'Meta Platforms Ireland Ltd.': ['IE', 'US'],
  'Klarna Bank AB (publ)': ['SE'],
  'Adyen N.V.': ['NL'],
} as const

type NamedCompany = NonNullable<(typeof CONSENT_SERVICES)[ServiceName]['company']>
const countriesOf: Readonly<Record<NamedCompany, readonly string[]>> &
  Readonly<Record<string, readonly string[]>> = PARTNER_COUNTRIES

/** What a shop has beyond its brand: whom it sends data to. */
export type OutsideServices = {
  /** Who takes the money; null where nobody is set up. */
  paymentProvider: string | null
  /** A mail server that is not the shop's own. */
  mailServer: boolean
  /** An error service that reports go to. */
  errorService: boolean
  /** A programme that credits points: numbers of its members are asked for. */
  loyaltyProgramme: boolean
}

export const PURPOSES = [
  'visit',
  'basket',
  'order',
  'payment',
  'credit',
  'account',
  'giftList',
  'loyalty',
  'savedCard',
  'afterSales',
  'review',
  'reviewReport',
  'reviewInvitation',
  'question',
  'reservation',
  'reminder',
  'contact',
  'newsletter',
  'security',
  'officeLog',
  'consentRecord',
  'quality',
  'history',
  'analytics',
  'marketing',
  'voucherPartner',
  'external',
] as const
export type Purpose = (typeof PURPOSES)[number]

/** One purpose as a shop has it. */
export type Processing = {
  purpose: Purpose
  basis: readonly LegalBasis[]
  recipients: readonly RecipientKind[]
  partners: readonly Partner[]
}

type Rule = Pick<Processing, 'basis' | 'recipients'> & {
  /** Services whose companies get data; the purpose is there where one of them is. */
  services?: readonly ServiceName[]
}

const groupOf = (group: ConsentGroup, ...besides: ServiceName[]): ServiceName[] =>
  (Object.keys(CONSENT_SERVICES) as ServiceName[]).filter(
    (name) => CONSENT_SERVICES[name].group === group && !besides.includes(name),
  )

const RULES: Readonly<Record<Purpose, Rule>> = {
  visit: { basis: ['interest'], recipients: ['host'] },
  basket: { basis: ['contract'], recipients: ['host'] },
  order: { basis: ['contract', 'law'], recipients: ['host', 'carrier', 'mailService', 'authorities'] },
  payment: { basis: ['contract'], recipients: ['paymentService'] },
  credit: { basis: ['contract', 'interest'], recipients: ['creditAgency'] },
  account: { basis: ['contract'], recipients: ['host', 'mailService'] },
  giftList: { basis: ['contract'], recipients: ['host', 'carrier', 'mailService'] },
  loyalty: { basis: ['contract'], recipients: ['host'] },
  savedCard: { basis: ['consent'], recipients: ['host', 'paymentService'] },
  afterSales: { basis: ['law', 'contract'], recipients: ['host', 'carrier', 'mailService'] },
  review: { basis: ['interest'], recipients: ['host'] },
  reviewReport: { basis: ['law'], recipients: ['host', 'mailService'] },
  reviewInvitation: { basis: ['consent'], recipients: ['host', 'mailService'] },
  question: { basis: ['interest'], recipients: ['host', 'mailService'] },
  reservation: { basis: ['contract'], recipients: ['host', 'mailService'] },
  reminder: { basis: ['consent'], recipients: ['host', 'mailService'] },
  contact: { basis: ['contract', 'interest'], recipients: ['host', 'mailService'] },
  newsletter: { basis: ['consent'], recipients: ['host', 'mailService'] },
  security: { basis: ['interest'], recipients: ['host'] },
  officeLog: { basis: ['interest'], recipients: ['host'] },
  consentRecord: { basis: ['law'], recipients: ['host'] },
  quality: { basis: ['consent'], recipients: ['host', 'errorService'], services: groupOf('quality') },
  history: { basis: ['consent'], recipients: [], services: ['history', 'campaignMemory'] },
  analytics: { basis: ['consent'], recipients: [], services: groupOf('analytics') },
  marketing: {
    basis: ['consent'],
    recipients: [],
    services: groupOf('marketing', 'history', 'campaignMemory', 'voucherPartner'),
  },
  voucherPartner: { basis: ['consent'], recipients: [], services: ['voucherPartner'] },
  external: { basis: ['consent'], recipients: [], services: groupOf('external') },
}

type NoticeShop = Pick<Shop, 'features' | 'giftOccasions' | 'reviewInvitations' | 'market'>

/**
 * What a shop does with data of people, purpose by purpose, with the recipients that it has really set up.
 *
 * @see Regulation (EU) 2016/679 art. 13; DSG art. 19; eu-duties C-35
 */
export function processingOf(
  { features, giftOccasions, reviewInvitations, market }: NoticeShop,
  setup: ShopSetup | null,
  outside: OutsideServices,
): Processing[] {
  const services = setup === null ? [] : servicesOf(features, setup)
  const lenders = lendersIn(market.country)
  const isThere: Partial<Record<Purpose, boolean>> = {
    credit: lenders !== null,
    loyalty: features.payback && outside.loyaltyProgramme,
    savedCard: features.savedCards,
    giftList: features.wishlist && giftOccasions.length > 0,
    reviewInvitation: reviewInvitations !== null,
    question: features.questions,
    reservation: features.clickAndReserve,
    consentRecord: setup !== null,
  }
  const named: Partial<Record<Purpose, readonly string[]>> = {
    payment: outside.paymentProvider === null ? [] : [outside.paymentProvider],
    savedCard: outside.paymentProvider === null ? [] : [outside.paymentProvider],
    credit: lenders ?? [],
    loyalty: ['PAYBACK GmbH'],
  }
  return PURPOSES.flatMap((purpose) => {
    const { basis, recipients, services: its } = RULES[purpose]
    const used = its?.filter((name) => services.includes(name))
    if (isThere[purpose] === false || used?.length === 0) return []
    const companies = [
      ...(used ?? []).map((name) => CONSENT_SERVICES[name].company),
      ...(named[purpose] ?? []),
    ]
    const names = [...new Set(companies)].filter((name) => name !== null)
    return {
      purpose,
      basis,
      recipients: recipients.filter((kind) => isSetUp(kind, outside)),
      partners: names.map((name) => ({ name, countries: countriesOf[name] ?? [] })),
    }
  })
}

function isSetUp(kind: RecipientKind, outside: OutsideServices): boolean {
  if (kind === 'mailService') return outside.mailServer
  if (kind === 'errorService') return outside.errorService
  return kind !== 'paymentService' || outside.paymentProvider === null
}

/** Who lends in a country beside the shop itself; null where nothing is lent. */
function lendersIn(country: Country): string[] | null {
  const credits = PAYMENT_METHODS_IN_ORDER.map(paymentMethod).filter(
    ({ isCredit, countries }) => isCredit && countries.includes(country),
  )
  if (credits.length === 0) return null
  return [...new Set(credits.flatMap(({ lender }) => lender ?? []))]
}
