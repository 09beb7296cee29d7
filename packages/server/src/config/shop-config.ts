import { resolve } from 'node:path'
import { parseShopOrigins, type ShopOrigins } from '@shop/domain/link/shop-origins'
import * as v from 'valibot'

/** Everything an operator can set, read once at start. */
export type ShopConfig = {
  port: number
  host: string
  isProduction: boolean
  databaseUrl: string | null
  /** Folder of everything the shop writes: embedded database and finished pictures. */
  dataFolder: string
  /** Folder of the pictures as they were delivered. */
  mediaFolder: string | null
  shopOrigins: ShopOrigins | null
  /** Origin of locales without a host of their own. */
  publicOrigin: string
  trustProxy: boolean
  sandboxPayments: boolean
  logLevel: LogLevel
  pageCacheBytes: number
  secret: string | null
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** A variable that says nothing usable; the message is one sentence for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const MEGABYTE = 1_048_576
const onOff = v.picklist(['on', 'off'], 'has to be on or off')
const wholeNumber = (from: number, to: number) => {
  const wish = `has to be a whole number from ${from} to ${to}`
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, wish),
    v.transform(Number),
    v.minValue(from, wish),
    v.maxValue(to, wish),
  )
}
const address = (schemes: RegExp, wish: string) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && schemes.test(new URL(text).protocol), wish),
  )

const variables = v.object({
  PORT: v.optional(wholeNumber(0, 65_535)),
  HOST: v.optional(v.string()),
  SHOP_ENV: v.optional(v.picklist(['development', 'production'], 'has to be development or production')),
  DATABASE_URL: v.optional(
    address(/^postgres(ql)?:$/, 'has to look like postgres://user:password@host/database'),
  ),
  SHOP_DATA: v.optional(v.string()),
  SHOP_MEDIA: v.optional(v.string()),
  SHOP_ORIGINS: v.optional(v.string()),
  PUBLIC_ORIGIN: v.optional(address(/^https?:$/, 'has to look like https://shop.example')),
  TRUST_PROXY: v.optional(onOff),
  SANDBOX_PAYMENTS: v.optional(onOff),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `has to be one of ${LOG_LEVELS.join(', ')}`)),
  PAGE_CACHE_MB: v.optional(wholeNumber(1, 4096)),
  SHOP_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'has to be at least 32 characters long'))),
})

/**
 * Reads the environment. An empty variable counts as not set.
 *
 * @throws ConfigError with one sentence for the first variable that says nothing usable
 */
export function readConfig(
  environment: Record<string, string | undefined>,
  defaults: { port: number; dataFolder: string; mediaFolder: string | null },
): ShopConfig {
  const known = Object.fromEntries(
    Object.keys(variables.entries).flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  )
  const read = v.safeParse(variables, known)
  if (!read.success) {
    const [issue] = read.issues
    throw new ConfigError(`The environment variable ${v.getDotPath(issue) ?? '?'} ${issue.message}.`)
  }

  const set = read.output
  const isProduction = set.SHOP_ENV === 'production'
  if (isProduction && set.DATABASE_URL === undefined)
    throw new ConfigError(
      'SHOP_ENV=production needs DATABASE_URL: orders of a real shop belong into a PostgreSQL server, not into the embedded database.',
    )

  const port = set.PORT ?? defaults.port
  return {
    port,
    host: set.HOST ?? '0.0.0.0',
    isProduction,
    databaseUrl: set.DATABASE_URL ?? null,
    dataFolder: resolve(set.SHOP_DATA ?? defaults.dataFolder),
    mediaFolder: set.SHOP_MEDIA ? resolve(set.SHOP_MEDIA) : defaults.mediaFolder,
    shopOrigins: shopOrigins(set.SHOP_ORIGINS),
    publicOrigin: new URL(set.PUBLIC_ORIGIN ?? `http://localhost:${port}`).origin,
    trustProxy: set.TRUST_PROXY === 'on',
    sandboxPayments: set.SANDBOX_PAYMENTS ? set.SANDBOX_PAYMENTS === 'on' : !isProduction,
    logLevel: set.LOG_LEVEL ?? 'info',
    pageCacheBytes: (set.PAGE_CACHE_MB ?? 64) * MEGABYTE,
    secret: set.SHOP_SECRET ?? null,
  }
}

function shopOrigins(text: string | undefined): ShopOrigins | null {
  try {
    return parseShopOrigins(text)
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error))
  }
}
