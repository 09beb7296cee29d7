import * as v from 'valibot'
import { AddressInputSchema, AddressSchema } from './checkout.ts'
import { defineCall } from './define-call.ts'

export const AddressEntrySchema = v.object({
  id: v.string(),
  address: AddressSchema,
  isDefaultShipping: v.boolean(),
  isDefaultBilling: v.boolean(),
})
export type AddressEntry = v.InferOutput<typeof AddressEntrySchema>

/** The defaults first, then the newest. */
const addressBook = v.array(AddressEntrySchema)

/** Shape only; the handler checks the fields with the domain's `addressProblems` and answers 422. @see product §7 */
const entry = {
  address: AddressInputSchema,
  isDefaultShipping: v.exactOptional(v.boolean(), false),
  isDefaultBilling: v.exactOptional(v.boolean(), false),
}
const id = v.pipe(v.string(), v.maxLength(64))

export const listAddresses = defineCall({
  name: 'listAddresses',
  method: 'GET',
  path: '/api/user/addresses/',
  rights: 'customer',
  input: v.object({}),
  answer: addressBook,
})

/** The first address becomes both defaults. 409 `address_book_full` once there are `MAX_ADDRESSES`. */
export const addAddress = defineCall({
  name: 'addAddress',
  method: 'POST',
  path: '/api/user/addresses/',
  rights: 'customer',
  status: 201,
  input: v.object(entry),
  answer: addressBook,
})

/** 404 for an address that is not one's own, or not there. */
export const changeAddress = defineCall({
  name: 'changeAddress',
  method: 'PUT',
  path: '/api/user/addresses/{id}/',
  rights: 'customer',
  input: v.object({ id, ...entry }),
  answer: addressBook,
})

/** 404 for an address that is not one's own, or not there. */
export const deleteAddress = defineCall({
  name: 'deleteAddress',
  method: 'DELETE',
  path: '/api/user/addresses/{id}/',
  rights: 'customer',
  input: v.object({ id }),
  answer: addressBook,
})
