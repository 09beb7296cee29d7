import { readdressOrder } from '@shop/api-client/office/order-commands'
import { COUNTRIES } from '@shop/domain/market/markets'
import type { AddressChange } from '@shop/sales/order-desk/change-delivery-address'
import { OrderRefusal } from '@shop/sales/orders/order-refusal'
import { answerOf } from '../base/run-office-command.ts'
import type { OrderAction } from './order-actions.ts'

/** The fields of an address by their options; the rest of the address stays. */
export const ADDRESS_OPTIONS = [
  'company',
  'first-name',
  'last-name',
  'street',
  'house-number',
  'addition',
  'zip',
  'city',
  'country',
  'phone',
  'post-number',
] as const

/** Changes the delivery address; the invoice stays unchanged, which is printed. */
export const changeAddress: OrderAction = async (
  database,
  { desk: { by, now, number, note }, rest, options },
  desk,
) => {
  const change = changeIn(options)
  if (rest.length > 0 || Object.keys(change).length === 0) return null
  const input = { number, note, change }
  const { to, billing } = await answerOf({ database, desk, by, now }, readdressOrder, input)
  return [`${number}: goes to ${to}`, `  the shopper gets a mail; the invoice stays with ${billing}`]
}

function changeIn(options: Record<string, string | undefined>): AddressChange {
  const { company, street, addition, zip, city, phone, country } = options
  const change: AddressChange = {}
  if (company !== undefined) change.company = company
  if (options['first-name'] !== undefined) change.firstName = options['first-name']
  if (options['last-name'] !== undefined) change.lastName = options['last-name']
  if (street !== undefined) change.street = street
  if (options['house-number'] !== undefined) change.houseNumber = options['house-number']
  if (addition !== undefined) change.addition = addition
  if (zip !== undefined) change.zip = zip
  if (city !== undefined) change.city = city
  if (phone !== undefined) change.phone = phone
  if (options['post-number'] !== undefined) change.postNumber = options['post-number']
  if (country !== undefined) change.country = countryIn(country)
  return change
}

function countryIn(word: string) {
  const country = COUNTRIES.find((known) => known === word.toUpperCase())
  if (country === undefined)
    throw new OrderRefusal(`"${word}" is no country that is delivered to: ${COUNTRIES.join(', ')}.`)
  return country
}
