import * as v from 'valibot'
import { cents, maybe, text, wholeId } from './wire-parts.ts'

const Reduction = v.object({
  category: v.picklist(['sale', 'campaign', 'promotion', 'voucher']),
  type: v.picklist(['relative', 'absolute']),
  amount: v.object({ relative: v.number(), absoluteWithTax: cents }),
  code: maybe(text),
  id: v.nullish(v.pipe(v.union([text, v.number()]), v.transform(String)), null),
})

/** One unit: an order has no quantities. */
const Item = v.object({
  key: text,
  packageId: v.number(),
  status: text,
  price: v.object({
    withTax: cents,
    withoutTax: cents,
    tax: v.looseObject({ vat: maybe(v.object({ rate: v.number() })) }),
    appliedReductions: v.nullish(v.array(Reduction), []),
  }),
  product: v.looseObject({ id: wholeId }),
  variant: v.looseObject({ id: wholeId }),
})
export type WireOrderItem = v.InferOutput<typeof Item>

const Address = v.object({
  additional: maybe(text),
  city: text,
  countryCode: text,
  houseNumber: maybe(text),
  recipient: v.object({ firstName: maybe(text), gender: maybe(text), lastName: text }),
  street: text,
  zipCode: text,
})
export type WireOrderAddress = v.InferOutput<typeof Address>

/** An order of the Checkout API, as far as the thank-you page shows it. */
export const WireOrder = v.object({
  id: wholeId,
  publicKey: maybe(text),
  basketKey: text,
  status: text,
  currencyCode: text,
  confirmedAt: maybe(text),
  createdAt: text,
  address: v.object({ billing: Address, shipping: Address }),
  customer: v.object({
    id: wholeId,
    email: maybe(text),
    firstName: maybe(text),
    lastName: text,
  }),
  cost: v.object({
    withTax: cents,
    withoutTax: cents,
    tax: v.object({ vat: maybe(v.object({ amount: cents })) }),
    appliedFees: v.nullish(v.array(v.object({ category: text, amount: v.object({ withTax: cents }) })), []),
  }),
  items: v.nullish(v.array(Item), []),
  packages: v.nullish(
    v.array(
      v.object({
        id: v.number(),
        carrierKey: text,
        deliveryDate: v.object({ minimum: text, maximum: text }),
      }),
    ),
    [],
  ),
  payment: v.nullish(v.array(v.object({ amount: maybe(cents), isGiftCard: maybe(v.boolean()) })), []),
})
export type WireOrder = v.InferOutput<typeof WireOrder>
