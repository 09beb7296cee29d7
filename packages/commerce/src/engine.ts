import { randomBytes } from 'node:crypto'
import { startExpress } from '@shop/api-client/contract/checkout'
import type { Api, Call } from '@shop/api-client/contract/define-call'
import { problem } from '@shop/api-client/contract/problem'
import { searchProducts } from '@shop/api-client/contract/search'
import { type Catalogues, openCatalogues } from '@shop/catalogue/catalogue/catalogues'
import type { IndexMaking } from '@shop/catalogue/catalogue/search-side'
import { type Findable, openFindable } from '@shop/catalogue/findable/findable'
import { FamilyPages } from '@shop/catalogue/products/family-pages'
import { firstQuestions as loadFirstQuestions } from '@shop/catalogue/questions/question-page'
import { openRecommenders, type RecommendationSetup } from '@shop/catalogue/recommenders/open-recommenders'
import type { Recommender } from '@shop/catalogue/recommenders/recommender'
import { firstReviews as loadFirstReviews } from '@shop/catalogue/reviews/review-page'
import { shopOn } from '@shop/domain/duties/shop-on'
import { isLocale, type Locale } from '@shop/domain/market/markets'
import type { OrderState } from '@shop/domain/order/order'
import { shopUrl } from '@shop/domain/origin/shop-address'
import type { ShopOrigins } from '@shop/domain/origin/shop-origins'
import type { PaymentMethodCode } from '@shop/domain/payment/payment-method'
import type { Brand } from '@shop/domain/shop/brand'
import { openShop, type Shop } from '@shop/domain/shop/shop'
import { switchedShop } from '@shop/domain/shop/switched-shop'
import { fetchDocument } from '@shop/doors/outgoing/fetch-document'
import type { PlatformNotices } from '@shop/doors/ucp/order/notify-platforms'
import { agentProfiles } from '@shop/doors/ucp/protocol/agent-profiles'
import { type SigningKey, signingKeys } from '@shop/doors/ucp/signature/signing-keys'
import type { HookSetup } from '@shop/doors/web-hooks/deliver-hooks'
import { inProcessApi } from '@shop/engine/answer/in-process-api'
import { runCall } from '@shop/engine/answer/run-call'
import type { Backend, BackendHandOver } from '@shop/engine/backend'
import type { CallingEngine, EngineRequest } from '@shop/engine/call/calling-engine'
import type { EngineAnswer } from '@shop/engine/call/engine-answer'
import { followReadOnly } from '@shop/engine/call/read-only-mode'
import { defaultLimits, type EngineServices } from '@shop/engine/call/services'
import { openSwitches, type Switches } from '@shop/engine/call/switches'
import { throttle } from '@shop/engine/call/throttle'
import { alone } from '@shop/engine/coordination/alone'
import type { Coordination } from '@shop/engine/coordination/coordination'
import { type CoordinationSetup, openCoordination } from '@shop/engine/coordination/open-coordination'
import { type Database, openDatabase } from '@shop/engine/db/database'
import { type DatabaseClock, openDatabaseClock } from '@shop/engine/db/database-clock'
import { ping } from '@shop/engine/db/ping'
import { schemaName } from '@shop/engine/db/schema-name'
import type { Handler } from '@shop/engine/on'
import type { AddressDirectory } from '@shop/engine/ports/addresses/address-directory'
import { ownAddressDirectory } from '@shop/engine/ports/addresses/own-address-directory'
import { embeddedLeakedPasswords } from '@shop/engine/ports/embedded-leaked-passwords'
import { embeddedPickupPoints } from '@shop/engine/ports/embedded-pickup-points'
import type { ErrorReports } from '@shop/engine/ports/error-reports'
import type { LeakedPasswords } from '@shop/engine/ports/leaked-passwords'
import type { LegalTexts } from '@shop/engine/ports/legal-texts'
import { embeddedLoyaltyProgramme } from '@shop/engine/ports/loyalty/embedded-loyalty-programme'
import type { LoyaltyProgramme } from '@shop/engine/ports/loyalty/loyalty-programme'
import type { IncomingNotice, PaymentProvider } from '@shop/engine/ports/payment-provider'
import type { PickupPoints } from '@shop/engine/ports/pickup-points'
import type { ReturnCarrier } from '@shop/engine/ports/return-carrier'
import { traced } from '@shop/engine/trace/traced'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { databaseMailCarrier } from '@shop/mail/database-mail-carrier'
import type { MailCarrier } from '@shop/mail/mail-carrier'
import { embeddedReturnCarrier } from '@shop/sales/after-sales/label/embedded-return-carrier'
import { openContractTexts } from '@shop/sales/legal-texts/contract-texts'
import type { CallContext } from '@shop/sales/on'
import { type OrderSnapshot, orderSnapshot } from '@shop/sales/order-history/order-snapshot'
import { acceptNotices } from '@shop/sales/payment/accept-notices'
import { returnFromPayment } from '@shop/sales/payment/return-from-payment'
import { openSandbox, type Sandbox } from '@shop/sales/payment/sandbox/sandbox-desk'
import { openSandboxProvider } from '@shop/sales/payment/sandbox/sandbox-provider'
import { mergeBaskets, type VariantsIn } from '@shop/sales/sign-in/merge-baskets'
import { deskOf } from './cli/desk.ts'
import { openOperatorDoor } from './cli/operator-door.ts'
import type { PageCheck } from './cli/sellable/page-check.ts'
import type { ContentDesk } from './content/content-desk.ts'
import { countedStep } from './figures/counted-steps.ts'
import { type Counts, openCounts } from './figures/open-counts.ts'
import { startHousekeeping } from './housekeeping.ts'
import { closedAnswer, isClosedInMaintenance } from './maintenance/closed-checkout.ts'
import { localisedOutage } from './maintenance/localised-outage.ts'
import type { OfficeDesk } from './office/office-commands.ts'
import { openOffice } from './office/open-office.ts'
import { routes } from './routes.ts'

/** Many orders a second need not each look for what changed; it has to be seen within two seconds. */
const STOCK_CHANGES_MILLISECONDS = 300

/** Processes that sell tell each other often; a look costs five statements. */
const NOTICES_MILLISECONDS = 200
/** The topic of a notice: look into the database for what has changed. */
const CHANGED = 'changed'

export type { EngineAnswer } from '@shop/engine/call/engine-answer'

export type EngineOptions = {
  brand: Brand
  /** A PostgreSQL server; null for the embedded database. */
  databaseUrl: string | null
  /** The server itself, where `databaseUrl` is a pooler in front of it; by default the same. */
  databaseDirectUrl?: string | null
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
  /** Look for changes of the catalogue and tidy up by itself. Tests turn it off and call `refresh` and `tidy`. */
  housekeeping?: boolean
}

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
  readonly expressMethods: readonly PaymentMethodCode[]
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

/**
 * Opens the engine of one brand: database, catalogues of all its locales, payment, and every call of the contract.
 *
 * @see design §4
 */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  const { brand, databaseUrl, dataDirectory } = options
  const schema = options.schema ?? schemaName(brand.id)
  const directUrl = options.databaseDirectUrl ?? null
  const readUrl = options.databaseReadUrl ?? null
  const database = await openDatabase({
    databaseUrl,
    directUrl,
    readUrl,
    dataDirectory,
    schema,
    isServing: true,
  })
  try {
    const engine = await engineOn(database, options, {
      directUrl: directUrl ?? databaseUrl,
      valkeyUrl: options.valkeyUrl ?? null,
      schema,
    })
    return databaseUrl === null && dataDirectory !== null ? withDoor(engine, dataDirectory, options) : engine
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Only this process may use its embedded database, so operators' commands come to it. */
async function withDoor(engine: Engine, directory: string, options: EngineOptions): Promise<Engine> {
  const { brand, returnCarrier, pageCheck, contentDesk = null, secret, allowsDemoStaff } = options
  const papers = deskOf(brand, returnCarrier ?? embeddedReturnCarrier, pageCheck)
  const { catalogueOf, shopOf } = engine.desk
  const desk = {
    ...papers,
    shopOf,
    catalogueOf,
    webHooks: hookSetup(options),
    contentDesk: async () => contentDesk,
  }
  const { database, now } = engine
  const office = openOffice({
    database,
    desk,
    now,
    secret: secret ?? brand.id,
    allowsDemoStaff: allowsDemoStaff ?? false,
  })
  const door = await openOperatorDoor(database, directory, desk, now, office)
  return {
    ...engine,
    async close() {
      await door.close()
      await engine.close()
    },
  }
}

/** The engine on a database that is open already; closing the engine closes it. Without a place to meet others it is alone. */
export async function engineOn(
  database: Database,
  options: Omit<
    EngineOptions,
    'databaseUrl' | 'databaseDirectUrl' | 'databaseReadUrl' | 'valkeyUrl' | 'dataDirectory' | 'schema'
  >,
  meeting: CoordinationSetup = { directUrl: null, valkeyUrl: null, schema: '' },
): Promise<Engine> {
  const { brand } = options
  const shops = new Map(brand.locales.map((locale) => [locale, openShop(brand, locale)]))
  const isAlive = options.housekeeping ?? true
  const clock = options.now ? null : await openDatabaseClock(database, { isOn: isAlive })
  const now = options.now ?? clock?.now ?? (() => new Date())
  const switches = await openSwitches(database, { isPolling: isAlive })
  await followReadOnly(database, switches)
  const catalogues = await openCatalogues(database, [...shops.values()], {
    snapshot: options.indexSnapshot ? { file: options.indexSnapshot, shop: brand.id } : null,
    elsewhere: await searchElsewhere(options),
    ...(isAlive ? {} : { pollMilliseconds: null }),
    now,
  })
  const coordination = await openCoordination(database, meeting)
  return assembled(options, { database, shops, catalogues, switches, clock, now, coordination })
}

/** null where this process holds all products itself, and then pays nothing for a client of a search server. */
async function searchElsewhere({ brand, searchUrl }: Pick<EngineOptions, 'brand' | 'searchUrl'>) {
  if (!searchUrl) return null
  const { openSearchSide } = await import('@shop/catalogue/search/opensearch/open-search-side')
  const setup = { address: searchUrl, shop: brand.id, locales: brand.locales }
  return (making: IndexMaking) => openSearchSide(setup, making)
}

type EngineParts = {
  database: Database
  shops: Map<Locale, Shop>
  catalogues: Catalogues
  switches: Switches
  /** The clock of every rule; null where the options bring one. */
  clock: DatabaseClock | null
  now: () => Date
  coordination: Coordination
}

function assembled(
  options: Parameters<typeof engineOn>[1],
  { database, shops, catalogues, switches, clock, now, coordination }: EngineParts,
): Engine {
  const { brand, backend = null } = options
  const handlers = handlersWith(backend)
  const sandboxProvider =
    options.sandboxPayments && !options.payments
      ? openSandboxProvider(options.secret ?? randomBytes(32).toString('hex'))
      : null
  const firstReviews = new FamilyPages(database.sql, loadFirstReviews)
  const firstQuestions = new FamilyPages(database.sql, loadFirstQuestions)
  // Subscribed first: a page that is rendered again because of a change must find the new reviews and questions.
  catalogues.onChange((tags) => {
    firstReviews.changed(tags)
    firstQuestions.changed(tags)
  })
  const variantsIn: VariantsIn = async (sql, shopId, ids) => {
    const shop = [...shops.values()].find((one) => one.shopId === shopId)
    return shop === undefined ? new Map() : catalogues.of(shop.locale).variants(ids, sql)
  }
  const services: EngineServices & CallContext['services'] = {
    payments: options.payments ?? sandboxProvider,
    addresses: options.addresses ?? ownAddressDirectory(),
    leakedPasswords: options.leakedPasswords ?? embeddedLeakedPasswords(),
    pickupPoints: options.pickupPoints === undefined ? embeddedPickupPoints() : options.pickupPoints,
    loyalty: options.loyalty === undefined ? embeddedLoyaltyProgramme : options.loyalty,
    returnCarrier: options.returnCarrier ?? embeddedReturnCarrier,
    contractTexts: openContractTexts(database.sql, options.legalTexts ?? null),
    errorReports: options.errorReports ?? null,
    // Without a secret the keys are not protected, and the count is at least shared.
    limits: defaultLimits({ attempts: coordination, secret: options.secret ?? brand.id }),
    recommendsInProcess: !options.recommender && !options.recommendations?.provider,
    recommenders: openRecommenders(
      {
        handedIn: options.recommender ?? null,
        provider: options.recommendations?.provider ?? null,
        mode: options.recommendations?.mode ?? 'live',
        fallbackProductIds: brand.fallbackRecommendations,
      },
      database.sql,
    ),
    firstReviews,
    firstQuestions,
    mergeVisitor: async (sql, move) => {
      await mergeBaskets(sql, { ...move, variantsIn })
      await backend?.mergeVisitor({ ...move, shops: [...shops.values()] })
    },
    stockChanged: throttle(() => void changed(), STOCK_CHANGES_MILLISECONDS),
  }
  /** What was written here is looked for now, here and in the other processes; a look by the clock makes up for failures. */
  async function changed(): Promise<void> {
    await Promise.all([
      catalogues.refresh().catch(reportRefresh),
      coordination.publish(CHANGED, '').catch(() => undefined),
    ])
  }
  const look = throttle(() => {
    void catalogues.refresh().catch(reportRefresh)
    void switches.refresh().catch(() => undefined)
  }, NOTICES_MILLISECONDS)
  coordination.subscribe({ heard: (topic) => topic === CHANGED && look(), missed: look })
  if (options.housekeeping ?? true)
    switches.onChange((lines) => console.warn(`Switched: ${lines.join(', ')}.`))
  const addressIn = (locale: Locale) => (path: string) =>
    shopUrl(locale, path, options.shopOrigins, options.publicOrigin)
  // Whoever writes mails or papers, or hands out feeds, asks for the shop as it is then.
  const shopsNow = { get: (locale: Locale) => (shops.has(locale) ? shopIn(locale) : undefined) }
  const payment = { database, services, shops: shopsNow, addressIn, now }
  const sandbox = sandboxProvider && openSandbox(sandboxProvider, payment)
  const carrier = options.mail ?? databaseMailCarrier
  const mail = typeof carrier === 'function' ? carrier(shopIn) : carrier
  const isOn = options.housekeeping ?? true
  const factsOf = (orderId: string) => orderSnapshot(database.sql, orderId, now())
  const housekeeping = startHousekeeping({
    database,
    services,
    mail,
    sandbox,
    shops: [...shops.keys()].map((locale) => ({
      get shop() {
        return shopIn(locale)
      },
      addressOf: addressIn(locale),
    })),
    productsIn: (locale, ids) => catalogues.of(locale).products(ids, database.sql),
    webHooks: hookSetup(options),
    platformNotices: platformNotices(options, { factsOf, addressIn, now }),
    coordination,
    now,
    isOn,
  })
  catalogues.onChange((tags) => {
    if (!isOn || !tags.includes('promotions')) return
    void alone(coordination, 'badges', async () => {
      if ((await housekeeping.refreshBadges(now())) > 0) await changed()
    }).catch(reportBadges)
  })

  async function call(wanted: Call, input: unknown, request: EngineRequest): Promise<EngineAnswer> {
    const handler = handlers.get(wanted.name)
    const opened = shops.get(request.locale)
    if (handler === undefined || opened === undefined) return unanswered(wanted, request)
    if (backend?.closed.has(wanted.name)) return closedWith(backend, wanted)
    const shop = shopWith(backend, switches.shopNow(opened))

    if (switches.isOn('maintenance') && isClosedInMaintenance(wanted.name))
      return closedAnswer(request.locale)
    const { locale, ...facts } = request
    const addressOf = addressIn(locale)
    const at = now()
    const catalogue = catalogues.of(locale)
    const answer = await traced(`call ${wanted.name}`, { 'shop.locale': locale }, () =>
      runCall(
        handler,
        input,
        { ...facts, shop: shopOn(shop, at), addressOf, now: at },
        { database, services, contextOf: (context) => ({ ...context, services, catalogue }) },
      ),
    )
    const step = countedStep(wanted.name, input, answer)
    if (step !== null) counts.step(locale, step)
    return localisedOutage(answer, locale)
  }

  function openedIn(locale: Locale): Shop {
    return shops.get(locale) ?? openShop(brand, locale)
  }

  function shopIn(locale: Locale): Shop {
    return shopWith(backend, switches.shopNow(openedIn(locale)))
  }

  const counts = openCounts({
    database,
    now,
    isOn: options.housekeeping ?? true,
    async isAnswered(locale, term) {
      const { total, redirect } = await inProcessApi(call, locale)(searchProducts, { q: term })
      return total > 0 || redirect !== null
    },
  })

  return {
    brand,
    calls: [...handlers.values()].map((handler) => handler.call),
    database,
    desk: {
      shopOf: async (locale) => (isLocale(locale) ? (shopsNow.get(locale) ?? null) : null),
      brandShopOf: async (locale) => (isLocale(locale) ? (shops.get(locale) ?? null) : null),
      returnCarrier: services.returnCarrier,
      catalogueOf: async (locale) => (shops.has(locale) ? catalogues.of(locale) : null),
    },
    coordination,
    now,
    mergeVisitor: services.mergeVisitor,
    counts,
    switches,
    shopIn,
    recommendationCookieName: recommendationCookieName(options),
    sandbox,
    hasLoyaltyProgramme: services.loyalty !== null,
    expressMethods: backend?.closed.has(startExpress.name) ? [] : (services.payments?.express?.methods ?? []),
    handOver: backend?.handOver ?? null,
    call,
    addressOf: (locale, path) => addressIn(locale)(path),
    orderSnapshot: factsOf,
    api: (locale) => inProcessApi(call, locale),
    acceptPaymentNotices: (provider, incoming) => acceptNotices(payment, provider, incoming),
    returnFromPayment: (provider, token, returned) => returnFromPayment(payment, provider, token, returned),
    filters: () => (backend ? backend.filters() : catalogues.filters()),
    isFilter: (name) => (backend ? backend.filters().includes(name) : catalogues.isFilter(name)),
    findable: openFindable({ database, catalogues, shops: shopsNow, now }),
    onChange(listener) {
      // A page does not say which features and settings it shows: there are few, and they are seldom changed.
      const ends = [catalogues.onChange(listener), switches.onChange(() => listener(['everything']))]
      return () => {
        for (const end of ends) end()
      }
    },
    indexReadAt: catalogues.readAt,
    refresh: catalogues.refresh,
    tidy: housekeeping.run,
    async ready() {
      await ping(database.sql)
    },
    async close() {
      clock?.stop()
      switches.stop()
      await housekeeping.stop()
      await counts.close()
      mail.close?.()
      await catalogues.close()
      await coordination.close()
      await database.close()
    },
  }
}

/** Every call with what answers it: the backend where it does, the shop otherwise. */
function handlersWith(backend: Backend | null): ReadonlyMap<string, Handler<CallContext>> {
  const rows: readonly Handler<CallContext>[] = [...routes, ...(backend?.handlers ?? [])]
  return new Map(rows.map((handler) => [handler.call.name, handler]))
}

/** A shop without what its backend cannot do. */
function shopWith(backend: Backend | null, shop: Shop): Shop {
  if (backend === null) return shop
  const lacking = Object.fromEntries(backend.lacks.map((name) => [name, false]))
  return { ...switchedShop(shop, lacking), closed: [...backend.closed] }
}

function closedWith({ name }: Backend, call: Call): EngineAnswer {
  const { document } = problem(
    409,
    'not_with_backend',
    `${call.name} is not answered: the goods of this shop are in ${name}, which has nothing like it. See docs/scayle.md.`,
  )
  return { status: 409, body: document, cookie: null, headers: {} }
}

/** Without a secret, those of endpoints are sealed with what anybody knows, as local shops are. */
function hookSetup({ secret, brand, allowsPrivateHooks = false }: HookOptions): HookSetup {
  return { secret: secret ?? brand.id, allowsPrivate: allowsPrivateHooks }
}

/** How platforms of assistants are notified of orders; null without a key. */
function platformNotices(
  {
    signingKeys: secrets = [],
    allowsPrivateHooks: allowsPrivate = false,
  }: Pick<EngineOptions, 'signingKeys' | 'allowsPrivateHooks'>,
  parts: Pick<PlatformNotices, 'factsOf'> & {
    addressIn: (locale: Locale) => (path: string) => string
    now: () => Date
  },
): PlatformNotices | null {
  const keys = signingKeys(secrets)
  if (keys === null) return null
  const rules = { allowsPrivate }
  return {
    keys,
    rules,
    profileOf: agentProfiles((address) => fetchDocument(address, rules), parts.now),
    factsOf: parts.factsOf,
    placeOf: (locale) => ({ i18n: localeI18n(locale), addressOf: parts.addressIn(locale) }),
  }
}

type HookOptions = Pick<EngineOptions, 'secret' | 'brand' | 'allowsPrivateHooks'>

/** Whoever the app hands in is asked instead of the provider, and knows nobody. */
function recommendationCookieName({
  recommender,
  recommendations,
}: Pick<EngineOptions, 'recommender' | 'recommendations'>): string | null {
  return !recommender && recommendations?.provider ? recommendations.cookieName : null
}

function reportRefresh(error: unknown): void {
  console.error(
    'The catalogue in memory could not be refreshed; it is tried again with the next look.',
    error,
  )
}

function reportBadges(error: unknown): void {
  console.error('The badges of promotions could not be worded anew; housekeeping does it.', error)
}

function unanswered(call: Call, { locale }: EngineRequest): EngineAnswer {
  const { document } = problem(404, 'not_found', `${call.name} is not answered in ${locale}.`)
  return { status: 404, body: document, cookie: null, headers: {} }
}
