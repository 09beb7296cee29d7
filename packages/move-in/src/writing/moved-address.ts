import type { Address } from '@shop/domain/address/address'
import { addressProblems } from '@shop/domain/address/address-problems'
import { normalisedAddress } from '@shop/domain/address/normalised-address'
import { streetAndNumber } from '@shop/domain/address/street-and-number'
import { COUNTRIES, LOCALES, markets } from '@shop/domain/market/markets'
import { normalisedPhone } from '@shop/domain/person/phone'
import type { Refusal } from '../records/finding.ts'
import type { OldAddress } from '../records/old-record.ts'

type Moved = { address: Address; problem: null } | { address: null; problem: Omit<Refusal, 'file' | 'line'> }

/** An address of the old shop as an address book of this one takes it, or what is wrong with it. */
export function movedAddress(
  old: OldAddress,
  person: { firstName: string; lastName: string },
  now: Date,
): Moved {
  const country = COUNTRIES.find((one) => one === old.country)
  if (country === undefined)
    return {
      address: null,
      problem: {
        column: 'country',
        what: old.country,
        why: 'the shop sells nothing there',
        remedy: `addresses are taken in ${COUNTRIES.join(', ')}, by these two letters`,
      },
    }
  const address = normalisedAddress({
    gender: 'x',
    company: old.company || null,
    firstName: old.firstName || person.firstName,
    lastName: old.lastName || person.lastName,
    ...streetAndNumber(old.street, country),
    addition: old.addition || null,
    zip: old.zip,
    city: old.city,
    country,
    phone: normalisedPhone(old.phone, country),
    birthDate: null,
    postNumber: null,
  })
  const market = markets[LOCALES.find((locale) => markets[locale].country === country) ?? LOCALES[0]]
  const demands = { phoneRequired: false, birthDateRequired: false, countries: COUNTRIES, now }
  const [problem] = addressProblems(address, market, demands)
  if (problem === undefined) return { address, problem: null }
  return {
    address: null,
    problem: {
      column: problem.path,
      what: '',
      why: `the address cannot be delivered to as it is (${problem.key})`,
      remedy: 'the customer comes along without it, and types it at the next order',
    },
  }
}
