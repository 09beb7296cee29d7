import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { HttpBindings } from '@hono/node-server'
import { isProblem } from '@shop/api-client/contract/problem'
import { withdrawalPages } from '@shop/commerce/after-sales/plain/withdrawal-pages'
import { databaseProblem, retryAfter } from '@shop/commerce/db/database-problem'
import type { Engine } from '@shop/commerce/engine'
import { isSignedIn } from '@shop/commerce/http/is-signed-in'
import { apiResponse } from '@shop/commerce/http-api'
import { sandboxPage } from '@shop/commerce/payment/sandbox/sandbox-page'
import { MEDIA_FOLDER } from '@shop/demo/catalogue/pictures'
import { parseImageAddress } from '@shop/domain/image/image-address'
import { localeOf, shopPath } from '@shop/domain/link/shop-address'
import { markets } from '@shop/domain/shop/markets'
import { type Context, Hono } from 'hono'
import { type BuildMeta, prerenderedPaths } from './builds/build-meta.ts'
import { type KeptAssets, keepAssets } from './builds/kept-assets.ts'
import type { Config } from './config.ts'
import { previewPage } from './content/preview-page.ts'
import { publishHook } from './content/publish-hook.ts'
import type { OpenContent } from './content.ts'
import { mailsDoor } from './documentation/mails-door.ts'
import { iconDrawer } from './files/icons.ts'
import { mediaResponse } from './files/media-file.ts'
import { bodyOf, type StaticFile, staticFile, staticFiles } from './files/static-files.ts'
import { announceChanges } from './findable/announce-changes.ts'
import { findableDoors, rememberStories } from './findable/findable-doors.ts'
import { indexNow } from './findable/page-announcer.ts'
import { sharedDocuments } from './findable/shared-documents.ts'
import type { Log } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import { imageStore } from './images/image-store.ts'
import { accountGuard } from './pages/account-guard.ts'
import { buildIdOf } from './pages/build-id.ts'
import { publicationTags } from './pages/content-tags.ts'
import { acceptedEncoding, contentTag } from './pages/finished-page.ts'
import { type PageResponder, pageResponder } from './pages/page-responder.ts'
import { rumDoors } from './rum/rum-doors.ts'
import type { ShopToServe } from './serve-shop.ts'

export type ShopParts = {
  wish: ShopToServe
  config: Config
  engine: Engine
  content: OpenContent
  log: Log
}
export type ShopApp = { app: Hono<Env>; pages: PageResponder }

type Env = { Bindings: Partial<HttpBindings> }
type Headers = Record<string, string>

const DAY_SECONDS = 86_400
/** The one page whose form works without JavaScript. @see eu-duties C-01 */
const WITHDRAWAL_PATH = '/vertrag-widerrufen/'
const NOTHING_KEPT: KeptAssets = { pathOf: () => null }
const HOUR_MS = 3_600_000
/** Addresses that crawlers and feed readers ask for; one name may be the key file of IndexNow. */
const FINDABLE = ['/robots.txt', '/sitemap.xml', '/:file{[A-Za-z0-9-]+\\.(?:xml|csv|txt|webmanifest)}']
/** First words of paths that are never pages; what is not found there is not found. */
const NOT_PAGES = ['assets', 'i', 'media', 'api', 'cdn', 'sandbox', 'builds', 'hooks', 'rum', 'scripts']

/** Every door of the shop, in the order in which they are tried; what no door knows is a page. @see design §1 */
export function shopApp(parts: ShopParts): ShopApp {
  const { wish, config, engine, log } = parts
  const { content } = parts.content
  const { brand } = wish
  const { tracking } = config
  const isHttps = config.publicOrigin.startsWith('https:')
  const common = securityHeaders(isHttps)
  const isDevelopment = wish.middleware !== undefined
  const files = isDevelopment ? new Map<string, StaticFile>() : staticFiles(join(wish.folder, 'dist/client'))
  const buildId = buildIdOf(files)
  const kept = isDevelopment ? NOTHING_KEPT : keptAssets()
  const startedAt = Date.now()
  const pages = pageResponder({
    brand,
    storefront: wish.storefront,
    engine,
    content,
    origins: config.shopOrigins,
    defaultOrigin: config.publicOrigin,
    buildId,
    showsErrorDetails: config.environment === 'qa',
    cacheBytes: isDevelopment ? 0 : config.pageCacheBytes,
    // Vite's own inline scripts have no hash.
    hasPolicy: !isDevelopment,
    assetHosts: parts.content.assetHosts,
    hasOldSwissPaths: wish.hasOldSwissPaths,
    setup: tracking.setup && { ...tracking.setup, recommendations: config.recommendationProvider !== null },
    expressMethods: engine.expressMethods,
    partners: { scripts: tracking.scriptHosts, connects: tracking.connectHosts },
    headers: common,
    onError: log.error,
  })
  parts.content.onPublish((publication) => pages.cache.evict(publicationTags(publication, brand)))
  const draft = previewPage({
    brand,
    storefront: wish.storefront,
    engine,
    preview: parts.content.preview,
    origins: config.shopOrigins,
    defaultOrigin: config.publicOrigin,
    buildId,
    hasPolicy: !isDevelopment,
    assetHosts: parts.content.assetHosts,
    headers: common,
    onError: log.error,
  })
  const guard = accountGuard({
    origins: config.shopOrigins,
    isSignedIn: (request) => isSignedIn(engine, request, { now: engine.now(), secureCookies: isHttps }),
    headers: common,
    onError: log.error,
  })
  const hook = publishHook({
    secret: config.contentHookSecret,
    uuidOf: content.uuidOf,
    publish: parts.content.publish,
  })
  const media = config.mediaFolder ?? fileURLToPath(MEDIA_FOLDER)
  const images = imageStore({
    media,
    cache: join(config.dataFolder, 'pictures'),
  })
  const svg = readFileSync(join(wish.folder, 'icon.svg'))
  const icon = iconDrawer(svg)
  const places = { locales: brand.locales, origins: config.shopOrigins, defaultOrigin: config.publicOrigin }
  const documents = {
    feeds: sharedDocuments({ folder: join(config.dataFolder, 'documents/feeds'), onError: log.error }),
    sitemaps: sharedDocuments({ folder: join(config.dataFolder, 'documents/sitemaps'), onError: log.error }),
  }
  const findable = findableDoors({
    brand,
    engine,
    content,
    places,
    isOpen: config.environment !== 'qa',
    indexNowKey: config.indexNow?.key ?? null,
    headers: common,
    documents,
  })
  const noteStories = () =>
    rememberStories({ content, engine, places }).catch((problem: unknown) =>
      log.warn(
        `Where stories are could not be noted, so one that moves now leaves a dead address: ${String(problem)}`,
      ),
    )
  void noteStories()
  parts.content.onPublish(() => void noteStories())
  const stopAnnouncing = config.indexNow
    ? announceChanges({
        announcer: indexNow(config.indexNow),
        engine,
        onPublish: parts.content.onPublish,
        places,
        contentPlace: {
          folder: brand.contentFolder,
          languages: brand.locales.map((locale) => markets[locale].language),
        },
        onError: log.error,
      })
    : () => undefined
  const buildMeta = remembered(async (): Promise<BuildMeta> => {
    const [matcher, prerendered] = await Promise.all([
      wish.storefront.routeMatcher(),
      prerenderedPaths({ content, brand, origins: config.shopOrigins }),
    ])
    return { id: buildId, timestamp: startedAt, matcher, prerendered }
  })

  /** A folder that cannot be written costs pages of earlier builds a reload, and nobody the shop. */
  function keptAssets(): KeptAssets {
    try {
      const folder = join(config.dataFolder, 'assets')
      return keepAssets(folder, join(wish.folder, 'dist/client'), files.keys(), Date.now())
    } catch (problem) {
      log.error(
        'The files of earlier builds cannot be kept: is SHOP_DATA a folder that can be written?',
        problem,
      )
      return NOTHING_KEPT
    }
  }

  const app = new Hono<Env>()
  const say = (status: number, body: string | Uint8Array<ArrayBuffer>, headers: Headers) =>
    new Response(body, { status, headers: { ...common, ...headers } })
  const json = (status: number, body: unknown) =>
    say(status, JSON.stringify(body), { 'content-type': 'application/json', 'cache-control': 'no-store' })
  const missing = (context: Context<Env>) =>
    say(404, `Page not found: ${context.req.path}`, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })

  app.use(async (context, next) => {
    const begun = performance.now()
    await next()
    log.request(context.req.method, context.req.path, context.res.status, performance.now() - begun)
  })
  app.get('/assets/*', (context) => {
    const { path } = context.req
    const old = files.has(path) ? null : kept.pathOf(path)
    const file = old === null ? files.get(path) : staticFile(old, path)
    return file ? fileResponse(file, context.req.raw, common) : missing(context)
  })
  app.get('/i/*', async (context) => {
    const wanted = parseImageAddress(context.req.path)
    const image = wanted && (await images(wanted))
    if (!image) return missing(context)
    const etag = `"${contentTag(image)}"`
    const headers = {
      'content-type': 'image/webp',
      'cache-control': `public, max-age=${30 * DAY_SECONDS}`,
      etag,
    }
    if (context.req.header('if-none-match') === etag)
      return new Response(null, { status: 304, headers: { ...common, ...headers } })
    return say(200, image, headers)
  })
  app.get(
    '/media/*',
    async (context) => (await mediaResponse(media, context.req.raw, common)) ?? missing(context),
  )
  app.get('/:file{icon-[a-z]{2}-[a-z]{2}-[0-9]+x[0-9]+\\.png}', async (context) => {
    const [, locale, width, height] = /icon-(.{5})-(\d+)x(\d+)\.png$/.exec(context.req.path) ?? []
    const isOurs = width === height && brand.locales.some((known) => known === locale)
    const drawn = isOurs ? await icon(Number(width)) : null
    return drawn ? say(200, drawn, iconHeaders('image/png')) : missing(context)
  })
  app.get('/favicon.ico', async () => say(200, (await icon(32)) ?? '', iconHeaders('image/png')))
  app.get('/favicon.svg', () => say(200, new Uint8Array(svg), iconHeaders('image/svg+xml')))

  const answerCall = async (context: Context<Env>) =>
    secured(
      await apiResponse(engine, context.req.raw, {
        locale: localeOf(context.req.url, config.shopOrigins).locale,
        clientAddress: clientAddress(context, config.trustProxy),
        secureCookies: isHttps,
      }),
      common,
    )
  app.all('/api/*', answerCall)
  const rum = rumDoors({
    brandId: brand.id,
    locales: brand.locales,
    database: engine.database,
    content,
    secret: config.secret ?? randomBytes(32).toString('hex'),
    isHttps,
    headers: common,
  })
  app.all('/rum/*', async (context) => (await rum(context.req.raw)) ?? answerCall(context))
  const econda = tracking.econdaScript === null ? null : new Uint8Array(readFileSync(tracking.econdaScript))
  app.get('/scripts/econda.js', (context) =>
    econda
      ? say(200, econda, {
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'public, max-age=3600',
        })
      : missing(context),
  )
  app.post('*', async (context, next) => {
    const { locale, path } = localeOf(context.req.url, config.shopOrigins)
    if (path !== WITHDRAWAL_PATH) return next()
    const page = await withdrawalPages(engine, context.req.raw, {
      locale,
      clientAddress: clientAddress(context, config.trustProxy),
      home: shopPath(locale, '/', config.shopOrigins),
      ownPage: async () => {
        const own = await pages.respond(new Request(context.req.url))
        return own.ok ? own.text() : null
      },
    })
    return page ? secured(page, common) : missing(context)
  })
  app.all('/cdn/*', async (context) => {
    const answer = await parts.content.service?.fetch(context.req.raw)
    return answer ? secured(answer, common) : missing(context)
  })
  app.all('/sandbox/*', async (context) => {
    const page = await sandboxPage(engine, context.req.raw)
    return page ? secured(page, common) : missing(context)
  })

  const mails = mailsDoor({ config, engine })
  app.get('/documentation/mails/*', async (context) => {
    const page = await mails(context.req.raw, socketAddress(context))
    return page ? secured(page, common) : missing(context)
  })

  app.get('/healthz', () => say(200, 'ok', { 'content-type': 'text/plain', 'cache-control': 'no-store' }))
  app.get('/readyz', async () => {
    const isReady = await engine.ready().then(
      () => true,
      () => false,
    )
    return json(isReady ? 200 : 503, {
      database: !isReady ? 'unreachable' : engine.database.hasRoom() ? 'ready' : 'read-only',
      kind: engine.database.kind,
    })
  })
  app.get('/builds/latest.json', () => json(200, { id: buildId, timestamp: startedAt }))
  app.get('/builds/meta/:id{[a-z0-9_-]+\\.json}', async (context) =>
    context.req.param('id') === `${buildId}.json`
      ? say(200, JSON.stringify(await buildMeta()), {
          'content-type': 'application/json',
          'cache-control': 'public, max-age=3600',
        })
      : missing(context),
  )
  app.on('GET', FINDABLE, async (context) => (await findable(context.req.raw)) ?? missing(context))
  app.all('/hooks/content/', async (context) => {
    const { status, words } = await hook(context.req.raw)
    return say(status, words, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  })
  for (const word of NOT_PAGES) app.all(`/${word}/*`, missing)
  app.all('*', async ({ req }) => (await guard(req.raw)) ?? (await draft(req.raw)) ?? pages.respond(req.raw))
  app.onError((error, context) => {
    const away = databaseProblem(error)
    if (away)
      return say(503, 'The shop cannot do this right now. Please try again in a moment.', {
        ...retryAfter(away),
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      })
    // A door that reads a body refuses one that is too large by throwing.
    if (isProblem(error))
      return say(error.status, error.document.detail, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      })
    log.error(`${context.req.method} ${context.req.path} failed.`, error)
    return say(500, 'Something went wrong on our side. Please try again in a moment.', {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
  })
  const close = () => {
    stopAnnouncing()
    documents.feeds.close()
    documents.sitemaps.close()
    pages.close()
  }
  return { app, pages: { ...pages, close } }
}

/** Asks once in an hour; who asks meanwhile gets the same answer. A failure is not remembered. */
function remembered<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: { at: number; value: Promise<Value> } | null = null
  return () => {
    if (made && Date.now() - made.at < HOUR_MS) return made.value
    const value = make()
    made = { at: Date.now(), value }
    value.catch(() => {
      made = null
    })
    return value
  }
}

function iconHeaders(type: string): Headers {
  return { 'content-type': type, 'cache-control': `public, max-age=${7 * DAY_SECONDS}` }
}

function fileResponse(file: StaticFile, request: Request, common: Headers): Response {
  const wanted = acceptedEncoding(request.headers.get('accept-encoding'))
  const encoding = file.bodies.has(wanted) ? wanted : 'identity'
  const headers: Headers = {
    ...common,
    'content-type': file.type,
    'cache-control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    vary: 'Accept-Encoding',
    etag: `"${file.etag}-${encoding}"`,
  }
  if (request.headers.get('if-none-match') === headers.etag)
    return new Response(null, { status: 304, headers })
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  return new Response(bodyOf(file, encoding), { headers })
}

/** Adds what every answer carries to an answer that was made elsewhere; what it says itself stays. */
function secured(response: Response, common: Headers): Response {
  for (const [name, value] of Object.entries(common))
    if (!response.headers.has(name)) response.headers.set(name, value)
  return response
}

/** Behind a proxy the last hop's word counts; the rest of the list is whatever the client wrote. */
function clientAddress(context: Context<Env>, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || (socketAddress(context) ?? 'unknown')
}

function socketAddress(context: Context<Env>): string | undefined {
  return context.env.incoming?.socket.remoteAddress
}
