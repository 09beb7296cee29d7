import type { RecommendationSetup } from '@shop/catalogue/recommenders/open-recommenders'
import type { Recommender } from '@shop/catalogue/recommenders/recommender'
import type { Locale } from '@shop/domain/market/markets'
import type { ShopOrigins } from '@shop/domain/origin/shop-origins'
import type { Brand } from '@shop/domain/shop/brand'
import type { Shop } from '@shop/domain/shop/shop'
import type { SigningKey } from '@shop/doors/ucp/signature/signing-keys'
import type { Backend } from '@shop/engine/backend'
import type { AddressDirectory } from '@shop/engine/ports/addresses/address-directory'
import type { ErrorReports } from '@shop/engine/ports/error-reports'
import type { LeakedPasswords } from '@shop/engine/ports/leaked-passwords'
import type { LegalTexts } from '@shop/engine/ports/legal-texts'
import type { LoyaltyProgramme } from '@shop/engine/ports/loyalty/loyalty-programme'
import type { PaymentProvider } from '@shop/engine/ports/payment-provider'
import type { PickupPoints } from '@shop/engine/ports/pickup-points'
import type { ReturnCarrier } from '@shop/engine/ports/return-carrier'
import type { MailCarrier } from '@shop/mail/mail-carrier'
import type { PageCheck } from '../cli/goods/sellable/page-check.ts'
import type { ContentDesk } from '../content/content-desk.ts'
import type { Check } from '../doctor/check.ts'

export type EngineOptions = {
  brand: Brand
  /** A PostgreSQL server; null for the embedded database. */
  databaseUrl: string | null
  /** The server itself, where `databaseUrl` is a pooler in front of it; by default the same. */
  databaseDirectUrl?: string | null
  /** The most connections of this process to the server. */
  databaseConnections?: number
  /** A copy of the server that follows it, for reads of the catalogue; by default none. */
  databaseReadUrl?: string | null
  /** A Valkey or Redis server in which processes meet; by default they meet in PostgreSQL. */
  valkeyUrl?: string | null
  /** A search server that holds the products instead of this process; null is its memory. */
  searchUrl?: string | null
  /** Where the embedded database lives; null keeps it in memory. */
  dataDirectory: string | null
  /** The file that keeps the index of the products for the next start; without one all products are read. */
  indexSnapshot?: string | null
  /** Schema of the shop's tables; `home_shop` for the brand `home-shop` when it is not named. */
  schema?: string
  /** Another clock than the database's, for tests. */
  now?: () => Date
  publicOrigin: string
  /** `parseShopOrigins(SHOP_ORIGINS)`. */
  shopOrigins: ShopOrigins | null
  sandboxPayments: boolean
  /** The provider that takes real money; the sandbox takes none. */
  payments?: PaymentProvider | null
  /** Sends mails, and may ask for the shop as it is then; by default they are kept in the database. */
  mail?: MailCarrier | ((shopIn: (locale: Locale) => Shop) => MailCarrier) | null
  /** The carrier of returns; by default the usual one of the country, with labels of the shop's own. */
  returnCarrier?: ReturnCarrier
  /** Terms and instruction on withdrawal as the pages show them; without, no order keeps any. */
  legalTexts?: LegalTexts | null
  /** Reads the pages of the shop for an operator who asks what they lack; without, nobody does. */
  pageCheck?: PageCheck
  /** What the doctor finds outside of the database, for staff; without, nothing is looked at. */
  outsideChecks?: () => Promise<Check[]>
  /** The stories of the shop, for staff who may change them; without, nobody may. */
  contentDesk?: ContentDesk | null
  /** The list of leaked passwords; by default a short one of the shop's own. */
  leakedPasswords?: LeakedPasswords | null
  /** Towns and streets for whoever types an address; by default the towns that come with the shop, and no streets. */
  addresses?: AddressDirectory | null
  /** Where parcels can be fetched; null offers no such places, nothing said takes the invented ones. */
  pickupPoints?: PickupPoints | null
  /** Credits points to members of a loyalty programme; null credits nobody, nothing said only records what would be. */
  loyalty?: LoyaltyProgramme | null
  /** Receives errors of shoppers' browsers; by default none. */
  errorReports?: ErrorReports | null
  /** Signs what leaves the process and comes back; by default a new one with each start. */
  secret?: string
  /**
   * Who recommends products; by default the provider below, and without one the shop's own engine, which stands in where
   * this one fails. It knows no browser: consent is asked for the provider alone.
   */
  recommender?: Recommender | null
  /** The external recommendation provider; by default the shop's own engine recommends. */
  recommendations?: Pick<RecommendationSetup, 'provider' | 'mode'> & { cookieName: string }
  /** What signs messages to platforms of assistants, the newest key first; without one no platform is notified of orders. */
  signingKeys?: readonly SigningKey[]
  /** Whether web hooks may go to the own machine; by default they may not. */
  allowsPrivateHooks?: boolean
  /** Another system that has goods and baskets; by default the shop has its own. */
  backend?: Backend | null
  /** Whether the office may be given invented staff; by default it may not. */
  allowsDemoStaff?: boolean
  /** Whether those in the office who move money or see people sign in with a second factor; by default they do. */
  needsSecondFactor?: boolean
  /** Look for changes of the catalogue and tidy up by itself. Tests turn it off and call `refresh` and `tidy`. */
  housekeeping?: boolean
}

/** What an engine on an open database still has to know. */
export type AssemblyOptions = Omit<
  EngineOptions,
  | 'databaseUrl'
  | 'databaseDirectUrl'
  | 'databaseConnections'
  | 'databaseReadUrl'
  | 'valkeyUrl'
  | 'dataDirectory'
  | 'schema'
>
