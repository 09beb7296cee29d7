import type { Address } from '@shop/domain/address/address'
import { ORDER_COMMENT_MAX } from '@shop/domain/checkout/order-comment'
import { COUNTRIES, CURRENCIES } from '@shop/domain/market/markets'
import { ORDER_STATES, type Order, PAYMENT_STATES } from '@shop/domain/order/order'
import { ORDER_TOKEN } from '@shop/domain/order/order-token'
import { EXPRESS_WALLETS } from '@shop/domain/payment/express-wallet'
import { PAYMENT_METHOD_CODES } from '@shop/domain/payment/payment-method'
import { PICKUP_KINDS, type PickupPoint } from '@shop/domain/shipping/pickup-point'
import { GENDERS } from '@shop/domain/user/user'
import * as v from 'valibot'
import { defineCall } from './define-call.ts'
import { BasketItemSchema, BasketSchema, DateRangeSchema, TotalsSchema } from './entities/basket.ts'
import { ShownPointsSchema } from './loyalty.ts'
import { SavedCardSchema } from './user-cards.ts'

const text = v.string()
const number = v.number()

/** Shape only; the handler checks the fields with the domain's `addressProblems` and answers 422. @see product §7 */
export const AddressSchema: v.GenericSchema<Address> = v.object({
  gender: v.picklist(GENDERS),
  company: v.nullable(text),
  firstName: text,
  lastName: text,
  street: text,
  houseNumber: v.nullable(text),
  addition: v.nullable(text),
  zip: text,
  city: text,
  country: v.picklist(COUNTRIES),
  phone: v.nullable(text),
  birthDate: v.nullable(text),
  postNumber: v.nullable(text),
})

const optionalText = v.exactOptional(v.nullable(text), null)
/** An address as it comes in: what may be empty may be left out as well. */
export const AddressInputSchema = v.object({
  /** How to be addressed; left out for no answer. @see eu-duties C-31 */
  gender: v.exactOptional(v.picklist(GENDERS), 'x'),
  company: optionalText,
  firstName: text,
  lastName: text,
  street: text,
  houseNumber: optionalText,
  addition: optionalText,
  zip: text,
  city: text,
  country: v.picklist(COUNTRIES),
  phone: optionalText,
  birthDate: optionalText,
  postNumber: optionalText,
})

/** Where a parcel waits for its owner. */
export const PickupPointSchema: v.GenericSchema<PickupPoint> = v.object({
  id: text,
  carrier: text,
  kind: v.picklist(PICKUP_KINDS),
  name: text,
  street: text,
  houseNumber: v.nullable(text),
  zip: text,
  city: text,
  country: v.picklist(COUNTRIES),
})

export const SHIPPING_METHODS = ['parcel', 'freight', 'download'] as const

export const CheckoutSchema = v.object({
  basket: BasketSchema,
  customer: v.nullable(
    v.object({
      email: text,
      gender: v.picklist(GENDERS),
      firstName: text,
      lastName: text,
      isGuest: v.boolean(),
    }),
  ),
  shippingAddress: v.nullable(AddressSchema),
  /** null: the same as the shipping address. */
  billingAddress: v.nullable(AddressSchema),
  /**
   * Whether what is in the basket may go straight to the owner of the gift list that it is given for, by the list's name;
   * null where there is nothing to choose. `mixed`: own goods, or gifts of another list, are with them. `gone`: it was chosen,
   * and the list or its address is no longer there. Only `open` is ordered.
   */
  giftDelivery: v.nullable(
    v.object({ name: text, state: v.picklist(['open', 'mixed', 'gone']), isChosen: v.boolean() }),
  ),
  /** Where this shop delivers to. */
  countries: v.array(v.picklist(COUNTRIES)),
  shippingMethods: v.array(
    v.object({
      key: v.picklist(SHIPPING_METHODS),
      cost: number,
      deliveryDate: v.nullable(DateRangeSchema),
      /** ISO days to choose from; none without a choice. */
      preferredDays: v.array(text),
      /** Whether it may be fetched at a place of the carrier instead. */
      hasPickupPoints: v.boolean(),
    }),
  ),
  shippingMethod: v.nullable(v.picklist(SHIPPING_METHODS)),
  preferredDay: v.nullable(text),
  pickupPoint: v.nullable(PickupPointSchema),
  paymentMethods: v.array(
    v.object({
      key: v.picklist(PAYMENT_METHOD_CODES),
      fee: number,
      available: v.boolean(),
      /** Message key of why it is not available. */
      reason: v.nullable(text),
      needsBirthDate: v.boolean(),
      /** What the law wants said of a credit, and who lends. @see eu-duties C-04 */
      credit: v.nullable(v.object({ warning: text, lender: v.nullable(text) })),
    }),
  ),
  paymentKey: v.nullable(v.picklist(PAYMENT_METHOD_CODES)),
  /** Saved cards, and whether a new one may be saved; null where nothing is saved for this shopper, as for guests. */
  cards: v.nullable(
    v.object({
      saved: v.array(SavedCardSchema),
      /** The one that pays; null where another card or method does. */
      chosenId: v.nullable(text),
      /** Whether the shopper wants the card saved that is paid with. */
      saves: v.boolean(),
      /** Whether there is room for one more. */
      maySave: v.boolean(),
    }),
  ),
  /** What the account holds in this currency, minor units; null where there is no account, or nothing on it. */
  balance: v.nullable(v.object({ available: number, isUsed: v.boolean() })),
  totals: TotalsSchema,
  /** Whether the order page owes the notice on the legal guarantee. @see eu-duties C-02 */
  hasGuaranteeNotice: v.boolean(),
  missing: v.array(v.picklist(['items', 'customer', 'shippingAddress', 'shipping', 'payment'])),
})
export type Checkout = v.InferOutput<typeof CheckoutSchema>

export const loadCheckout = defineCall({
  name: 'loadCheckout',
  method: 'GET',
  path: '/api/checkout/',
  rights: 'session',
  input: v.object({}),
  answer: CheckoutSchema,
})

/** `email` creates or updates the guest customer unless a customer is signed in. */
export const putCheckoutAddresses = defineCall({
  name: 'putCheckoutAddresses',
  method: 'PUT',
  path: '/api/checkout/addresses/',
  rights: 'session',
  input: v.object({
    email: v.exactOptional(text),
    shipping: AddressInputSchema,
    billing: v.exactOptional(v.nullable(AddressInputSchema)),
  }),
  answer: CheckoutSchema,
})

/**
 * Has the gifts of the basket delivered to the owner of their list, or to the shopper. 409 `gift_delivery_gone` where that
 * is not open.
 */
export const putCheckoutGiftDelivery = defineCall({
  name: 'putCheckoutGiftDelivery',
  method: 'PUT',
  path: '/api/checkout/gift-delivery/',
  rights: 'session',
  input: v.object({ isChosen: v.boolean() }),
  answer: CheckoutSchema,
})

/** Places of the carrier near a postal code, the nearest first. 422 `input_invalid` for what is no code of the country. */
export const listPickupPoints = defineCall({
  name: 'listPickupPoints',
  method: 'GET',
  path: '/api/checkout/pickup-points/',
  rights: 'open',
  input: v.object({ country: v.picklist(COUNTRIES), zip: v.pipe(text, v.trim(), v.maxLength(10)) }),
  answer: v.object({ points: v.array(PickupPointSchema) }),
})

/** A preferred day and a pickup point exclude each other. */
export const putCheckoutShipping = defineCall({
  name: 'putCheckoutShipping',
  method: 'PUT',
  path: '/api/checkout/shipping/',
  rights: 'session',
  input: v.object({
    shippingMethod: v.picklist(SHIPPING_METHODS),
    /** One of the method's `preferredDays`; null for none. */
    preferredDay: v.exactOptional(v.nullable(text)),
    /** Where it is fetched; null: it goes to the address. */
    pickupPointId: v.exactOptional(v.nullable(v.pipe(text, v.maxLength(64)))),
  }),
  answer: CheckoutSchema,
})

const expressTicket = v.pipe(text, v.maxLength(4000))
/** What a wallet's component says is the provider's; the shop hands it on. */
const saidByWallet = v.pipe(
  v.record(v.pipe(text, v.maxLength(100)), v.unknown()),
  v.check((said) => JSON.stringify(said).length <= 10_000, 'No more than 10,000 characters.'),
)

/**
 * Leads to the page of a wallet that knows who buys and where to. Problem codes: `express_unavailable` 409, with the usual
 * way still open, `basket_empty` 409.
 */
export const startExpress = defineCall({
  name: 'startExpress',
  method: 'POST',
  path: '/api/checkout/express/',
  rights: 'session',
  input: v.object({
    wallet: v.picklist(EXPRESS_WALLETS),
    /** Where whoever turns back goes. */
    from: v.exactOptional(v.picklist(['basket', 'checkout']), 'basket'),
  }),
  answer: v.object({ url: text }),
})

/**
 * What the basket costs at an address of the wallet, so that its sheet shows what is ordered afterwards. Problem codes:
 * `express_expired` 409, `basket_empty` 409, `express_unavailable` 409, `express_country` 409 for a country where this shop
 * does not deliver. Nothing is kept.
 */
export const priceExpress = defineCall({
  name: 'priceExpress',
  method: 'POST',
  path: '/api/checkout/express/price/',
  rights: 'session',
  input: v.object({
    ticket: expressTicket,
    /** ISO 3166-1, two letters: wallets know addresses all over the world. */
    country: v.pipe(text, v.regex(/^[A-Za-z]{2}$/)),
    /** Of the wallet's own order, as it is now. */
    data: v.exactOptional(v.nullable(v.pipe(text, v.maxLength(20_000)))),
  }),
  answer: v.object({
    ticket: text,
    /** Minor units, like all amounts. */
    amount: number,
    shipping: number,
    data: v.nullable(text),
  }),
})

/** Opens the wallet's own order, for a wallet that has one. Problem codes as `priceExpress`. */
export const openExpress = defineCall({
  name: 'openExpress',
  method: 'POST',
  path: '/api/checkout/express/order/',
  rights: 'session',
  input: v.object({ ticket: expressTicket, said: saidByWallet }),
  answer: v.object({ ticket: text, answer: v.record(text, v.unknown()) }),
})

/**
 * Seals what the wallet has handed over, to be carried to the last page of the checkout: it is readable for the shop alone.
 * 409 `express_expired`, 422 `input_invalid` for data that is none.
 */
export const keepExpress = defineCall({
  name: 'keepExpress',
  method: 'POST',
  path: '/api/checkout/express/answer/',
  rights: 'session',
  input: v.object({
    ticket: expressTicket,
    email: v.pipe(text, v.maxLength(254)),
    phone: v.exactOptional(v.nullable(v.pipe(text, v.maxLength(40)))),
    firstName: v.pipe(text, v.maxLength(100)),
    lastName: v.pipe(text, v.maxLength(100)),
    /** With its number: wallets keep both in one line. */
    street: v.pipe(text, v.maxLength(200)),
    zip: v.pipe(text, v.maxLength(20)),
    city: v.pipe(text, v.maxLength(100)),
    country: v.pipe(text, v.regex(/^[A-Za-z]{2}$/)),
    said: saidByWallet,
    data: v.exactOptional(v.nullable(v.pipe(text, v.maxLength(20_000)))),
  }),
  /** `address` as the checkout would write it: where it lacks something, its form begins with it. */
  answer: v.object({ answer: text, address: AddressSchema }),
})

/** Holds a wallet's token, an order's data and an address. */
const sealedAnswer = v.pipe(text, v.maxLength(60_000))

/**
 * Fills in the wallet's data: e-mail, address and method, and the shipping method where there is only one. Problem
 * codes: `express_expired` 409 for an answer that is too old or belongs to another session, 422 `input_invalid` for an
 * address that this shop cannot deliver to. Nothing is lost.
 */
export const finishExpress = defineCall({
  name: 'finishExpress',
  method: 'PUT',
  path: '/api/checkout/express/',
  rights: 'session',
  input: v.object({ answer: sealedAnswer }),
  answer: CheckoutSchema,
})

export const putCheckoutPayment = defineCall({
  name: 'putCheckoutPayment',
  method: 'PUT',
  path: '/api/checkout/payment/',
  rights: 'session',
  input: v.object({
    /** Left out, the method stays as it is. */
    paymentKey: v.exactOptional(v.picklist(PAYMENT_METHOD_CODES)),
    /** Whether the account's balance pays as much as it can; left out, that stays as it is. */
    useBalance: v.exactOptional(v.boolean()),
    /** Only where the method needs it (RE, KD). */
    birthDate: v.exactOptional(v.nullable(text)),
    /** One's own saved card that pays, with KK; left out with a method, no saved card does. */
    cardId: v.exactOptional(v.nullable(v.pipe(text, v.maxLength(60)))),
    /** Whether the card that is paid with is saved, with KK; left out, that stays as it is. */
    saveCard: v.exactOptional(v.boolean()),
  }),
  answer: CheckoutSchema,
})

/**
 * Problem codes: `checkout_incomplete` 422, `terms_missing` 422, `price_changed` 409, `out_of_stock` 409,
 * `basket_empty` 409, `customer_blocked` 403, `payment_unavailable` 409, `card_unavailable` 409, `gifts_changed` 409, and with
 * their reason `voucher_invalid` 409, `giftcard_invalid` 409. `gift_delivery_gone` 409: the goods were to go to the owner of a
 * gift list, and no longer can.
 */
export const placeOrder = defineCall({
  name: 'placeOrder',
  method: 'POST',
  path: '/api/checkout/order/',
  rights: 'session',
  status: 201,
  input: v.object({
    acceptedTerms: v.boolean(),
    comment: v.exactOptional(v.nullable(v.pipe(text, v.maxLength(ORDER_COMMENT_MAX)))),
    /** An old device of the same kind is taken along where a large one is delivered. @see eu-duties C-19b */
    takesOldDevice: v.exactOptional(v.boolean()),
    /** What the shopper saw, minor units; another amount now is answered with 409 `price_changed`. */
    expectedTotal: v.exactOptional(number),
    /** What the wallet of an express button has said; one that agreed to pay as much is not asked again. */
    walletAnswer: v.exactOptional(sealedAnswer),
  }),
  answer: v.object({
    orderNumber: text,
    token: text,
    next: v.variant('type', [
      v.object({ type: v.literal('done') }),
      v.object({ type: v.literal('redirect'), url: text }),
    ]),
  }),
})

export const OrderSchema: v.GenericSchema<unknown, Order> = v.object({
  id: text,
  number: text,
  state: v.picklist(ORDER_STATES),
  placedAt: text,
  locale: text,
  currencyCode: v.picklist(CURRENCIES),
  customer: v.object({
    id: text,
    email: text,
    firstName: text,
    lastName: text,
    status: v.object({ isGuestCustomer: v.boolean() }),
  }),
  shippingAddress: AddressSchema,
  isGiftDelivery: v.exactOptional(v.boolean()),
  billingAddress: AddressSchema,
  shippingMethod: text,
  preferredDay: v.nullable(text),
  pickupPoint: v.nullable(PickupPointSchema),
  packages: v.array(
    v.object({ carrierKey: text, deliveryDate: DateRangeSchema, items: v.array(BasketItemSchema) }),
  ),
  payment: v.array(
    v.object({
      key: v.picklist([...PAYMENT_METHOD_CODES, 'giftcard', 'balance']),
      amount: number,
      state: v.picklist(PAYMENT_STATES),
    }),
  ),
  totals: TotalsSchema,
  cost: v.object({
    tax: v.object({ vat: v.object({ amount: number }) }),
    withTax: number,
    withoutTax: number,
  }),
  comment: v.nullable(text),
  legalTexts: v.array(text),
})

/** The order for the thank-you page, accessible by its token. */
export const loadPlacedOrder = defineCall({
  name: 'loadPlacedOrder',
  method: 'GET',
  path: '/api/checkout/order/{token}/',
  rights: 'open',
  input: v.object({ token: v.pipe(text, v.regex(ORDER_TOKEN)) }),
  answer: v.object({
    order: OrderSchema,
    /** True for the first reader only: the purchase event is tracked once. */
    trackPurchase: v.boolean(),
    /** The invoice as PDF, an address of this shop; null before the order is confirmed. */
    invoice: v.nullable(text),
    /** The days of its deliveries as a calendar file, an address of this shop; null where nothing is on its way. */
    calendar: v.nullable(text),
    /** How to look after what was ordered, as far as it is still in the catalogue. */
    care: v.array(v.object({ names: v.array(text), lines: v.array(text) })),
    /** Where to pay in advance, and until when it is waited for; null for every other method. */
    bank: v.nullable(
      v.object({
        holder: text,
        iban: text,
        bic: text,
        bank: text,
        reference: text,
        payBy: v.exactOptional(text),
      }),
    ),
    /** What the order earns with a loyalty programme; null for nothing, or without a number. */
    points: v.nullable(ShownPointsSchema),
  }),
})
