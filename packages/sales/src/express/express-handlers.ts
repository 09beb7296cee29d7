import { randomUUID } from 'node:crypto'
import type { Checkout } from '@shop/api-client/contract/checkout'
import {
  finishExpress,
  keepExpress,
  openExpress,
  priceExpress,
  startExpress,
} from '@shop/api-client/contract/checkout'
import { problem } from '@shop/api-client/contract/problem'
import type { Address } from '@shop/domain/address/address'
import { deliveryCountries } from '@shop/domain/address/delivery-countries'
import { streetAndNumber } from '@shop/domain/address/street-and-number'
import { COUNTRIES, type Country } from '@shop/domain/market/markets'
import { reservationEnd } from '@shop/domain/order/order-periods'
import { type ExpressWalletName, walletMethod } from '@shop/domain/payment/express-wallet'
import type { ExpressWallet } from '@shop/engine/ports/express-wallet'
import { loggedError } from '@shop/engine/trace/logged-error'
import { checkoutState } from '../checkout/checkout-service.ts'
import { changeChoices } from '../checkout/checkout-store.ts'
import { expressPath } from '../checkout/express/express-path.ts'
import {
  expressExpired,
  ownAnswer,
  ownTicket,
  sealedAnswer,
  sealedTicket,
  stateOf,
} from '../checkout/express/wallet-ticket.ts'
import { keepAddresses } from '../checkout/keep-addresses.ts'
import { onSession, type SessionContext } from '../on.ts'

/** Leads to the wallet's page; nothing is reserved and nothing agreed on yet. */
export const startExpressHandler = onSession(startExpress).answer(async ({ wallet, from }, context) => {
  const { shop, session, sql, now, addressOf } = context
  const { checkout } = await checkoutState(context, sql)
  const provider = expressOf(context)
  if (!provider?.wallets.includes(wallet)) throw unavailable()
  refuseUnlessOffered(checkout, wallet)

  const ticket = sealedTicket(
    {
      paymentId: randomUUID(),
      wallet,
      state: stateOf(session.userId),
      amount: checkout.totals.total,
      currencyCode: shop.market.currency,
      locale: shop.locale,
      from,
      needsPhone: checkout.basket.shipping.freight,
      reference: null,
      expiresAt: reservationEnd(now),
    },
    provider.secret,
  )
  return { url: new URL(expressPath(ticket), addressOf('/')).href }
})

/** What the basket costs at an address: the sheet of the wallet shows it before anybody agrees. */
export const priceExpressHandler = onSession(priceExpress).answer(
  async ({ ticket: given, country: written, data = null }, context) => {
    const { shop, sql } = context
    const { provider, ticket } = askedWallet(context, given)
    const countries = deliveryCountries(shop.market)
    const country = countries.find((known) => known === written.toUpperCase())
    if (country === undefined)
      throw problem(
        409,
        'express_country',
        `This shop delivers to ${countries.join(', ')}, not to ${written.toUpperCase()}. Choose another address.`,
      )

    const { checkout } = await checkoutState(context, sql, null, {
      shippingAddress: { ...NOWHERE, country },
      paymentKey: walletMethod(ticket.wallet),
      cardId: null,
      giftListId: null,
      pickupPointId: null,
    })
    refuseUnlessOffered(checkout, ticket.wallet)
    const { total: amount } = checkout.totals
    // A gift card may have paid for more than the goods.
    const shipping = Math.min(checkout.totals.shipping, amount)
    const { currencyCode, reference } = ticket
    const isOpen = reference !== null && data !== null
    const changed = isOpen
      ? await reached(provider.reprice({ reference, data, amount, shipping, currencyCode }))
      : data
    return { ticket: sealedTicket({ ...ticket, amount }, provider.secret), amount, shipping, data: changed }
  },
)

/** Opens the wallet's own order over what it shows. */
export const openExpressHandler = onSession(openExpress).answer(async ({ ticket: given, said }, context) => {
  const { provider, ticket } = askedWallet(context, given)
  const { paymentId, amount, currencyCode, locale } = ticket
  const opened = await reached(
    provider.open({
      paymentId,
      amount,
      currencyCode,
      locale,
      shopName: context.shop.name,
      returnAddress: new URL(expressPath(given), context.addressOf('/')).href,
      said,
    }),
  )
  const known = { ...ticket, reference: opened.reference }
  return { ticket: sealedTicket(known, provider.secret), answer: opened.answer }
})

/** Seals what was handed over. Whether the shop delivers there is checked when it is used. */
export const keepExpressHandler = onSession(keepExpress).answer(async (input, context) => {
  const { provider, ticket } = askedWallet(context, input.ticket)
  const country = COUNTRIES.find((known) => known === input.country.toUpperCase())
  if (country === undefined)
    throw problem(409, 'express_country', `No shop of ours delivers to ${input.country.toUpperCase()}.`)
  const { email, said, data = null } = input
  const address: Address = {
    ...NOWHERE,
    ...namesOf(input),
    ...streetAndNumber(input.street, country),
    zip: input.zip,
    city: input.city,
    country,
    phone: input.phone ?? null,
  }
  return { answer: sealedAnswer({ ticket, email, address, said, data }, provider.secret), address }
})

/**
 * Fills in the checkout with the wallet's data, so that only its last page is left. An answer counts for the session
 * that asked alone: a link with a stranger's address changes nothing.
 */
export const finishExpressHandler = onSession(finishExpress).answer(async ({ answer }, context) => {
  const { shop, session, now, database } = context
  const { userId } = session
  const provider = expressOf(context)
  const said = provider ? ownAnswer(answer, provider.secret, { userId, now }) : null
  if (said === null) throw expressExpired()

  return database.transaction(async (sql) => {
    const { email, address, ticket } = said
    const method = walletMethod(ticket.wallet)
    const known = await keepAddresses(context, sql, { email, shipping: address, billing: null })
    const { checkout } = await checkoutState(known, sql)
    const [only, ...others] = checkout.shippingMethods
    const pays = checkout.paymentMethods.some(({ key, available }) => key === method && available)
    await changeChoices(sql, shop.shopId, userId, {
      // A wallet hands over where the goods go: to whom it belongs.
      giftListId: null,
      preferredDay: null,
      pickupPointId: null,
      ...(only && others.length === 0 ? { shippingMethod: only.key } : {}),
      ...(pays ? { paymentKey: method, cardId: null, savesCard: false } : {}),
    })
    return (await checkoutState(known, sql)).checkout
  })
})

const NOWHERE = {
  gender: 'x',
  company: null,
  firstName: '',
  lastName: '',
  street: '',
  houseNumber: null,
  addition: null,
  zip: '',
  city: '',
  phone: null,
  birthDate: null,
  postNumber: null,
} as const satisfies Omit<Address, 'country'> & { country?: Country }

/** Some wallets know a full name only: the last word of it is the family's. */
function namesOf({ firstName, lastName }: { firstName: string; lastName: string }) {
  if (lastName.trim() !== '') return { firstName, lastName }
  const words = firstName.trim().split(/\s+/)
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}

/** What hands over who buys; null where the shop has no such way, or its switch is off. */
function expressOf({ shop, services }: SessionContext): ExpressWallet | null {
  return shop.features.expressPayment ? (services.payments?.express ?? null) : null
}

/** The wallet that this session asked. Throws 409 `express_expired` or `express_unavailable`. */
function askedWallet(context: SessionContext, given: string) {
  const { session, now } = context
  const provider = expressOf(context)
  if (provider === null) throw unavailable()
  return { provider, ticket: ownTicket(given, provider.secret, { userId: session.userId, now }) }
}

function refuseUnlessOffered({ basket, totals, paymentMethods }: Checkout, wallet: ExpressWalletName): void {
  if (basket.items.length === 0)
    throw problem(409, 'basket_empty', 'The basket is empty. There is nothing to order.')
  const offered = paymentMethods.find(({ key }) => key === walletMethod(wallet))
  if (!offered?.available || totals.total === 0) throw unavailable()
}

async function reached<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    console.error('The wallet of the payment provider could not be reached.', loggedError(error))
    throw unavailable()
  }
}

function unavailable() {
  return problem(409, 'express_unavailable', 'This wallet hands over no address here. Use the checkout.')
}
