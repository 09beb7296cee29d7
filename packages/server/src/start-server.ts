import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { importSearchWords } from '@shop/catalogue/search/words/search-words-store'
import { type Engine, openEngine } from '@shop/commerce/engine'
import { PRODUCT_VERSION } from '@shop/domain/shop/interface-limits'
import { openShop } from '@shop/domain/shop/shop'
import type { ErrorReports } from '@shop/engine/ports/error-reports'
import { logErrorReports } from '@shop/engine/ports/log-error-reports'
import { rangeLeakedPasswords } from '@shop/engine/ports/range-leaked-passwords'
import { sentryErrorReports } from '@shop/engine/ports/sentry-error-reports'
import { adoptOwnMessages } from '@shop/i18n/locale-i18n'
import { ownMessagesOf } from '@shop/i18n/own-messages-file'
import { type Config, ConfigProblem } from './config.ts'
import { openContent } from './content.ts'
import { demoData, isEmptyShop } from './demo-data.ts'
import { inventedThings } from './environment-rules.ts'
import { createLog, type Log } from './http/request-log.ts'
import { closed, listening } from './listening.ts'
import { openDemo } from './open-demo.ts'
import type { ShopToServe } from './serve-shop.ts'
import { shopApp } from './shop-app.ts'

export type RunningServer = { port: number; engine: Engine; stop: () => Promise<void> }

/** A provider learns from real shoppers only. @see spec §7 */
const RECOMMENDATION_MODE = { production: 'live', qa: 'preview', local: 'development' } as const

/** Opens database, content and web server of a shop; an empty database of a `local` shop is filled with its demo. */
export async function startServer(shop: ShopToServe, config: Config): Promise<RunningServer> {
  const { brand } = shop
  adoptOwnMessages(await ownMessagesOf(shop.folder))
  const log = createLog(config.logLevel)
  const isDemo = config.environment !== 'production' || config.allowsDemo
  if (config.environment === 'production') refuseInvented(brand, config, log)
  for (const problem of config.tracking.problems) log.warn(problem)
  const { econdaScript } = config.tracking
  if (econdaScript !== null && !existsSync(econdaScript))
    throw new ConfigProblem(`ECONDA_SCRIPT names no file: ${econdaScript} is not there. Correct or unset it.`)
  const demo = await openDemo(shop, config)
  const media = config.mediaFolder ?? demo?.media
  if (media === undefined)
    throw new ConfigProblem(
      `${brand.name} has no pictures: set SHOP_MEDIA, or give it a demo in apps/${brand.id}/shop.ts.`,
    )
  const engine = await openEngine({
    brand,
    databaseUrl: config.databaseUrl,
    dataDirectory: join(config.dataFolder, 'database'),
    publicOrigin: config.publicOrigin,
    shopOrigins: config.shopOrigins,
    sandboxPayments: config.sandboxPayments,
    payments: config.adyen ? await paymentsOf(config.adyen) : null,
    mail: config.smtp ? await mailServerOf(brand, config.smtp) : null,
    leakedPasswords: config.leakCheckEndpoint ? rangeLeakedPasswords(config.leakCheckEndpoint) : null,
    recommendations: {
      provider: config.recommendationProvider,
      mode: RECOMMENDATION_MODE[config.environment],
      cookieName: config.recommendationCookie,
    },
    errorReports: errorReportsOf(config, log),
    // No carrier's finder is connected yet, and parcels must not go to invented places.
    ...(isDemo ? {} : { pickupPoints: null }),
    ...(config.secret ? { secret: config.secret } : {}),
    ...(await shop.adapters?.(process.env)),
  })
  try {
    if (shop.words && (await isEmptyShop(engine))) await importSearchWords(engine.database, shop.words)
    if (config.environment === 'local' && demo) await demoData(engine, await demo.goods())
    const content = await openContent({ brand, demo }, config, log)
    const { app, pages } = shopApp({ shop, config, engine, content, media, log })
    const server = await listening(app.fetch, config, shop.middleware)
    return {
      port: (server.address() as AddressInfo).port,
      engine,
      stop: async () => {
        await closed(server)
        pages.close()
        content.close()
        await engine.close()
      },
    }
  } catch (problem) {
    await engine.close()
    throw problem
  }
}

/** Throws a `ConfigProblem` with everything at once, or says it once where the demo is allowed. */
function refuseInvented(brand: ShopToServe['brand'], config: Config, log: Log): void {
  const invented = inventedThings(brand, config)
  if (config.allowsDemo)
    for (const sentence of [...invented, 'Pickup points are invented, too.'])
      log.warn(`ALLOW_DEMO=on: ${sentence}`)
  else if (invented.length > 0)
    throw new ConfigProblem(
      `SHOP_ENV=production does not sell with what the demo invents (ALLOW_DEMO=on does all the same):\n${invented.map((sentence) => `- ${sentence}`).join('\n')}`,
    )
}

/** Reports of shoppers' browsers: to the service of a DSN, or into the log. */
function errorReportsOf({ tracking, environment }: Config, log: Log): ErrorReports | null {
  if (tracking.errorReports === null) return null
  if (tracking.errorReports === 'log') return logErrorReports(log.warn)
  return sentryErrorReports({
    dsn: tracking.errorReports,
    release: PRODUCT_VERSION,
    environment,
    onProblem: log.warn,
  })
}

/** The provider's library costs time at the start, so only shops that use it load it. */
async function paymentsOf(setup: NonNullable<Config['adyen']>) {
  const { openAdyen } = await import('@shop/sales/payment/adyen/open-adyen')
  return openAdyen(setup)
}

/** As with payments: only shops that send mails load what sends them. */
async function mailServerOf(brand: ShopToServe['brand'], setup: NonNullable<Config['smtp']>) {
  const { smtpMailCarrier } = await import('@shop/mail/smtp/smtp-mail-carrier')
  return smtpMailCarrier({
    setup,
    brandId: brand.id,
    replyTo: (locale) => openShop(brand, locale).legal.email,
  })
}
