import type { Api, Call } from '@shop/api-client/contract/define-call'
import type { Findable } from '@shop/catalogue/findable/findable'
import type { Locale } from '@shop/domain/market/markets'
import type { OrderState } from '@shop/domain/order/order'
import type { ExpressWalletName } from '@shop/domain/payment/express-wallet'
import type { Shop } from '@shop/domain/shop/shop'
import type { BackendHandOver } from '@shop/engine/backend'
import type { CallingEngine } from '@shop/engine/call/calling-engine'
import type { Switches } from '@shop/engine/call/switches'
import type { Coordination } from '@shop/engine/coordination/coordination'
import type { Database } from '@shop/engine/db/database'
import type { IncomingNotice } from '@shop/engine/ports/payment-provider'
import type { TokenPayments } from '@shop/engine/ports/token-payments'
import type { CallContext } from '@shop/sales/on'
import type { OrderSnapshot } from '@shop/sales/order-history/order-snapshot'
import type { Sandbox } from '@shop/sales/payment/sandbox/sandbox-desk'
import type { Counts } from '../figures/open-counts.ts'
import type { OfficeDesk } from '../office/office-commands.ts'

/** The engine of one brand, open. */
export type Engine = CallingEngine & {
  readonly calls: readonly Call[]
  readonly database: Database
  /** What commands need of the brand, whoever runs them. */
  readonly desk: OfficeDesk
  /** What the processes of the shop do together. */
  readonly coordination: Coordination
  /** The time by which every rule goes, the same in every process on one database. */
  now: () => Date
  /** Brings what a visitor has collected to another one, within a transaction, as at a sign-in. */
  readonly mergeVisitor: CallContext['services']['mergeVisitor']
  /** Counts what owners ask for, without anybody. */
  readonly counts: Pick<Counts, 'page' | 'flush'>
  /** What operators have switched and merchants have set. */
  readonly switches: Pick<Switches, 'isOn' | 'refresh'>
  /** The shop of a locale as it is now: switched by operators, set by its merchant. @throws for a locale in which the brand does not sell */
  shopIn(locale: Locale): Shop
  /** The cookie by which the recommendation provider knows a browser; null where none is asked. */
  readonly recommendationCookieName: string | null
  /** The payment sandbox; null where payments are real or off. */
  readonly sandbox: Sandbox | null
  /** Wallets that hand over who buys and where to; none where the provider has no such way. */
  readonly expressWallets: readonly ExpressWalletName[]
  /** The page on which the button of a wallet stands, by its ticket; null for one that does not count. */
  walletPage(ticket: string): Promise<Response | null>
  /** Whether points are credited to numbers of members, which are asked for then. */
  readonly hasLoyaltyProgramme: boolean
  /** The checkout of a backend, which takes baskets over; null where the shop has its own, or none. */
  readonly handOver: BackendHandOver | null
  /** Public address of a page of a locale. */
  addressOf(locale: Locale, path: string): string
  /** An order with what has happened to it, for whoever may know of it; null for an unknown one. */
  orderSnapshot(orderId: string): Promise<OrderSnapshot | null>
  /** Open calls in process and without a session, for the loaders of the server; throws problems. */
  api(locale: Locale): Api
  /** Takes a provider's signed webhook; the states of its orders afterwards, null for a wrong signature. */
  acceptPaymentNotices(provider: string, incoming: IncomingNotice): Promise<OrderState[] | null>
  /** Where a shopper goes on who comes back from a provider's page with an order's token; null for an unknown one. */
  returnFromPayment(provider: string, token: string, returned: URLSearchParams): Promise<string | null>
  /** How platforms pay with tokens; null where the provider has no such way, or a backend takes the money. */
  readonly tokenPayments: TokenPayments | null
  /** Asks the provider what became of an unpaid order that nobody comes back for. */
  settlePayment(orderId: string): Promise<void>
  /** Sitemaps, feeds, and addresses that have moved. */
  readonly findable: Findable
  /** What listings can be filtered by, by name: whatever the catalogue calls a facet, as it is now. */
  filters(): readonly string[]
  isFilter(name: string): boolean
  /** Notifies of changed tags (`product:12`, `category:3`). Returns the function that unsubscribes. */
  onChange(listener: (tags: readonly string[]) => void): () => void
  /** When the index of the products was last compared with the database. */
  indexReadAt(): Date
  /** Reads what changed in the catalogue now, instead of with the next look. */
  refresh(): Promise<void>
  /** Gives up expired orders, sends mails, and deletes what is old. */
  tidy(): Promise<void>
  /** Throws when the database does not answer. */
  ready(): Promise<void>
  close(): Promise<void>
}
