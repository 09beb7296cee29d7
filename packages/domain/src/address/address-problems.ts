import { type FormProblem, fieldProblems, type Rule } from '../form/form-problem.ts'
import { maxLength, required } from '../form/rules.ts'
import type { Country, Market } from '../market/markets.ts'
import { ageOn, FULL_AGE } from '../person/birth-date.ts'
import { nameRules } from '../person/name.ts'
import { normalisedPhone } from '../person/phone.ts'
import { GENDERS } from '../user/user.ts'
import type { Address } from './address.ts'
import { ADDRESS_MAX, CITY_LETTERS, hasParcelLockers, isHouseNumberInStreet } from './address-limits.ts'
import { deliveryCountries } from './delivery-countries.ts'
import { isZipOf, normalisedZip, zipExample } from './normalised-zip.ts'
import { isUnserved } from './unserved-regions.ts'

/** Whether freight can go to an address that was kept before it was freight. @see product §7 */
export function takesFreight({ phone, postNumber }: Pick<Address, 'phone' | 'postNumber'>): boolean {
  return Boolean(phone?.trim()) && !postNumber
}

/** What an address is for. */
export type AddressDemands = {
  /** Freight: the driver calls ahead, and brings nothing to a parcel locker. */
  phoneRequired: boolean
  /** Invoice and instalments: only for people of full age. */
  birthDateRequired: boolean
  /** Where the address may be; without it, where the market delivers to. A bill may go to any country. */
  countries?: readonly Country[]
  now: Date
}

const POST_NUMBER = new RegExp(`^\\d{6,${ADDRESS_MAX.postNumber}}$`)

/**
 * Everything that is wrong with an address, at most one problem for each field, in the order of the form.
 * Paths are the names of the fields; a caller with two addresses puts its own word in front.
 *
 * @see product §7
 */
export function addressProblems(address: Address, market: Market, demands: AddressDemands): FormProblem[] {
  const { country } = address
  const countries = demands.countries ?? deliveryCountries(market)
  const numberRules = isHouseNumberInStreet(country) ? [] : [required]

  return [
    ...(GENDERS.includes(address.gender) ? [] : [problem('gender', 'generic.validation.required')]),
    ...fieldProblems('company', address.company ?? '', [
      ...(address.gender === 'n' ? [required] : []),
      maxLength(ADDRESS_MAX.company),
      noMarkup,
    ]),
    ...fieldProblems('firstName', address.firstName, nameRules(market)),
    ...fieldProblems('lastName', address.lastName, nameRules(market)),
    ...fieldProblems('street', address.street, [required, maxLength(ADDRESS_MAX.street), noMarkup]),
    ...fieldProblems('houseNumber', address.houseNumber ?? '', [
      ...numberRules,
      maxLength(ADDRESS_MAX.houseNumber),
      noMarkup,
    ]),
    ...fieldProblems('addition', address.addition ?? '', [maxLength(ADDRESS_MAX.addition), noMarkup]),
    ...fieldProblems('zip', normalisedZip(address.zip, country), [
      required,
      zipOf(country),
      ...(demands.countries === undefined ? [served(country)] : []),
    ]),
    ...fieldProblems('city', address.city.trim(), [
      required,
      maxLength(ADDRESS_MAX.city),
      matching(CITY_LETTERS, 'city'),
    ]),
    ...(countries.includes(country) ? [] : [problem('country', 'address.errors.country', { country })]),
    ...phoneProblems(address, demands.phoneRequired),
    ...birthDateProblems(address, market, demands),
    ...postNumberProblems(address, demands.phoneRequired),
  ]
}

function phoneProblems({ phone, country }: Address, isRequired: boolean): FormProblem[] {
  if (!phone?.trim()) return isRequired ? [problem('phone', 'generic.validation.required')] : []
  return normalisedPhone(phone, country) ? [] : [problem('phone', 'address.errors.phone')]
}

function birthDateProblems({ birthDate }: Address, market: Market, demands: AddressDemands): FormProblem[] {
  if (!birthDate)
    return demands.birthDateRequired ? [problem('birthDate', 'generic.validation.required')] : []

  const age = ageOn(demands.now, birthDate, market.timezone)
  if (age === null) return [problem('birthDate', 'address.errors.birthDate')]
  if (age < 0) return [problem('birthDate', 'address.errors.birthDateFuture')]
  if (demands.birthDateRequired && age < FULL_AGE) {
    return [problem('birthDate', 'address.errors.birthDateAge', { min: FULL_AGE })]
  }
  return []
}

function postNumberProblems({ postNumber, country }: Address, isFreight: boolean): FormProblem[] {
  if (!postNumber) return []
  if (isFreight) return [problem('postNumber', 'address.errors.lockerFreight')]
  if (!hasParcelLockers(country)) return [problem('postNumber', 'address.errors.parcelLocker')]
  return POST_NUMBER.test(postNumber) ? [] : [problem('postNumber', 'address.errors.postNumber')]
}

/** No street, company or house has angle brackets; what is printed, mailed and handed to carriers carries no markup. */
const noMarkup: Rule = (value) =>
  /[<>]/.test(value)
    ? { key: 'address.errors.markup', params: {}, message: 'Value must not contain < or >' }
    : null

/** Refuses what is no postal code of a country, with one that would be. */
export function zipOf(country: Country): Rule {
  return (zip) =>
    isZipOf(zip, country)
      ? null
      : {
          key: 'address.errors.zip',
          params: { country, example: zipExample(country) },
          message: 'Not a valid zip',
        }
}

function served(country: Country): Rule {
  return (zip) =>
    isUnserved(country, zip)
      ? { key: 'address.errors.region', params: { country }, message: 'Nothing is delivered to this region' }
      : null
}

function matching(expression: RegExp, name: string): Rule {
  return (value) =>
    expression.test(value)
      ? null
      : { key: `address.errors.${name}`, params: {}, message: `Not a valid ${name}` }
}

function problem(path: string, key: string, params: FormProblem['params'] = {}): FormProblem {
  return { path, key, params }
}
