import { COUNTRIES } from '@shop/domain/market/markets'
import { isPurchase } from '@shop/domain/order/is-purchase'
import type { OrderState } from '@shop/domain/order/order'
import { ORDER_TOKEN } from '@shop/domain/order/order-token'
import { GENDERS } from '@shop/domain/user/user'
import type { AddressValues } from '@shop/ui/checkout/address/address-fields.ts'
import * as v from 'valibot'

/** What a shopper has typed and not saved yet; kept in the tab's storage, so that a reload loses nothing. */
export type AddressDraft = { email: string; shipping: AddressValues; billing: AddressValues | null }

/** What is typed on the way and sent with the last button. */
export type CheckoutNotes = { comment: string; birthDate: string; takesOldDevice?: boolean }

const text = v.string()
const values = v.object({
  gender: v.picklist([...GENDERS, '']),
  company: text,
  firstName: text,
  lastName: text,
  street: text,
  houseNumber: text,
  addition: text,
  zip: text,
  city: text,
  country: v.picklist(COUNTRIES),
  phone: text,
  birthDate: text,
  postNumber: text,
})
const addresses = keptIn(
  'checkout-draft',
  v.object({ email: text, shipping: values, billing: v.nullable(values) }),
)
const notes = keptIn(
  'checkout-notes',
  v.object({ comment: text, birthDate: text, takesOldDevice: v.exactOptional(v.boolean()) }),
)

/** The address draft of this tab, or null when there is none that can be understood. */
export const storedDraft = (): AddressDraft | null => addresses.read()
export const storeDraft = (draft: AddressDraft | null): void => addresses.write(draft)

export const storedNotes = (): CheckoutNotes => notes.read() ?? { comment: '', birthDate: '' }
export const storeNotes = (change: Partial<CheckoutNotes>): void =>
  notes.write({ ...storedNotes(), ...change })

const agreement = keptIn('checkout-wallet', v.object({ answer: text }))

/** What the page of a wallet has left in this tab, so that it is not asked twice; readable for the shop alone. */
export const storedWalletAnswer = (): string | null => agreement.read()?.answer ?? null
/** Drops the agreement of a wallet: whoever chooses how to pay anew is asked anew. */
export const forgetWalletAnswer = (): void => agreement.write(null)

/** What a tab knows of the order that it has placed: its address and its number. */
export type PlacedInTab = { token: string; number: string }

/**
 * `sent` until its outcome is known, `reopened` once its checkout is looked at with everything still in it, before it is
 * paid; `done` as a purchase.
 */
const STAGES = ['sent', 'reopened', 'done'] as const

const placed = keptIn(
  'checkout-placed',
  v.object({
    token: v.pipe(text, v.regex(ORDER_TOKEN)),
    number: text,
    stage: v.optional(v.picklist(STAGES), 'sent'),
  }),
)

/** The order that was placed last in this tab, until the next checkout begins: who goes back is told of it. */
export function storedPlaced(): PlacedInTab | null {
  const known = placed.read()
  return known && known.stage !== 'reopened' ? { token: known.token, number: known.number } : null
}
export const storePlaced = (order: PlacedInTab): void => placed.write({ ...order, stage: 'sent' })

/**
 * A checkout with articles begins. It is the next one after a purchase, which is forgotten; before that it is the look
 * back of somebody who may still go forward and pay.
 */
export function noteCheckoutBegun(): void {
  const known = placed.read()
  if (known) placed.write(known.stage === 'done' ? null : { ...known, stage: 'reopened' })
}

/**
 * What becomes of an order that was placed in this tab: paid, or to be paid later, nothing that was typed for it stays
 * behind; one that came to nothing needs that again, and is no order to go back to. Orders of other tabs change nothing.
 */
export function noteOutcome(token: string, state: OrderState): void {
  const known = placed.read()
  if (known?.token !== token || state === 'pending_payment') return
  const isBought = isPurchase(state)
  if (isBought) forgetTyped()
  placed.write(isBought ? { ...known, stage: 'done' } : null)
}

/** Nothing of whoever shopped in this tab stays in it. */
export function forgetShopper(): void {
  forgetTyped()
  placed.write(null)
}

function forgetTyped(): void {
  addresses.write(null)
  notes.write(null)
  agreement.write(null)
}

function keptIn<Kept>(key: string, schema: v.GenericSchema<unknown, Kept>) {
  return {
    read: (): Kept | null => {
      try {
        const parsed = v.safeParse(schema, JSON.parse(sessionStorage.getItem(key) ?? 'null'))
        return parsed.success ? parsed.output : null
      } catch {
        return null
      }
    },
    write: (kept: Kept | null): void => {
      try {
        if (kept) sessionStorage.setItem(key, JSON.stringify(kept))
        else sessionStorage.removeItem(key)
      } catch {
        // storage may be off in private windows; typing still works
      }
    },
  }
}
