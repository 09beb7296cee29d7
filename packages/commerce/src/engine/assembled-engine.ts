import { randomBytes } from 'node:crypto'
import { placeOrder, startExpress } from '@shop/api-client/contract/checkout'
import { openFindable } from '@shop/catalogue/findable/findable'
import { isLocale, type Locale } from '@shop/domain/market/markets'
import { shopUrl } from '@shop/domain/origin/shop-address'
import { openShop } from '@shop/domain/shop/shop'
import { inProcessApi } from '@shop/engine/answer/in-process-api'
import { inTime } from '@shop/engine/call/in-time'
import { alone } from '@shop/engine/coordination/alone'
import { ping } from '@shop/engine/db/ping'
import { loggedError } from '@shop/engine/trace/logged-error'
import { databaseMailCarrier } from '@shop/mail/database-mail-carrier'
import { walletPage } from '@shop/sales/express/wallet-page'
import { orderSnapshot } from '@shop/sales/order-history/order-snapshot'
import { acceptNotices } from '@shop/sales/payment/accept-notices'
import { returnFromPayment, settlePayment } from '@shop/sales/payment/return-from-payment'
import { openSandbox } from '@shop/sales/payment/sandbox/sandbox-desk'
import { openSandboxProvider } from '@shop/sales/payment/sandbox/sandbox-provider'
import { startHousekeeping } from '../housekeeping.ts'
import type { AssemblyOptions } from './engine-options.ts'
import type { EngineParts } from './engine-parts.ts'
import { engineServices } from './engine-services.ts'
import type { Engine } from './engine-type.ts'
import { shopWith } from './of-backend.ts'
import { openCalls } from './open-calls.ts'
import { hookSetup, platformNotices } from './outgoing-setup.ts'
import { openSharedChanges } from './shared-changes.ts'

/** A balancer asks again a few seconds later. */
const READY_MILLISECONDS = 3000

/** Puts an engine together on a database that is open. Closing the engine closes all its parts. */
export function assembledEngine(options: AssemblyOptions, parts: EngineParts): Engine {
  const { brand, backend = null } = options
  const { database, shops, catalogues, switches, clock, now, coordination } = parts
  const isAlive = options.housekeeping ?? true
  const sandboxProvider =
    options.sandboxPayments && !options.payments
      ? openSandboxProvider(options.secret ?? randomBytes(32).toString('hex'))
      : null
  const changes = openSharedChanges(parts)
  // Before any other that listens: a page that is rendered again because of a change must find the new reviews and questions.
  const services = engineServices(options, {
    ...parts,
    sandbox: sandboxProvider,
    stockChanged: changes.lookSoon,
  })
  if (isAlive) switches.onChange((lines) => console.warn(`Switched: ${lines.join(', ')}.`))

  const addressIn = (locale: Locale) => (path: string) =>
    shopUrl(locale, path, options.shopOrigins, options.publicOrigin)
  const shopIn = (locale: Locale) =>
    shopWith(backend, switches.shopNow(shops.get(locale) ?? openShop(brand, locale)))
  // Whoever writes mails or papers, or hands out feeds, asks for the shop as it is then.
  const shopsNow = { get: (locale: Locale) => (shops.has(locale) ? shopIn(locale) : undefined) }
  const payment = { database, services, shops: shopsNow, addressIn, now }
  const sandbox = sandboxProvider && openSandbox(sandboxProvider, payment)
  const carrier = options.mail ?? databaseMailCarrier
  const mail = typeof carrier === 'function' ? carrier(shopIn) : carrier
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
    isOn: isAlive,
  })
  catalogues.onChange((tags) => {
    if (!isAlive || !tags.includes('promotions')) return
    void alone(coordination, 'badges', async () => {
      if ((await housekeeping.refreshBadges(now())) > 0) await changes.look()
    }).catch(reportBadges)
  })
  const { handlers, call, counts } = openCalls(options, parts, { services, addressIn })

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
    expressWallets: backend?.closed.has(startExpress.name) ? [] : (services.payments?.express?.wallets ?? []),
    walletPage: (ticket) =>
      walletPage(
        {
          payments: services.payments,
          paper: brand.paper,
          shopIn,
          addressOf: (locale, path) => addressIn(locale)(path),
          now,
        },
        ticket,
      ),
    handOver: backend?.handOver ?? null,
    call,
    addressOf: (locale, path) => addressIn(locale)(path),
    orderSnapshot: factsOf,
    api: (locale) => inProcessApi(call, locale),
    acceptPaymentNotices: (provider, incoming) => acceptNotices(payment, provider, incoming),
    returnFromPayment: (provider, token, returned) => returnFromPayment(payment, provider, token, returned),
    tokenPayments: backend?.closed.has(placeOrder.name) ? null : (services.payments?.tokens ?? null),
    settlePayment: (orderId) => settlePayment(payment, orderId),
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
      const answered = ping(database.sql)
      // The embedded one is this very process, which is only busy.
      await (database.kind === 'embedded' ? answered : inTime(answered, READY_MILLISECONDS, notReady))
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

/** Whoever the app hands in is asked instead of the provider, and knows nobody. */
function recommendationCookieName({ recommender, recommendations }: AssemblyOptions): string | null {
  return !recommender && recommendations?.provider ? recommendations.cookieName : null
}

function notReady(): Error {
  return new Error('The database does not answer.')
}

function reportBadges(error: unknown): void {
  console.error(
    'The badges of promotions could not be worded anew; housekeeping does it.',
    loggedError(error),
  )
}
