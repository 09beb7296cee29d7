import type { Country, Language, Market } from '../market/markets.ts'

/** Everybody who brings our parcels and furniture. */
export const CARRIER_KEYS = [
  'dhl',
  'hermes',
  'dpd',
  'austrian-post',
  'swiss-post',
  'colissimo',
  'chronopost',
  'bpost',
  'postnl',
  'rhenus',
  'gebrueder-weiss',
  'planzer',
  'geodis',
  'dynalogic',
] as const
export type CarrierKey = (typeof CARRIER_KEYS)[number]

/** A carrier as shoppers know it. */
export type Carrier = { key: CarrierKey; name: string }

/** One line each; a name that a country says in two languages has both. */
const NAMES: Record<CarrierKey, string | Record<Language, string>> = {
  dhl: 'DHL',
  hermes: 'Hermes',
  dpd: 'DPD',
  'austrian-post': 'Österreichische Post',
  'swiss-post': { de: 'Die Post', fr: 'La Poste', nl: 'Die Post' },
  colissimo: 'Colissimo',
  chronopost: 'Chronopost',
  bpost: 'bpost',
  postnl: 'PostNL',
  rhenus: 'Rhenus',
  'gebrueder-weiss': 'Gebrüder Weiss',
  planzer: 'Planzer',
  geodis: 'Geodis',
  dynalogic: 'Dynalogic',
}

type CountryCarriers = {
  /** The usual one first. */
  parcel: readonly CarrierKey[]
  /** Brings what fits no parcel. */
  freight: CarrierKey
  /** The carrier whose lockers need a customer number; null where there are none. */
  locker: CarrierKey | null
}

const COUNTRY_CARRIERS: Record<Country, CountryCarriers> = {
  DE: { parcel: ['dhl', 'hermes', 'dpd'], freight: 'rhenus', locker: 'dhl' },
  AT: { parcel: ['austrian-post', 'dpd'], freight: 'gebrueder-weiss', locker: null },
  CH: { parcel: ['swiss-post'], freight: 'planzer', locker: null },
  FR: { parcel: ['colissimo', 'chronopost', 'dpd'], freight: 'geodis', locker: null },
  BE: { parcel: ['bpost', 'dpd'], freight: 'dynalogic', locker: null },
  NL: { parcel: ['postnl', 'dhl'], freight: 'dynalogic', locker: null },
}

type CarrierMarket = Pick<Market, 'country' | 'language'>

/** The parcel carriers of a country, the usual one first, by their local names. */
export function parcelCarriers(market: CarrierMarket): Carrier[] {
  return COUNTRY_CARRIERS[market.country].parcel.map((key) => carrier(key, market))
}

/** The carrier of freight. */
export function freightCarrier(market: CarrierMarket): Carrier {
  return carrier(COUNTRY_CARRIERS[market.country].freight, market)
}

/** Whose lockers take parcels for a customer number; null where no carrier has any. @see product §7 "Parcel locker" */
export function lockerCarrier(market: CarrierMarket): Carrier | null {
  const { locker } = COUNTRY_CARRIERS[market.country]
  return locker === null ? null : carrier(locker, market)
}

/** The name of a carrier by its key; null for an unknown key. */
export function carrierName(key: string, market: CarrierMarket): string | null {
  return isCarrier(key) ? carrier(key, market).name : null
}

/** Whether a word from outside is the key of one of our carriers. */
export function isCarrier(key: string): key is CarrierKey {
  return CARRIER_KEYS.some((known) => known === key)
}

function carrier(key: CarrierKey, { language }: CarrierMarket): Carrier {
  const name = NAMES[key]
  return { key, name: typeof name === 'string' ? name : name[language] }
}
