import type { FormProblem } from '@shop/domain/form/form-problem'
import type { I18n } from '@shop/i18n/locale-i18n'
import type { UcpMessage } from '../protocol/ucp-problem.ts'

/** The fields of an address by the shop's names, and by those of the protocol. */
const FIELDS: Readonly<Record<string, string>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  street: 'street_address',
  houseNumber: 'street_address',
  addition: 'extended_address',
  zip: 'postal_code',
  city: 'address_locality',
  country: 'address_country',
  phone: 'phone_number',
}

/** What the checkout page says for a field; see `field-problem-words` there. */
const WORDS: Readonly<Record<string, string>> = {
  'generic.validation.required': 'problem.required',
  'generic.validation.name': 'problem.name',
  'generic.validation.maxLength': 'problem.maxLength',
  'generic.validation.email': 'problem.email',
  'address.errors.zip': 'problem.zip',
  'address.errors.city': 'problem.city',
  'address.errors.markup': 'problem.markup',
  'address.errors.country': 'problem.country',
  'address.errors.region': 'problem.region',
  'address.errors.phone': 'problem.phone',
}

const UNDELIVERABLE = new Set(['address.errors.country', 'address.errors.region'])

/**
 * What is wrong with the fields of an address, in the words of the checkout page, at the places of the request.
 *
 * @param destination where the address stands in the request
 */
export function fieldMessages(
  problems: readonly FormProblem[],
  { destination, i18n }: { destination: string; i18n: I18n },
): UcpMessage[] {
  return problems.map(({ path, key, params }) => {
    const field = path.split('.').at(-1) ?? ''
    const known = FIELDS[field]
    return {
      type: 'error',
      code: UNDELIVERABLE.has(key) ? 'address_undeliverable' : 'invalid_field',
      path: known === undefined ? `$.buyer.${field}` : `${destination}.${known}`,
      content: i18n._(WORDS[key] ?? 'problem.unknown', params),
      severity: 'recoverable',
    }
  })
}
