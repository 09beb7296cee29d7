import { join } from 'node:path'
import type { EngineOptions } from '@shop/commerce/engine/engine-options'
import type { Locale } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
import { PRODUCT_VERSION } from '@shop/domain/shop/interface-limits'
import type { Shop } from '@shop/domain/shop/shop'
import { photonAddressDirectory } from '@shop/engine/ports/addresses/photon-address-directory'
import type { ErrorReports } from '@shop/engine/ports/error-reports'
import { logErrorReports } from '@shop/engine/ports/log-error-reports'
import { httpLoyaltyProgramme } from '@shop/engine/ports/loyalty/http-loyalty-programme'
import { rangeLeakedPasswords } from '@shop/engine/ports/range-leaked-passwords'
import { sentryErrorReports } from '@shop/engine/ports/sentry-error-reports'
import type { Config } from './config/config.ts'
import type { Log } from './http/request-log.ts'
import type { Adapters } from './shop-definition.ts'

/** A provider learns from real shoppers only. @see spec §7 */
const RECOMMENDATION_MODE = { production: 'live', qa: 'preview', local: 'development' } as const

/** How the engine of a shop is opened: as the environment says, and wherever the app has a connection of its own, with that. */
export async function engineOptions(
  { brand, adapters }: { brand: Brand; adapters: Adapters },
  config: Config,
  log: Log,
): Promise<EngineOptions> {
  const isDemo = config.environment !== 'production' || config.allowsDemo
  return {
    brand,
    databaseUrl: config.databaseUrl,
    databaseDirectUrl: config.databaseDirectUrl,
    databaseConnections: config.databaseConnections,
    databaseReadUrl: config.databaseReadUrl,
    valkeyUrl: config.valkeyUrl,
    searchUrl: config.searchUrl,
    dataDirectory: join(config.dataFolder, 'database'),
    indexSnapshot: config.keepsIndex ? join(config.dataFolder, 'index', 'products.snapshot') : null,
    publicOrigin: config.publicOrigin,
    shopOrigins: config.shopOrigins,
    sandboxPayments: config.sandboxPayments,
    payments: config.adyen ? await paymentsOf(config.adyen) : null,
    mail: config.smtp ? await mailServerOf(brand, config.smtp) : null,
    addresses: config.addressService ? photonAddressDirectory(config.addressService) : null,
    leakedPasswords: config.leakCheckEndpoint ? rangeLeakedPasswords(config.leakCheckEndpoint) : null,
    recommendations: {
      provider: config.recommendationProvider,
      mode: RECOMMENDATION_MODE[config.environment],
      cookieName: config.recommendationCookie,
    },
    errorReports: errorReportsOf(config, log),
    signingKeys: config.signingKeys,
    allowsPrivateHooks: config.environment === 'local',
    allowsDemoStaff: config.environment === 'local',
    needsSecondFactor: config.needsSecondFactor,
    // No carrier's finder is connected yet, and parcels must not go to invented places.
    ...(isDemo ? {} : { pickupPoints: null }),
    // Nor are shoppers asked for a number to which nobody credits anything.
    ...(config.loyalty ? { loyalty: httpLoyaltyProgramme(config.loyalty) } : isDemo ? {} : { loyalty: null }),
    ...(config.secret ? { secret: config.secret } : {}),
    ...adapters,
  }
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
async function mailServerOf(brand: Brand, setup: NonNullable<Config['smtp']>) {
  const { smtpMailCarrier } = await import('@shop/mail/smtp/smtp-mail-carrier')
  return (shopIn: (locale: Locale) => Shop) =>
    smtpMailCarrier({ setup, brandId: brand.id, replyTo: (locale) => shopIn(locale).legal.email })
}
