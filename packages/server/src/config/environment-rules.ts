import type { ShopOrigins } from '@shop/domain/origin/shop-origins'
import type { Brand } from '@shop/domain/shop/brand'
import { isOwnHost } from '../http/own-machine.ts'

// What the rules look at, and not the whole configuration: reading it asks them.
type LocalFacts = {
  publicOrigin: string
  shopOrigins: ShopOrigins | null
  databaseUrl: string | null
  allowsDatabase: boolean
}

/**
 * Why a shop of the environment `local` must not open, in one sentence; null when it may. `local` has invented goods,
 * readable mails and a sandbox for payments: it is for one machine.
 */
export function localProblem(facts: LocalFacts): string | null {
  const { publicOrigin, shopOrigins, databaseUrl, allowsDatabase } = facts
  const { hostname } = new URL(publicOrigin)
  if (!isOwnHost(hostname))
    return `SHOP_ENV=local is for this machine alone, because it shows the mails that it writes, but PUBLIC_ORIGIN is ${publicOrigin}: set SHOP_ENV=qa or SHOP_ENV=production, or unset PUBLIC_ORIGIN.`
  const foreign = Object.values(shopOrigins ?? {}).find(({ origin }) => !isOwnHost(new URL(origin).hostname))
  if (foreign)
    return `SHOP_ENV=local is for this machine alone, because it shows the mails that it writes, but SHOP_ORIGINS names ${foreign.origin}: set SHOP_ENV=qa or SHOP_ENV=production, or unset SHOP_ORIGINS.`
  if (databaseUrl === null) return null
  if (!allowsDatabase)
    return 'SHOP_ENV=local fills the shop with the demo and shows the mails that it writes, but DATABASE_URL names a database server, where real orders may be: set SHOP_ENV=qa or SHOP_ENV=production, or, for development on a server of this machine, ALLOW_LOCAL_DATABASE=on.'
  if (!isOwnServer(databaseUrl))
    return 'ALLOW_LOCAL_DATABASE=on is for a database server of this machine, but DATABASE_URL names another one: set SHOP_ENV=qa or SHOP_ENV=production, or correct DATABASE_URL.'
  return null
}

type ProductionFacts = {
  contentEndpoint: string | null
  contentSpace: string | null
  mediaFolder: string | null
  /** A store that the pictures may be in. */
  files: object | null
  /** Mails go out through a server or through what the app hands in. */
  hasMail: boolean
}

/** What of the demo a shop would show as its own, one sentence each that says what to do; none for a shop of its own. */
export function inventedThings(
  { name, isInvented }: Pick<Brand, 'name' | 'isInvented'>,
  { contentEndpoint, contentSpace, hasMail, mediaFolder, files }: ProductionFacts,
): string[] {
  const hasContent = contentEndpoint !== null || contentSpace !== null
  return [
    hasContent
      ? null
      : "The pages would be the demo's: set CONTENT_ENDPOINT and CONTENT_TOKEN, or CONTENT_SPACE.",
    isInvented
      ? `The company, imprint and bank account of ${name} are invented: write the real ones into its brand.ts, and isInvented: false.`
      : null,
    hasMail ? null : 'No mail would reach a customer: set SMTP_URL and MAIL_FROM.',
    mediaFolder === null && files === null
      ? "The pictures would be the demo's: set SHOP_MEDIA, or FILES_URL."
      : null,
  ].filter((sentence) => sentence !== null)
}

/** A server at a socket of the file system has no host, or names it in the search. */
function isOwnServer(databaseUrl: string): boolean {
  const url = URL.parse(databaseUrl)
  if (url === null) return false
  const named = url.searchParams.getAll('host')
  const hosts = named.length > 0 ? named : [url.hostname]
  return hosts.every((host) => host === '' || host.startsWith('/') || isOwnHost(host))
}
