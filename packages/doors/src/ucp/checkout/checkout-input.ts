import * as v from 'valibot'

const line = v.pipe(v.string(), v.trim(), v.maxLength(120))
const optionalLine = v.optional(line)
const id = v.pipe(v.string(), v.maxLength(100))

/** An address as agents send it, whole or in part; what is missing is said by the answer. */
const Destination = v.looseObject({
  id: v.optional(id),
  first_name: optionalLine,
  last_name: optionalLine,
  street_address: optionalLine,
  extended_address: optionalLine,
  address_locality: optionalLine,
  postal_code: optionalLine,
  address_country: optionalLine,
  phone_number: v.nullish(line),
})
export type Destination = v.InferOutput<typeof Destination>

const Method = v.looseObject({
  id: v.optional(id),
  type: v.optional(v.picklist(['shipping', 'pickup'])),
  line_item_ids: v.optional(v.array(id)),
  destinations: v.optional(v.pipe(v.array(Destination), v.maxLength(20))),
  selected_destination_id: v.nullish(id),
  groups: v.optional(v.pipe(v.array(v.looseObject({ selected_option_id: v.nullish(id) })), v.maxLength(20))),
})
export type Method = v.InferOutput<typeof Method>

/** Who buys, and what the agent says that they agree to. */
export const BuyerInput = v.looseObject({
  first_name: optionalLine,
  last_name: optionalLine,
  email: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254))),
  phone_number: optionalLine,
  consent: v.optional(
    v.looseObject({
      analytics: v.optional(v.boolean()),
      preferences: v.optional(v.boolean()),
      marketing: v.optional(v.boolean()),
      sale_of_data: v.optional(v.boolean()),
    }),
  ),
})
export type BuyerInput = v.InferOutput<typeof BuyerInput>

/** How the goods get to the buyer. */
export const FulfillmentInput = v.looseObject({
  methods: v.optional(v.pipe(v.array(Method), v.maxLength(10))),
})
export type FulfillmentInput = v.InferOutput<typeof FulfillmentInput>
