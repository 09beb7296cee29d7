import { join } from 'node:path'
import type { Engine } from '@shop/commerce/engine'
import { markets } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
import { CLOSED_DOORS, type DoorSwitches } from '@shop/doors/door-switches'
import type { Files } from '@shop/engine/ports/files'
import { allPromotions } from '@shop/sales/promotions/promotion-store'
import { type KeptAssets, keepAssets } from './builds/kept-assets.ts'
import type { Config } from './config/config.ts'
import { comparedCampaigns } from './content/compared-campaigns.ts'
import { shareStories } from './content/shared-stories.ts'
import type { OpenContent } from './content.ts'
import { type StaticFile, staticFiles } from './files/static-files.ts'
import { announceChanges } from './findable/announce-changes.ts'
import { findableDoors, rememberStories } from './findable/findable-doors.ts'
import { indexNow } from './findable/page-announcer.ts'
import type { Places } from './findable/places.ts'
import { sharedDocuments } from './findable/shared-documents.ts'
import type { Log } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import { buildIdOf } from './pages/build-id.ts'
import { publicationTags } from './pages/content-tags.ts'
import { type PageResponder, pageResponder } from './pages/page-responder.ts'
import { type Headers, type Replies, repliesWith } from './replies.ts'
import type { ShopToServe } from './shop-to-serve.ts'

export type AssemblyParts = {
  shop: ShopToServe
  config: Config
  engine: Engine
  content: OpenContent
  /** The pictures as they were delivered. */
  media: Files
  /** Files that the processes of the shop share; null where each has its own. */
  shared?: Files | null
  log: Log
  /** Whether the process was asked to stop; absent where nothing asks. */
  isDraining?: () => boolean
}

/** What the doors of a shop share. */
export type AssembledShop = AssemblyParts & {
  brand: Brand
  isHttps: boolean
  /** Modules are asked for as they are now: nothing is built, and no page is kept. */
  isDevelopment: boolean
  /** What every answer carries. */
  common: Headers
  replies: Replies
  buildId: string
  files: ReadonlyMap<string, StaticFile>
  kept: KeptAssets
  pages: PageResponder
  findable: (request: Request) => Promise<Response | null>
  /** Ends what runs by itself. */
  close: () => void
}

const NOTHING_KEPT: KeptAssets = { pathOf: () => null }

/** Puts together what answers requests; the doors only ask it. @see design §1 */
export function assembleShop(parts: AssemblyParts): AssembledShop {
  const { shop: input, config, content } = parts
  const { brand } = input
  const isHttps = config.publicOrigin.startsWith('https:')
  const common = securityHeaders(isHttps)
  const isDevelopment = input.middleware !== undefined
  const files = isDevelopment ? new Map<string, StaticFile>() : staticFiles(join(input.folder, 'dist/client'))
  const buildId = buildIdOf(files)
  const places = { locales: brand.locales, origins: config.shopOrigins, defaultOrigin: config.publicOrigin }

  const pages = openPages(parts, { common, isDevelopment, buildId })
  content.onPublish((publication) => pages.cache.evict(publicationTags(publication, brand)))
  // Any story may promise what a promotion gives.
  const stopComparing = onPromotions(parts.engine, () => pages.cache.evict(publicationTags(null, brand)))
  const stopSharing = shareStories(parts)
  const { findable, closeDocuments } = openFindable(parts, { common, places })
  noteStories(parts, places)
  const stopAnnouncing = announce(parts, places)

  return {
    ...parts,
    brand,
    isHttps,
    isDevelopment,
    common,
    replies: repliesWith(common),
    buildId,
    files,
    kept: isDevelopment ? NOTHING_KEPT : keptAssets(parts, files),
    pages,
    findable,
    close: () => {
      stopAnnouncing()
      stopComparing()
      stopSharing()
      closeDocuments()
      pages.close()
    },
  }
}

function onPromotions(engine: Pick<Engine, 'onChange'>, listener: () => void): () => void {
  return engine.onChange((tags) => {
    if (tags.includes('promotions') || tags.includes('everything')) listener()
  })
}

type Built = Pick<AssembledShop, 'common' | 'isDevelopment' | 'buildId'>

function openPages(
  { shop: input, config, engine, content, log }: AssemblyParts,
  built: Built,
): PageResponder {
  const { tracking } = config
  return pageResponder({
    brand: input.brand,
    storefront: input.storefront,
    engine,
    content: comparedCampaigns(content.content, {
      promotions: () => allPromotions(engine.database.sql),
      onPromotions: (listener) => onPromotions(engine, listener),
      onProblem: log.warn,
    }),
    origins: config.shopOrigins,
    defaultOrigin: config.publicOrigin,
    buildId: built.buildId,
    showsErrorDetails: config.environment === 'qa',
    doors: doorsOf(input),
    cacheBytes: built.isDevelopment ? 0 : config.pageCacheBytes,
    // Vite's own inline scripts have no hash.
    hasPolicy: !built.isDevelopment,
    assetHosts: content.assetHosts,
    hasOldSwissPaths: input.brand.hasOldSwissPaths,
    setup: tracking.setup && { ...tracking.setup, recommendations: engine.recommendationCookieName !== null },
    outside: {
      paymentProvider: config.adyen === null ? null : 'Adyen N.V.',
      mailServer: config.smtp !== null,
      errorService: tracking.errorReports !== null && tracking.errorReports !== 'log',
      loyaltyProgramme: engine.hasLoyaltyProgramme,
    },
    expressWallets: engine.expressWallets,
    handOver: engine.handOver,
    partners: { scripts: tracking.scriptHosts, connects: tracking.connectHosts },
    headers: built.common,
    onError: log.error,
    log: log.kept ?? log.request,
    ...(log.made ? { onMade: log.made } : {}),
  })
}

type ForFinding = { common: Headers; places: Places }

function openFindable(
  { shop: input, config, engine, content, log }: AssemblyParts,
  { common, places }: ForFinding,
) {
  const opened = (name: string) =>
    sharedDocuments({ folder: join(config.dataFolder, 'documents', name), onError: log.error })
  const documents = { feeds: opened('feeds'), sitemaps: opened('sitemaps') }
  const findable = findableDoors({
    brand: input.brand,
    doors: doorsOf(input),
    engine,
    content: content.content,
    places,
    isOpen: config.environment !== 'qa',
    indexNowKey: config.indexNow?.key ?? null,
    headers: common,
    documents,
  })
  const closeDocuments = () => {
    documents.feeds.close()
    documents.sitemaps.close()
  }
  return { findable, closeDocuments }
}

/** What a shop opens; the rest is closed. */
export function doorsOf({ doors }: Pick<ShopToServe, 'doors'>): DoorSwitches {
  return { ...CLOSED_DOORS, ...doors }
}

/** Notes where stories are, now and after each publication, so that one that moves leaves a redirect. */
function noteStories({ engine, content, log }: AssemblyParts, places: Places): void {
  const note = () =>
    rememberStories({ content: content.content, engine, places }).catch((problem: unknown) =>
      log.warn(
        `Where stories are could not be noted, so one that moves now leaves a dead address: ${String(problem)}`,
      ),
    )
  void note()
  content.onPublish((_, isOwn) => {
    if (isOwn) void note()
  })
}

/** Notifies search engines of changes, where a shop has a key for it. Returns the function that ends it. */
function announce({ shop: input, config, engine, content, log }: AssemblyParts, places: Places): () => void {
  if (!config.indexNow) return () => undefined
  const { contentFolder, locales } = input.brand
  return announceChanges({
    announcer: indexNow(config.indexNow),
    engine,
    // The process that was told announces it, for all of them.
    onPublish: (listener) => content.onPublish((publication, isOwn) => isOwn && listener(publication)),
    places,
    contentPlace: { folder: contentFolder, languages: locales.map((locale) => markets[locale].language) },
    onError: log.error,
  })
}

/** A folder that cannot be written costs pages of earlier builds a reload, and the shop nothing. */
function keptAssets(
  { shop: input, config, log }: AssemblyParts,
  files: ReadonlyMap<string, StaticFile>,
): KeptAssets {
  try {
    const folder = join(config.dataFolder, 'assets')
    return keepAssets(folder, join(input.folder, 'dist/client'), files.keys(), Date.now())
  } catch (problem) {
    log.error(
      'The files of earlier builds cannot be kept: is SHOP_DATA a folder that can be written?',
      problem,
    )
    return NOTHING_KEPT
  }
}
