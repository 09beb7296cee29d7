import { keepExpress, openExpress, priceExpress, startExpress } from '@shop/api-client/contract/checkout'
import type { Country } from '@shop/domain/market/markets'
import type { ExpressWalletName } from '@shop/domain/payment/express-wallet'
import { SANDBOX_ADDRESSES, SANDBOX_EMAIL } from '@shop/sales/payment/sandbox/sandbox-people'
import type { Visitor } from './visitor.ts'

/** What a component says when somebody has agreed. */
export const SAID: Record<ExpressWalletName, Record<string, unknown>> = {
  paypal: { orderID: 'EC-8LC53543ES3525919', payerID: 'NXT5TFUJ9N9Q6' },
  applePay: { type: 'applepay', applePayToken: 'eyJkYXRhIjoiLi4uIn0=' },
  googlePay: { type: 'googlepay', googlePayToken: '{"signature":"MEU"}', googlePayCardNetwork: 'VISA' },
}

/** The ticket of a wallet's page. */
export function ticketOf(url: string): string {
  return new URL(url).pathname.split('/').at(-2) ?? ''
}

/** Agrees at a wallet, as its page does step by step; what is sealed in the end, and what the sheet showed. */
export async function agreedAt(
  visitor: Visitor,
  wallet: ExpressWalletName = 'paypal',
  country: Country = 'DE',
): Promise<{ answer: string; amount: number }> {
  const { url } = await visitor.call(startExpress, { wallet })
  const opened =
    wallet === 'paypal'
      ? await visitor.call(openExpress, {
          ticket: ticketOf(url),
          said: { type: 'paypal', subtype: 'express' },
        })
      : { ticket: ticketOf(url), answer: {} }
  const { action } = opened.answer as { action?: { paymentData: string } }
  const data = action?.paymentData ?? null
  const priced = await visitor.call(priceExpress, { ticket: opened.ticket, country, data })
  const { firstName, lastName, street, houseNumber, zip, city, phone } = SANDBOX_ADDRESSES[country]
  const { answer } = await visitor.call(keepExpress, {
    ticket: priced.ticket,
    email: SANDBOX_EMAIL,
    phone,
    firstName: `${firstName} ${lastName}`,
    lastName: '',
    street: [street, houseNumber].filter(Boolean).join(' '),
    zip,
    city,
    country,
    said: SAID[wallet],
    data: priced.data,
  })
  return { answer, amount: priced.amount }
}
