import type { Currency, Locale } from '@shop/domain/market/markets'
import type { Order } from '@shop/domain/order/order'
import type { PaymentMethodCode } from '@shop/domain/payment/payment-method'
import type { CardVault, KeptCard } from './card-vault.ts'
import type { ExpressWallet, WalletAgreement } from './express-wallet.ts'
import type { PaymentToken, TokenPayments } from './token-payments.ts'

/** What a provider has to know to ask a shopper for money. */
export type PaymentInput = {
  /** Our own id of the payment; notices come back with it. */
  paymentId: string
  method: PaymentMethodCode
  orderNumber: string
  /** Minor units. */
  amount: number
  currencyCode: Currency
  locale: Locale
  shopName: string
  /** Where the provider sends the shopper after a success, and after everything else. */
  successAddress: string
  failureAddress: string
  /** For a provider that has one way back only: it asks what happened and leads on to one of the two above. */
  returnAddress: string
  /** When the shop gives up waiting. */
  expiresAt: Date
  /** A wallet's agreement that covers this payment, so that the shopper is not asked again. Null: ask. */
  agreement: WalletAgreement | null
  /** The customer's saved card that pays. The provider still has its bank ask. Null: a card is typed in. */
  card: KeptCard | null
  /** What pays in the place of a card that is typed in; null for none. */
  token: PaymentToken | null
  /** Whether the shopper agreed that the provider keeps the card for the next payment. */
  savesCard: boolean
  /** What is bought and by whom; pay-later providers decide by it. */
  order: Order
}

/** A page of the provider that waits for the shopper. */
export type PaymentPage = {
  redirectAddress: string
  /** The provider's name for the page; null where it has none. */
  session: string | null
}

/** Money that was agreed on, to be taken, given back or given up. */
export type MoneyMove = {
  /** Our id of the move: asking again under the same id moves nothing twice. */
  id: string
  paymentId: string
  /** The provider's name for the payment, out of the notice that authorised it. */
  target: string
  /** Minor units. */
  amount: number
  currencyCode: Currency
}

/** `done` at once; `asked`, a notice follows; `refused` for good. */
export type MoveAnswer =
  | { outcome: 'done' | 'asked'; reference: string | null }
  | { outcome: 'refused'; reason: string }

/**
 * What a provider says: about the payment itself (`authorised` is a promise, `captured` is money, `failed` and
 * `cancelled` are neither, after `attemptFailed` the shopper may try again on the same page, a buyer has `disputed` what was
 * taken, a bank has `chargedBack` money or given it back again, `chargebackReversed`), or about a move that was asked for.
 */
export const NOTICE_KINDS = [
  'authorised',
  'captured',
  'attemptFailed',
  'failed',
  'cancelled',
  'refunded',
  'captureFailed',
  'refundFailed',
  'cancelFailed',
  'disputed',
  'chargedBack',
  'chargebackReversed',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** What became of a payment, in the words of the provider who signed it. */
export type PaymentNotice = {
  /** The provider's id of the notice: the same one may arrive many times and counts once. */
  id: string
  paymentId: string
  kind: NoticeKind
  /** Minor units. */
  amount: number
  currencyCode: string
  /** The provider's name for the payment. */
  reference: string
  /** The provider's name for the move that the notice is about; null for all others. */
  moveReference: string | null
}

/** A webhook as it came in. */
export type IncomingNotice = { body: string; headers: Headers }

/** A payment as known to the provider. */
export type StartedPayment = {
  paymentId: string
  session: string | null
  amount: number
  currencyCode: Currency
}

/** A gift card of another issuer. */
export type GiftcardToCheck = { brand: string; number: string; pin: string; currencyCode: Currency }

/** A payment service provider, seen from the shop. One adapter each for the sandbox and for production. */
export type PaymentProvider = {
  /** Part of the webhook's path, `/api/payments/{key}/webhook/`. */
  readonly key: string
  /** Starts a payment and returns where the shopper has to go. Throws when the provider cannot be reached. */
  start(input: PaymentInput): Promise<PaymentPage>
  /**
   * What the provider knows when the shopper returns with these parameters, as a notice; null when it knows nothing
   * yet.
   */
  status(payment: StartedPayment, returned: URLSearchParams): Promise<PaymentNotice | null>
  /** Takes promised money, all of it or a part. Throws when the provider cannot be reached. */
  capture(move: MoneyMove): Promise<MoveAnswer>
  /** Gives taken money back, all of it or a part. */
  refund(move: MoneyMove): Promise<MoveAnswer>
  /** Gives up a promise, or gives back what was taken meanwhile. */
  cancel(move: MoneyMove): Promise<MoveAnswer>
  /**
   * Reads a webhook: none where it is about nothing the shop waits for, null when its signature is not the
   * provider's. Throws 400 for a signed but malformed one.
   */
  readNotices(incoming: IncomingNotice): PaymentNotice[] | null
  /** Wallets that hand over who buys and where to; null where the provider has none. */
  readonly express: ExpressWallet | null
  /** How platforms pay with tokens; null where the provider has no such way. */
  readonly tokens: TokenPayments | null
  /** Where it keeps cards; null for a provider that keeps none. */
  readonly cards: CardVault | null
  /** What a gift card of the provider holds; null when there is no such card. */
  giftcardBalance(card: GiftcardToCheck): Promise<{ amount: number; currencyCode: string } | null>
}
