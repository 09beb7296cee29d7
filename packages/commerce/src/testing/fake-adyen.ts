import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BalanceCheckResponse } from '@adyen/api-library/lib/src/typings/checkout/balanceCheckResponse.js'
import type { CreateCheckoutSessionRequest } from '@adyen/api-library/lib/src/typings/checkout/createCheckoutSessionRequest.js'
import type { CreateCheckoutSessionResponse } from '@adyen/api-library/lib/src/typings/checkout/createCheckoutSessionResponse.js'
import type { ListStoredPaymentMethodsResponse } from '@adyen/api-library/lib/src/typings/checkout/listStoredPaymentMethodsResponse.js'
import type { PaymentCaptureResponse } from '@adyen/api-library/lib/src/typings/checkout/paymentCaptureResponse.js'
import type { PaymentDetailsResponse } from '@adyen/api-library/lib/src/typings/checkout/paymentDetailsResponse.js'
import type { PaymentMethodsResponse } from '@adyen/api-library/lib/src/typings/checkout/paymentMethodsResponse.js'
import type { PaymentResponse } from '@adyen/api-library/lib/src/typings/checkout/paymentResponse.js'
import type { PaypalUpdateOrderResponse } from '@adyen/api-library/lib/src/typings/checkout/paypalUpdateOrderResponse.js'
import type { SessionResultResponse } from '@adyen/api-library/lib/src/typings/checkout/sessionResultResponse.js'
import type { StoredPaymentMethodResource } from '@adyen/api-library/lib/src/typings/checkout/storedPaymentMethodResource.js'
import { adyenSdk } from '@shop/sales/payment/adyen/adyen-sdk'
import type { AdyenSetup } from '@shop/sales/payment/adyen/adyen-setup'

/** What the fake was asked, oldest first. */
export type AdyenRequest = {
  method: string
  path: string
  apiKey: string
  idempotencyKey: string
  /** The request as it came over the wire. */
  body: Record<string, unknown>
}

export type FakeAdyen = {
  setup: AdyenSetup
  asked: AdyenRequest[]
  /** Results by `sessionResult`. */
  results: Map<string, { status: string; pspReference?: string; amount?: number }>
  /** Answers the next requests with these statuses instead. */
  failures: { status: number; errorCode: string; message: string }[]
  /** What is paid on a page, by its address. */
  pages: Map<string, { paymentId: string; amount: number }>
  /** Cards by the customer for whom they are kept. */
  cards: Map<string, StoredPaymentMethodResource[]>
  /** How a bank decides that has asked, by `redirectResult`; one that has none asks first. */
  decisions: Map<
    string,
    {
      resultCode: string
      pspReference?: string
      /** Of PayPal, in the place of what its order was over. */
      amount?: { value: number; currency: string } | undefined
    }
  >
  close(): Promise<void>
}

/** A machine that answers as the published types of the provider's checkout say. */
export async function fakeAdyen(setup: Partial<AdyenSetup> = {}): Promise<FakeAdyen> {
  const asked: AdyenRequest[] = []
  const results: FakeAdyen['results'] = new Map()
  const failures: FakeAdyen['failures'] = []
  const answers = new Map<string, object>()
  const pages: FakeAdyen['pages'] = new Map()
  const cards: FakeAdyen['cards'] = new Map()
  const decisions: FakeAdyen['decisions'] = new Map()

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://fake')
      const one: AdyenRequest = {
        method: request.method ?? '',
        path: url.pathname,
        apiKey: String(request.headers['x-api-key'] ?? ''),
        idempotencyKey: String(request.headers['idempotency-key'] ?? ''),
        body,
      }
      asked.push(one)
      const { status, answer } = answered(one, url)
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))

  function answered(one: AdyenRequest, url: URL): { status: number; answer: object } {
    if (one.apiKey !== 'a test key')
      return refusal({ status: 401, errorCode: '000', message: 'HTTP Status Response - Unauthorized' })
    const failure = failures.shift()
    if (failure) return refusal(failure)

    // The same key has the same answer, while the provider stores it.
    const known = one.idempotencyKey === '' ? undefined : answers.get(one.idempotencyKey)
    const answer = known ?? answerTo(one, url, { results, pages, cards, decisions, number: answers.size + 1 })
    if (answer === null) return refusal({ status: 404, errorCode: '000', message: `Not found ${one.path}` })
    if (one.idempotencyKey !== '') answers.set(one.idempotencyKey, answer)
    return { status: one.method === 'GET' ? 200 : 201, answer }
  }

  return {
    setup: {
      environment: 'TEST',
      apiKey: 'a test key',
      merchantAccount: 'LindhausECOM',
      hmacKey: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
      googlePayMerchantId: null,
      clientKey: 'test_870be2',
      expressWallets: ['paypal', 'applePay', 'googlePay'],
      tokenHmacKey: '00112233445566778899AABBCCDDEEFF00112233445566778899AABBCCDDEEFF',
      livePrefix: null,
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      ...setup,
    },
    asked,
    results,
    failures,
    pages,
    cards,
    decisions,
    close: () => closed(server),
  }
}

type AdyenState = Pick<FakeAdyen, 'results' | 'pages' | 'cards' | 'decisions'> & { number: number }

function answerTo(one: AdyenRequest, url: URL, state: AdyenState): object | null {
  const { results, pages, number } = state
  const path = one.path.replace(/^(?:\/checkout)?\/v\d+/, '')
  if (one.method === 'POST' && path === '/sessions') return session(one.body, number, pages)
  const asked = /^\/sessions\/([^/]+)$/.exec(path)
  if (one.method === 'GET' && asked) return sessionResult(asked[1] ?? '', url, results)
  if (/^\/payments\/[^/]+\/(?:captures|refunds|reversals)$/.test(path)) return moved(one, path, number)
  const stored = cardAnswer(one, { url, path }, state)
  if (stored !== null) return stored
  if (path === '/paymentMethods/balance') return balance(one.body)
  if (path === '/paymentMethods') return offeredMethods(one.body)
  if (path === '/paypal/updateOrder') return changedOrder(one.body, number)
  return null
}

/** Payments with stored cards, and the cards themselves; null for everything else. */
function cardAnswer(
  { method, body }: AdyenRequest,
  { url, path }: { url: URL; path: string },
  { cards, decisions, number }: AdyenState,
): object | null {
  const owner = url.searchParams.get('shopperReference') ?? ''
  if (method === 'GET' && path === '/storedPaymentMethods')
    return {
      merchantAccount: url.searchParams.get('merchantAccount'),
      shopperReference: owner,
      storedPaymentMethods: cards.get(owner) ?? [],
    } satisfies Wire<ListStoredPaymentMethodsResponse>
  const [, gone] = /^\/storedPaymentMethods\/([^/]+)$/.exec(path) ?? []
  if (method === 'DELETE' && gone !== undefined) {
    cards.set(
      owner,
      (cards.get(owner) ?? []).filter(({ id }) => id !== gone),
    )
    return {}
  }
  if (path === '/payments') {
    const { type, subtype } = body.paymentMethod as { type?: string; subtype?: string }
    if (type === 'paypal' && subtype === 'express') return openedOrder(number, body)
    const decided = decisions.get('at once')
    if (decided !== undefined) return { ...decided, merchantReference: body.reference }
    return {
      resultCode: 'RedirectShopper',
      action: {
        type: 'redirect',
        method: 'GET',
        paymentMethodType: 'scheme',
        url: `https://checkoutshopper-test.adyen.com/checkoutshopper/threeDS/redirect?MD=${number}`,
      },
    } satisfies Wire<PaymentResponse>
  }
  if (path !== '/payments/details') return null
  const { redirectResult = '', orderID } = body.details as { redirectResult?: string; orderID?: string }
  if (orderID !== undefined) {
    const [, merchantReference = '', value, currency = ''] = String(body.paymentData).split('|')
    const amount = { value: Number(value), currency }
    return { amount, ...decisions.get('paypal'), merchantReference } satisfies Wire<PaymentDetailsResponse>
  }
  const [reference = '', decision = ''] = redirectResult.split('|')
  return { ...decisions.get(decision), merchantReference: reference } satisfies Wire<PaymentDetailsResponse>
}

/** Recorded from the documentation of PayPal Express Checkout: the order waits for the shopper in PayPal's window. */
function openedOrder(number: number, { reference, amount }: Record<string, unknown>): object {
  const { value, currency } = amount as { value: number; currency: string }
  return {
    pspReference: `PAYPAL${number}`,
    resultCode: 'Pending',
    action: {
      type: 'sdk',
      paymentMethodType: 'paypal',
      paymentData: `Ab02b4c0!BQABAgCW5sxB4e/==${number}|${String(reference)}|${value}|${currency}`,
      sdkData: { token: 'EC-42N19135GM6949000', paymentData: '' },
    },
  } satisfies Wire<PaymentResponse>
}

function changedOrder(
  { pspReference, paymentData, amount }: Record<string, unknown>,
  number: number,
): object | null {
  if (typeof pspReference !== 'string' || typeof paymentData !== 'string') return null
  const { value, currency } = amount as { value: number; currency: string }
  return {
    paymentData: `Ab02b4c0!changed==${number}|${paymentData.split('|')[1]}|${value}|${currency}`,
    status: 'success',
  } satisfies Wire<PaypalUpdateOrderResponse>
}

/** As a test account answers that has the three wallets. */
function offeredMethods({ allowedPaymentMethods = [] }: Record<string, unknown>): object {
  const all = [
    { type: 'paypal', name: 'PayPal', configuration: { merchantId: 'QSXMR9W7GV8NY', intent: 'authorize' } },
    {
      type: 'applepay',
      name: 'Apple Pay',
      configuration: { merchantId: '000000000200001', merchantName: 'LindhausECOM' },
    },
    {
      type: 'googlepay',
      name: 'Google Pay',
      configuration: { merchantId: '50', gatewayMerchantId: 'LindhausECOM' },
    },
  ]
  const wanted = allowedPaymentMethods as string[]
  return {
    paymentMethods: all.filter(({ type }) => wanted.includes(type)),
  } satisfies Wire<PaymentMethodsResponse>
}

type Wire<T> = { [Name in keyof T]?: unknown }

function session(
  body: Wire<CreateCheckoutSessionRequest>,
  number: number,
  pages: FakeAdyen['pages'],
): object {
  const { amount, merchantAccount, reference, returnUrl, expiresAt, mode } = body
  const page = `https://eu.adyen.link/CS${number}`
  const value = typeof amount === 'object' && amount !== null && 'value' in amount ? amount.value : 0
  pages.set(page, { paymentId: String(reference), amount: Number(value) })
  const answer: Wire<CreateCheckoutSessionResponse> = {
    id: `CS${number}`,
    amount,
    merchantAccount,
    reference,
    returnUrl,
    expiresAt,
    mode,
    url: page,
  }
  return answer
}

function sessionResult(id: string, url: URL, results: FakeAdyen['results']): object | null {
  const [reference = '', result = ''] = (url.searchParams.get('sessionResult') ?? '').split('|')
  const known = results.get(result)
  if (known === undefined) return null
  const answer: Wire<SessionResultResponse> = {
    id,
    reference,
    status: known.status,
    ...(known.pspReference
      ? {
          payments: [
            {
              pspReference: known.pspReference,
              resultCode: 'Authorised',
              ...(known.amount ? { amount: { value: known.amount, currency: 'EUR' } } : {}),
            },
          ],
        }
      : {}),
  }
  return answer
}

function moved({ body }: AdyenRequest, path: string, number: number): object {
  const [, , paymentPspReference] = path.split('/')
  const answer: Wire<PaymentCaptureResponse> & { paymentPspReference?: string } = {
    ...body,
    ...(paymentPspReference ? { paymentPspReference } : {}),
    pspReference: `MOVE${number}`,
    status: 'received',
  }
  return answer
}

function balance({ paymentMethod }: Record<string, unknown>): object {
  const { number, cvc } = paymentMethod as Record<string, string>
  const isKnown = number === '6036280000000000000' && cvc === '737'
  const answer: Wire<BalanceCheckResponse> = isKnown
    ? { resultCode: 'Success', balance: { value: 5000, currency: 'EUR' }, pspReference: 'BAL1' }
    : { resultCode: 'Failed', balance: { value: 0, currency: 'EUR' }, refusalReason: 'Unknown card' }
  return answer
}

/** An event as the provider signs and sends it. */
export function adyenWebhook(
  { hmacKey, merchantAccount }: AdyenSetup,
  event: {
    eventCode: string
    paymentId: string
    amount: number
    currency?: string
    success?: boolean
    pspReference?: string
    originalReference?: string
    action?: string
    merchantAccount?: string
    /** The brand of the card, and what else the account has switched on. */
    paymentMethod?: string
    said?: Record<string, string>
  },
): string {
  const { eventCode, paymentId, amount, currency = 'EUR', success = true, pspReference = 'PSP1' } = event
  const item = {
    pspReference,
    ...(event.originalReference ? { originalReference: event.originalReference } : {}),
    merchantAccountCode: event.merchantAccount ?? merchantAccount,
    merchantReference: paymentId,
    amount: { value: amount, currency },
    eventCode,
    success: String(success),
    ...(event.paymentMethod ? { paymentMethod: event.paymentMethod } : {}),
  }
  const { HmacValidator } = adyenSdk()
  const text = [
    item.pspReference,
    event.originalReference ?? '',
    item.merchantAccountCode,
    item.merchantReference,
    amount,
    currency,
    eventCode,
    item.success,
  ].join(':')
  const hmacSignature = new HmacValidator().calculateHmac(text, hmacKey)
  const additionalData = {
    hmacSignature,
    ...event.said,
    ...(event.action ? { 'modification.action': event.action } : {}),
  }
  return JSON.stringify({
    live: 'false',
    notificationItems: [
      { NotificationRequestItem: { ...item, eventDate: '2026-11-21T12:00:00+01:00', additionalData } },
    ],
  })
}

/** A notice about a token, signed as a whole, with the header that carries its signature. */
export function adyenTokenWebhook(
  { tokenHmacKey, merchantAccount }: AdyenSetup,
  { type, token, owner }: { type: string; token: string; owner: string },
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify({
    createdAt: '2026-11-21T12:00:00+01:00',
    eventId: 'QBQQ9DLNRHHKGK38',
    environment: 'test',
    version: '1',
    type,
    data: {
      merchantAccount,
      storedPaymentMethodId: token,
      type: 'visa',
      operation: `${type} of a test`,
      shopperReference: owner,
    },
  })
  const { HmacValidator } = adyenSdk()
  const hmacsignature = new HmacValidator().calculateHmac(body, tokenHmacKey ?? '')
  return { body, headers: { hmacsignature, protocol: 'HmacSHA256' } }
}

function refusal({ status, errorCode, message }: FakeAdyen['failures'][number]) {
  return { status, answer: { status, errorCode, message, errorType: 'validation' } }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text === '' ? {} : JSON.parse(text)
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
}
