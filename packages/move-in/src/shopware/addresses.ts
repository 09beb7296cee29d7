import * as v from 'valibot'

const text = v.optional(v.nullable(v.string()), null)

export const ShopwareAddress = v.object({
  id: text,
  firstName: text,
  lastName: text,
  company: text,
  street: text,
  additionalAddressLine1: text,
  zipcode: text,
  city: text,
  phoneNumber: text,
  country: v.optional(v.nullable(v.object({ iso: text })), null),
})

/** An address as records have it, without its telephone number. */
export function addressOf(one: v.InferOutput<typeof ShopwareAddress>) {
  return {
    firstName: one.firstName ?? '',
    lastName: one.lastName ?? '',
    company: one.company ?? '',
    street: one.street ?? '',
    addition: one.additionalAddressLine1 ?? '',
    zip: one.zipcode ?? '',
    city: one.city ?? '',
    country: one.country?.iso ?? '',
  }
}
