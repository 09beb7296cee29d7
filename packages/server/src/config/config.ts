import { parseShopOrigins, type ShopOrigins } from '@shop/domain/origin/shop-origins'
import { localSigningKey, parsedSigningKeys, type SigningKey } from '@shop/doors/ucp/signature/signing-keys'
import { type FilesAddress, filesAddressOf } from '@shop/engine/files/files-address'
import type { LoyaltySetup } from '@shop/engine/ports/loyalty/http-loyalty-programme'
import { LOG_FORMATS } from '@shop/engine/trace/json-log'
import { type SmtpSetup, smtpSetupOf } from '@shop/mail/smtp/smtp-setup'
import type { AdyenSetup } from '@shop/sales/payment/adyen/adyen-setup'
import * as v from 'valibot'
import { LOG_LEVELS, type LogLevel } from '../http/request-log.ts'
import { type AdyenValues, adyenSetupOf } from './adyen-config.ts'
import { localProblem } from './environment-rules.ts'
import { type IntegrationAddress, integrationAddressOf, integrationVariables } from './integration-config.ts'
import { type LoyaltyValues, loyaltySetupOf, loyaltyVariables } from './loyalty-config.ts'
import { type MetricsAddress, metricsAddressOf, metricsVariables } from './metrics-config.ts'
import { type TraceTarget, traceTargetOf, traceVariables } from './traces-config.ts'
import { type TrackingConfig, trackingConfigOf, trackingVariables } from './tracking-config.ts'

/** How a shop's process is set up; read once from the environment, believed afterwards. */
export type Config = {
  port: number
  /** Address to listen on; when nothing is said, this machine's own in `local`, and all of them elsewhere. */
  host: string
  logLevel: LogLevel
  /** Where metrics are handed out; null measures nothing. */
  metrics: MetricsAddress | null
  /** Where traces are sent; null traces nothing. */
  traces: TraceTarget | null
  /** Where other systems call the integration API; null keeps it closed. */
  integration: IntegrationAddress | null
  /** For how long a process that was asked to stop answers on, while it says that it is not ready; milliseconds. */
  drainMilliseconds: number
  /** Believe `X-Forwarded-For` and `-Proto`: only behind a proxy that sets them. */
  trustProxy: boolean
  /** Folder of the pictures as they were delivered; null takes the demo's. */
  mediaFolder: string | null
  /** Where the processes of a shop share their files; null leaves each its own. */
  files: FilesAddress | null
  /** Folder of the Commission's files on guarantees; null, or a file that is not in it, takes the shop's drawing. */
  guaranteeFolder: string | null
  environment: 'local' | 'qa' | 'production'
  /** Whether production may sell with what the demo invents. */
  allowsDemo: boolean
  /** Whether an empty shop of the environment `local` begins with the goods of its demo. */
  hasDemoGoods: boolean
  /** Origin of locales without a host of their own. */
  publicOrigin: string
  shopOrigins: ShopOrigins | null
  databaseUrl: string | null
  /** The database server itself, where `databaseUrl` is a pooler; null without one. */
  databaseDirectUrl: string | null
  /** A copy of the database server, which the catalogue is read from; null without one. */
  /** The most connections of the process to the server. */
  databaseConnections: number
  databaseReadUrl: string | null
  /** Where processes meet; null is their database server. */
  valkeyUrl: string | null
  /** A search server that holds the products instead of each process; null is their memory. */
  searchUrl: string | null
  /** Folder of the embedded database and of made pictures. */
  dataFolder: string
  /** What signs messages to platforms of assistants, the newest first; none signs nothing. */
  signingKeys: readonly SigningKey[]
  /** Signs what leaves the process and comes back; null makes a new one with each start. */
  secret: string | null
  contentEndpoint: string | null
  contentToken: string | null
  /** Management token: three requests in a second instead of five. */
  contentOauthToken: string | null
  /** Reads drafts and signs the links of the visual editor; null shows no drafts. */
  contentPreviewToken: string | null
  /** Signs the web hook by which the content service says what was published; null has no web hook. */
  contentHookSecret: string | null
  /** A space file for the embedded content service; null takes the demo's stories. */
  contentSpace: string | null
  /** Lets other tools change stories, and the office those of a service elsewhere; null lets none. */
  contentManagementToken: string | null
  /** Where stories of a service elsewhere are changed, and the number of its space. */
  contentManagementEndpoint: string | null
  contentSpaceId: number | null
  /** Where staff reach the office: it may show drafts in a frame. */
  officeOrigin: string | null
  /** Whether those in the office who move money or see people sign in with a second factor. */
  needsSecondFactor: boolean
  /** Whom changed pages are announced to; null announces nothing. */
  indexNow: { key: string; endpoint: string } | null
  /** Whether the index of the products is kept on disk for the next start. */
  keepsIndex: boolean
  /** Bytes of finished pages kept in memory. */
  pageCacheBytes: number
  /** Sandbox payments: on unless the shop sells for real or another provider is set up. */
  sandboxPayments: boolean
  /** The provider of real payments; null without one. */
  adyen: AdyenSetup | null
  /** The mail server; null keeps mails in the database, for operators only. */
  smtp: SmtpSetup | null
  /** A range service that knows leaked passwords; null takes the shop's own short list. */
  leakCheckEndpoint: string | null
  /** A Photon server that knows streets; without one an address is helped with its town alone. */
  addressService: string | null
  /** Where points of a loyalty programme are posted; null without one. */
  loyalty: LoyaltySetup | null
  /** The external recommendation provider; null takes the shop's own engine. */
  recommendationProvider: { endpoint: string; projectId: string; timeoutMilliseconds: number } | null
  /** The cookie by which the provider knows a browser that has agreed to it. */
  recommendationCookie: string
  /** Services that need consent. */
  tracking: TrackingConfig
}

/** A variable that cannot be used: the message says which, why and what to do. */
export class ConfigProblem extends Error {
  override readonly name = 'ConfigProblem'
}

const MEGABYTE = 1024 * 1024
const wholeNumber = (name: string, min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `${name} has to be a whole number`),
    v.transform(Number),
    v.minValue(min, `${name} has to be at least ${min}`),
    v.maxValue(max, `${name} has to be at most ${max}`),
  )
const address = (name: string) =>
  v.pipe(v.string(), v.url(`${name} has to be a full address such as https://shop.example`))

const switched = (name: string) => v.picklist(['on', 'off'], `${name} has to be on or off`)

/** Every variable, under the name that README and compose file have for it. */
export const EnvironmentSchema = v.object({
  PORT: v.exactOptional(wholeNumber('PORT', 1, 65_535)),
  SHOP_ENV: v.exactOptional(
    v.picklist(['local', 'qa', 'production'], 'SHOP_ENV has to be local, qa or production'),
  ),
  ALLOW_DEMO: v.exactOptional(switched('ALLOW_DEMO')),
  DEMO_GOODS: v.exactOptional(switched('DEMO_GOODS')),
  ALLOW_LOCAL_DATABASE: v.exactOptional(switched('ALLOW_LOCAL_DATABASE')),
  PUBLIC_ORIGIN: v.exactOptional(address('PUBLIC_ORIGIN')),
  SHOP_ORIGINS: v.exactOptional(v.string()),
  DATABASE_URL: v.exactOptional(
    v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'DATABASE_URL has to begin with postgres://')),
  ),
  DATABASE_DIRECT_URL: v.exactOptional(
    v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'DATABASE_DIRECT_URL has to begin with postgres://')),
  ),
  DATABASE_POOL: v.exactOptional(wholeNumber('DATABASE_POOL', 2, 200)),
  DATABASE_READ_URL: v.exactOptional(
    v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'DATABASE_READ_URL has to begin with postgres://')),
  ),
  VALKEY_URL: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^(?:redis|valkey)s?:\/\//, 'VALKEY_URL has to begin with redis:// or rediss://'),
      // The library knows the scheme by its older name.
      v.transform((url) => url.replace(/^valkey/, 'redis')),
      v.check(
        (url) => URL.canParse(url),
        'VALKEY_URL has to be an address such as redis://valkey.example:6379',
      ),
    ),
  ),
  SEARCH_URL: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(
        /^https?:\/\/[^/]+\/?[a-z0-9-]*\/?$/,
        'SEARCH_URL has to be an address such as https://search.example:9200, or …:9200/shop-qa where other indexes are there',
      ),
      v.check(
        (url) => URL.canParse(url),
        'SEARCH_URL has to be an address such as https://search.example:9200',
      ),
    ),
  ),
  SHOP_DATA: v.exactOptional(v.string()),
  SHOP_SECRET: v.exactOptional(
    v.pipe(v.string(), v.minLength(32, 'SHOP_SECRET needs at least 32 characters')),
  ),
  UCP_SIGNING_KEYS: v.exactOptional(v.string()),
  CONTENT_ENDPOINT: v.exactOptional(address('CONTENT_ENDPOINT')),
  CONTENT_TOKEN: v.exactOptional(v.string()),
  CONTENT_OAUTH_TOKEN: v.exactOptional(v.string()),
  CONTENT_PREVIEW_TOKEN: v.exactOptional(v.string()),
  CONTENT_WEBHOOK_SECRET: v.exactOptional(
    v.pipe(v.string(), v.minLength(16, 'CONTENT_WEBHOOK_SECRET needs at least 16 characters')),
  ),
  CONTENT_SPACE: v.exactOptional(v.string()),
  CONTENT_MANAGEMENT_TOKEN: v.exactOptional(
    v.pipe(v.string(), v.minLength(16, 'CONTENT_MANAGEMENT_TOKEN needs at least 16 characters')),
  ),
  CONTENT_MANAGEMENT_ENDPOINT: v.exactOptional(address('CONTENT_MANAGEMENT_ENDPOINT')),
  CONTENT_SPACE_ID: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,15}$/, 'CONTENT_SPACE_ID has to be the number of the space'),
      v.transform(Number),
    ),
  ),
  OFFICE_ORIGIN: v.exactOptional(address('OFFICE_ORIGIN')),
  OFFICE_SECOND_FACTOR: v.exactOptional(switched('OFFICE_SECOND_FACTOR')),
  HOST: v.exactOptional(v.string()),
  LOG_FORMAT: v.exactOptional(
    v.picklist(LOG_FORMATS, `LOG_FORMAT has to be one of ${LOG_FORMATS.join(', ')}`),
  ),
  LOG_LEVEL: v.exactOptional(v.picklist(LOG_LEVELS, `LOG_LEVEL has to be one of ${LOG_LEVELS.join(', ')}`)),
  ...metricsVariables,
  ...traceVariables,
  ...integrationVariables,
  DRAIN_SECONDS: v.exactOptional(wholeNumber('DRAIN_SECONDS', 0, 300)),
  TRUST_PROXY: v.exactOptional(switched('TRUST_PROXY')),
  SANDBOX_PAYMENTS: v.exactOptional(switched('SANDBOX_PAYMENTS')),
  ADYEN_API_KEY: v.exactOptional(v.string()),
  ADYEN_MERCHANT_ACCOUNT: v.exactOptional(v.string()),
  ADYEN_HMAC_KEY: v.exactOptional(v.string()),
  ADYEN_TOKEN_HMAC_KEY: v.exactOptional(v.string()),
  GOOGLE_PAY_MERCHANT_ID: v.exactOptional(v.string()),
  ADYEN_CLIENT_KEY: v.exactOptional(v.string()),
  ADYEN_EXPRESS: v.exactOptional(v.string()),
  ADYEN_ENVIRONMENT: v.exactOptional(
    v.picklist(['test', 'live'], 'ADYEN_ENVIRONMENT has to be test or live'),
  ),
  ADYEN_LIVE_PREFIX: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]+$/, 'ADYEN_LIVE_PREFIX has to be a prefix such as 1797a841fbb37ca7-Shop'),
    ),
  ),
  SHOP_MEDIA: v.exactOptional(v.string()),
  FILES_URL: v.exactOptional(v.string()),
  GUARANTEE_FILES: v.exactOptional(v.string()),
  RECOMMENDATIONS_ENDPOINT: v.exactOptional(address('RECOMMENDATIONS_ENDPOINT')),
  RECOMMENDATIONS_PROJECT: v.exactOptional(v.string()),
  RECOMMENDATIONS_TIMEOUT_MS: v.exactOptional(wholeNumber('RECOMMENDATIONS_TIMEOUT_MS', 50, 5000)),
  RECOMMENDATIONS_COOKIE: v.exactOptional(
    v.pipe(v.string(), v.regex(/^[\w-]+$/, 'RECOMMENDATIONS_COOKIE has to be the name of a cookie')),
  ),
  SMTP_URL: v.exactOptional(v.string()),
  MAIL_FROM: v.exactOptional(v.string()),
  ...trackingVariables,
  LEAK_CHECK_URL: v.exactOptional(address('LEAK_CHECK_URL')),
  ADDRESS_SERVICE_URL: v.exactOptional(address('ADDRESS_SERVICE_URL')),
  ...loyaltyVariables,
  INDEXNOW_KEY: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^[A-Za-z0-9-]{8,128}$/, 'INDEXNOW_KEY needs 8 to 128 letters, digits and hyphens'),
    ),
  ),
  INDEXNOW_ENDPOINT: v.exactOptional(address('INDEXNOW_ENDPOINT')),
  INDEX_SNAPSHOT: v.exactOptional(switched('INDEX_SNAPSHOT')),
  PAGE_CACHE_MB: v.exactOptional(wholeNumber('PAGE_CACHE_MB', 0, 4096)),
})

type Defaults = { port: number; dataFolder: string }

/**
 * Reads the environment. An empty variable counts as not set. Throws a `ConfigProblem` for the first variable
 * that cannot be used, and for production without what production needs.
 */
export function readConfig(environment: Record<string, string | undefined>, defaults: Defaults): Config {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = v.safeParse(EnvironmentSchema, set)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new ConfigProblem(`${issue.message}, but it is "${String(issue.input)}": correct or unset it.`)
  }

  const values = parsed.output
  const isProduction = values.SHOP_ENV === 'production'
  if (isProduction && !values.DATABASE_URL) {
    throw new ConfigProblem(
      'SHOP_ENV=production needs DATABASE_URL: real orders belong on a PostgreSQL server that is backed up, not in the embedded database.',
    )
  }
  if (isProduction && !values.SHOP_SECRET) {
    throw new ConfigProblem(
      'SHOP_ENV=production needs SHOP_SECRET: without it every restart breaks payments under way.',
    )
  }

  refuseUnused(values)

  const adyen = adyenOf(values)
  const smtp = smtpSetupOf(values)
  if (smtp !== null && 'problem' in smtp) throw new ConfigProblem(smtp.problem)
  const port = values.PORT ?? defaults.port
  const shopEnvironment = values.SHOP_ENV ?? 'local'
  const publicOrigin = (values.PUBLIC_ORIGIN ?? `http://localhost:${port}`).replace(/\/+$/, '')
  const shopOrigins = shopOriginsOf(values.SHOP_ORIGINS)
  const databaseUrl = values.DATABASE_URL ?? null
  const allowsDatabase = values.ALLOW_LOCAL_DATABASE === 'on'
  const problem =
    shopEnvironment === 'local'
      ? localProblem({ publicOrigin, shopOrigins, databaseUrl, allowsDatabase })
      : null
  if (problem !== null) throw new ConfigProblem(problem)
  return {
    port,
    host: values.HOST ?? (shopEnvironment === 'local' ? '127.0.0.1' : '0.0.0.0'),
    logLevel: values.LOG_LEVEL ?? 'info',
    metrics: metricsSetup(values, port),
    traces: traceTargetOf(values),
    integration: integrationSetup(values, port),
    drainMilliseconds: (values.DRAIN_SECONDS ?? 0) * 1000,
    trustProxy: values.TRUST_PROXY === 'on',
    mediaFolder: values.SHOP_MEDIA ?? null,
    files: filesOf(values.FILES_URL),
    guaranteeFolder: values.GUARANTEE_FILES ?? null,
    environment: shopEnvironment,
    allowsDemo: values.ALLOW_DEMO === 'on',
    hasDemoGoods: values.DEMO_GOODS !== 'off',
    publicOrigin,
    shopOrigins,
    databaseUrl,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    databaseConnections: values.DATABASE_POOL ?? 10,
    databaseReadUrl: values.DATABASE_READ_URL ?? null,
    valkeyUrl: values.VALKEY_URL ?? null,
    searchUrl: values.SEARCH_URL ?? null,
    dataFolder: values.SHOP_DATA ?? defaults.dataFolder,
    signingKeys: signingKeysOf(values.UCP_SIGNING_KEYS, shopEnvironment),
    secret: values.SHOP_SECRET ?? null,
    ...contentServiceOf(values),
    officeOrigin: officeOriginOf(values, shopEnvironment),
    needsSecondFactor: (values.OFFICE_SECOND_FACTOR ?? (shopEnvironment === 'local' ? 'off' : 'on')) === 'on',
    indexNow: indexNowOf(values),
    keepsIndex: values.INDEX_SNAPSHOT !== 'off',
    pageCacheBytes: (values.PAGE_CACHE_MB ?? 32) * MEGABYTE,
    leakCheckEndpoint: values.LEAK_CHECK_URL ?? null,
    addressService: values.ADDRESS_SERVICE_URL ?? null,
    loyalty: loyaltyOf(values, shopEnvironment),
    recommendationProvider: recommendationProviderOf(values),
    tracking: trackingConfigOf(values),
    recommendationCookie: values.RECOMMENDATIONS_COOKIE ?? '__exponea_etc__',
    sandboxPayments: values.SANDBOX_PAYMENTS
      ? values.SANDBOX_PAYMENTS === 'on'
      : !isProduction && adyen === null,
    adyen,
    smtp,
  }
}

/** In `local` everybody signs with the same key, which is no secret; elsewhere without a key nothing is signed. */
function signingKeysOf(text: string | undefined, environment: Config['environment']): readonly SigningKey[] {
  if (text === undefined) return environment === 'local' ? [localSigningKey()] : []
  const keys = parsedSigningKeys(text)
  if (keys === null)
    throw new ConfigProblem(
      'UCP_SIGNING_KEYS has to be a JSON list of one to five private keys of P-256 as JSON Web Keys, each with a kid of its own, the newest first: see docs/integrations/ucp.md.',
    )
  return keys
}

type MeetingValues = {
  DATABASE_URL?: string
  DATABASE_DIRECT_URL?: string
  DATABASE_READ_URL?: string
  VALKEY_URL?: string
}

/** The embedded database belongs to one process, which has nobody to meet. */
function refuseUnused(values: MeetingValues): void {
  if (values.DATABASE_URL) return
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL', 'VALKEY_URL'] as const)
    if (values[name])
      throw new ConfigProblem(
        `${name} is of no use without DATABASE_URL: the embedded database belongs to one process. Set DATABASE_URL, or unset ${name}.`,
      )
}

/** Metrics on the shop's own port would be read by shoppers. */
function metricsSetup(values: { METRICS_PORT?: string }, shopPort: number): Config['metrics'] {
  const address = metricsAddressOf(values, shopPort)
  if (address !== null && 'problem' in address) throw new ConfigProblem(address.problem)
  return address
}

/** The API on the shop's own port would be reached by everybody. */
function integrationSetup(values: { INTEGRATION_PORT?: string }, shopPort: number): Config['integration'] {
  const address = integrationAddressOf(values, shopPort)
  if (address !== null && 'problem' in address) throw new ConfigProblem(address.problem)
  return address
}

/** The address is not repeated: it may hold a secret. */
function filesOf(text: string | undefined): FilesAddress | null {
  const address = text === undefined ? null : filesAddressOf(text)
  if (address !== null && 'problem' in address)
    throw new ConfigProblem(`${address.problem}: correct or unset it.`)
  return address
}

function loyaltyOf(values: LoyaltyValues, environment: Config['environment']): LoyaltySetup | null {
  const setup = loyaltySetupOf(values, { isLocal: environment === 'local' })
  if (setup !== null && 'problem' in setup) throw new ConfigProblem(setup.problem)
  return setup
}

/** Two providers would both want every payment, and the sandbox would win over the money. */
function adyenOf(values: AdyenValues & { SANDBOX_PAYMENTS?: 'on' | 'off' }): AdyenSetup | null {
  const setup = adyenSetupOf(values)
  if (setup !== null && 'problem' in setup) throw new ConfigProblem(setup.problem)
  if (setup !== null && values.SANDBOX_PAYMENTS === 'on')
    throw new ConfigProblem(
      'SANDBOX_PAYMENTS=on and the variables of Adyen name two payment providers: unset one of them.',
    )
  return setup
}

/** On a machine where a shop is looked at, its office is where `pnpm start` opens it. */
function officeOriginOf(values: { OFFICE_ORIGIN?: string }, environment: string) {
  if (values.OFFICE_ORIGIN !== undefined) return new URL(values.OFFICE_ORIGIN).origin
  return environment === 'local' ? LOCAL_OFFICE : null
}

const LOCAL_OFFICE = 'http://localhost:3010'

type ContentValues = {
  CONTENT_ENDPOINT?: string
  CONTENT_TOKEN?: string
  CONTENT_OAUTH_TOKEN?: string
  CONTENT_PREVIEW_TOKEN?: string
  CONTENT_WEBHOOK_SECRET?: string
  CONTENT_SPACE?: string
  CONTENT_MANAGEMENT_TOKEN?: string
  CONTENT_MANAGEMENT_ENDPOINT?: string
  CONTENT_SPACE_ID?: number
}

/** Half a content service would quietly be the demo's. */
function contentServiceOf(values: ContentValues) {
  const { CONTENT_ENDPOINT: endpoint, CONTENT_TOKEN: token, CONTENT_SPACE: space } = values
  if ((endpoint === undefined) !== (token === undefined)) {
    throw new ConfigProblem(
      `${endpoint === undefined ? 'CONTENT_ENDPOINT' : 'CONTENT_TOKEN'} is missing: a content service needs both CONTENT_ENDPOINT and CONTENT_TOKEN. Set it, or unset the other.`,
    )
  }
  if (endpoint !== undefined && space !== undefined) {
    throw new ConfigProblem(
      'CONTENT_SPACE and CONTENT_ENDPOINT name two sources of the same stories: unset one of them.',
    )
  }
  return {
    contentEndpoint: endpoint ?? null,
    contentToken: token ?? null,
    contentOauthToken: values.CONTENT_OAUTH_TOKEN ?? null,
    contentPreviewToken: values.CONTENT_PREVIEW_TOKEN ?? null,
    contentHookSecret: values.CONTENT_WEBHOOK_SECRET ?? null,
    contentSpace: space ?? null,
    contentManagementToken: values.CONTENT_MANAGEMENT_TOKEN ?? null,
    contentManagementEndpoint: values.CONTENT_MANAGEMENT_ENDPOINT ?? null,
    contentSpaceId: values.CONTENT_SPACE_ID ?? null,
  }
}

/** An endpoint without a key would announce nothing, without a word. */
function indexNowOf(values: { INDEXNOW_KEY?: string; INDEXNOW_ENDPOINT?: string }): Config['indexNow'] {
  const { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: endpoint = 'https://api.indexnow.org/indexnow' } = values
  if (key !== undefined) return { key, endpoint }
  if (values.INDEXNOW_ENDPOINT === undefined) return null
  throw new ConfigProblem(
    'INDEXNOW_KEY is missing: INDEXNOW_ENDPOINT alone announces nothing. Set it, or unset the other.',
  )
}

type RecommendationValues = {
  RECOMMENDATIONS_ENDPOINT?: string
  RECOMMENDATIONS_PROJECT?: string
  RECOMMENDATIONS_TIMEOUT_MS?: number
}

/** Half a provider is a mistake, and would otherwise be noticed as empty sliders only. */
function recommendationProviderOf(values: RecommendationValues): Config['recommendationProvider'] {
  const {
    RECOMMENDATIONS_ENDPOINT: endpoint,
    RECOMMENDATIONS_PROJECT: projectId,
    RECOMMENDATIONS_TIMEOUT_MS: timeoutMilliseconds = 500,
  } = values
  if (endpoint !== undefined && projectId !== undefined) return { endpoint, projectId, timeoutMilliseconds }
  if (endpoint === undefined && projectId === undefined) return null
  throw new ConfigProblem(
    `${endpoint === undefined ? 'RECOMMENDATIONS_ENDPOINT' : 'RECOMMENDATIONS_PROJECT'} is missing: a recommendation provider needs both RECOMMENDATIONS_ENDPOINT and RECOMMENDATIONS_PROJECT. Set it, or unset the other.`,
  )
}

function shopOriginsOf(text: string | undefined): ShopOrigins | null {
  try {
    return parseShopOrigins(text)
  } catch (problem) {
    throw new ConfigProblem(problem instanceof Error ? problem.message : String(problem))
  }
}
