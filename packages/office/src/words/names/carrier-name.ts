import { type CarrierKey, carrierName } from '@shop/domain/carrier/carriers'

/** What the office calls a carrier. */
export function officeCarrierName(key: CarrierKey): string {
  return carrierName(key, { country: 'DE', language: 'de' }) ?? key
}
