import type { AddressValues } from '@shop/ui/checkout/address-fields.ts'
import * as v from 'valibot'

/** What a shopper has typed so far; kept in the tab's storage, so that a reload loses nothing. */
export type CheckoutDraft = {
  email: string
  shipping: AddressValues
  billing: AddressValues | null
  comment: string
}

const KEY = 'checkout-draft'
const text = v.string()
const values = v.object({
  gender: v.picklist(['m', 'f', 'd', 'n', 'x', '']),
  company: text,
  firstName: text,
  lastName: text,
  street: text,
  houseNumber: text,
  addition: text,
  zip: text,
  city: text,
  country: v.picklist(['DE', 'AT', 'CH', 'FR', 'BE', 'NL']),
  phone: text,
  birthDate: text,
  postNumber: text,
})
const DraftSchema = v.object({ email: text, shipping: values, billing: v.nullable(values), comment: text })

/** The draft of this tab, or null when there is none that can be understood. */
export function storedDraft(): CheckoutDraft | null {
  try {
    const parsed = v.safeParse(DraftSchema, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** Keeps the draft; a full or forbidden storage only means that a reload starts anew. */
export function storeDraft(draft: CheckoutDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft))
    else sessionStorage.removeItem(KEY)
  } catch {
    // storage may be off in private windows; typing still works
  }
}
