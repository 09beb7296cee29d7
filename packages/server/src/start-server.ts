import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { importSearchWords } from '@shop/catalogue/search/words/search-words-store'
import { type Engine, openEngine } from '@shop/commerce/engine'
import type { ContentClient } from '@shop/content/content-client'
import { withOwnPaths } from '@shop/content/own-links'
import type { Brand } from '@shop/domain/shop/brand'
import type { Backend } from '@shop/engine/backend'
import { filesBelow } from '@shop/engine/files/files-below'
import { draining } from '@shop/engine/http/draining'
import type { Files } from '@shop/engine/ports/files'
import { adoptOwnMessages } from '@shop/i18n/locale-i18n'
import { ownMessagesOf } from '@shop/i18n/own-messages-file'
import type { StorySites } from '@shop/storefront/server'
import { type Config, ConfigProblem } from './config/config.ts'
import { inventedThings } from './config/environment-rules.ts'
import { checkedPages } from './content/check-pages.ts'
import { contentDesk } from './content/content-desk.ts'
import { type OpenContent, openContent, ownPathOf } from './content.ts'
import { demoData, isEmptyShop } from './demo-data.ts'
import { officeChecks } from './doctor/office-checks.ts'
import { storyChecks } from './doctor/story-check.ts'
import { engineOptions } from './engine-options.ts'
import { staticAddresses } from './files/static-files.ts'
import { createLog, type Log } from './http/request-log.ts'
import { contractTextsIn } from './legal-pages/contract-texts.ts'
import { closed, listening } from './listening.ts'
import { openDemo } from './open-demo.ts'
import { pageViews } from './pages/page-views.ts'
import { shopApp } from './shop-app.ts'
import type { Adapters } from './shop-definition.ts'
import { shopFiles } from './shop-files.ts'
import type { ShopToServe } from './shop-to-serve.ts'

export type RunningServer = { port: number; engine: Engine; stop: () => Promise<void> }

/** Opens database, content and web server of a shop; an empty database of a `local` shop is filled with its demo, unless it asks for none. */
export async function startServer(shop: ShopToServe, config: Config): Promise<RunningServer> {
  const { brand } = shop
  adoptOwnMessages(await ownMessagesOf(shop.folder))
  const log = createLog(config.logLevel)
  const adapters = (await shop.adapters?.(process.env)) ?? {}
  if (config.environment === 'production') refuseInvented(brand, adapters, config, log)
  for (const problem of config.tracking.problems) log.warn(problem)
  const { econdaScript } = config.tracking
  if (econdaScript !== null && !existsSync(econdaScript))
    throw new ConfigProblem(`ECONDA_SCRIPT names no file: ${econdaScript} is not there. Correct or unset it.`)
  const backend = backendOf(shop, config)
  const demo = await openDemo(shop, config)
  const { media, shared } = await shopFiles(config, demo, log)
  if (media === null)
    throw new ConfigProblem(
      `${brand.name} has no pictures: set SHOP_MEDIA or FILES_URL, or give it a demo in apps/${brand.id}/shop.ts.`,
    )
  let opened: Engine | null = null
  const content = await openContent(
    {
      brand,
      demo,
      shared,
      storyProblems: (story, release) =>
        shop.storefront.storyProblems(
          withOwnPaths(story, ownPathOf(brand, config)),
          opened && storySites(brand, opened, storiesIn(content, release)),
        ),
    },
    config,
    log,
  )
  for (const { found, remedy } of storyChecks(config)) log.warn(`Content: ${found}. ${remedy}`)
  const engine = await openEngine({
    ...(await engineOptions({ brand, adapters }, config, log)),
    legalTexts: contractTextsIn(content.content),
    pageCheck: checkedPages({ brand, demo }, config),
    contentDesk: contentDesk(brand, content),
    outsideChecks: officeChecks({
      look: shop.doctor,
      environment: process.env,
      folder: config.dataFolder,
    }),
    backend,
  }).catch((problem: unknown) => {
    content.close()
    throw problem
  })
  opened = engine
  try {
    if (shop.words && (await isEmptyShop(engine))) await importSearchWords(engine.database, shop.words)
    if (config.environment === 'local' && config.hasDemoGoods && demo && !backend)
      await demoData(engine, await demo.goods())
    const metrics =
      config.metrics === null && config.traces === null
        ? null
        : await (await import('./metrics/open-metrics.ts')).openMetrics(engine, config.metrics, config.traces)
    const traces =
      config.traces === null
        ? null
        : (await import('./traces/open-traces.ts')).openTraces(config.traces, {
            service: brand.id,
            routeOf: (await import('./metrics/request-route.ts')).requestRoutes(engine.calls),
          })
    const drain = draining(config.drainMilliseconds)
    const { app, pages } = shopApp({
      shop,
      config,
      engine,
      content: withHosts(content, backend),
      media,
      shared,
      log: metrics?.logging(log) ?? log,
      isDraining: drain.isDraining,
    })
    metrics?.watchPages(pages.cache)
    if (shared !== null && shop.middleware === undefined) await sharedBuild(shared, shop, log)
    const integration = await integrationOf(engine, config, log)
    const views = pageViews({ counts: engine.counts, locales: brand.locales, origins: config.shopOrigins })
    const first = shop.middleware ?? pages.answerKept
    const server = await listening(
      traces?.serving(app.fetch) ?? app.fetch,
      config,
      (request, response, next) => {
        // A connection that stays would carry a next request to a process that is gone by then.
        if (drain.isDraining()) response.shouldKeepAlive = false
        views.document(request, response)
        first(request, response, next)
      },
    )
    return {
      port: (server.address() as AddressInfo).port,
      engine,
      stop: async () => {
        await drain.begin()
        await Promise.all([closed(server), integration?.close()])
        await metrics?.close()
        pages.close()
        content.close()
        await engine.close()
        await traces?.close()
      },
    }
  } catch (problem) {
    content.close()
    await engine.close()
    throw problem
  }
}

/** What links of a story lead to: also a page that goes out with the same release. */
function storiesIn({ content, inRelease }: OpenContent, release: number | undefined): ContentClient {
  return release === undefined ? content : (inRelease?.(String(release)) ?? content)
}

/** The shops of a brand that links of a story lead into. */
function storySites(
  { contentFolder, locales }: Pick<Brand, 'contentFolder' | 'locales'>,
  engine: Pick<Engine, 'api' | 'shopIn'>,
  content: ContentClient,
): StorySites {
  return {
    folder: contentFolder,
    shops: locales.map((locale) => ({ shop: engine.shopIn(locale), api: engine.api(locale), content })),
  }
}

/** The system that has the goods instead; a `ConfigProblem` says what it lacks. */
function backendOf({ brand, backend }: ShopToServe, config: Config): Backend | null {
  const opened = openBackend(backend && (() => backend(brand, process.env)))
  if (opened?.handOver === null && config.environment === 'production' && !config.allowsDemo)
    throw new ConfigProblem(
      `${brand.name} takes no orders: nothing leads to the checkout of ${opened.name} (ALLOW_DEMO=on opens it all the same). Which variables it needs stands in docs/scayle.md.`,
    )
  return opened
}

function openBackend(open: (() => Backend) | undefined): Backend | null {
  try {
    return open?.() ?? null
  } catch (problem) {
    throw new ConfigProblem(problem instanceof Error ? problem.message : String(problem))
  }
}

/** Pictures may come from where the goods are. */
function withHosts(content: OpenContent, backend: Backend | null): OpenContent {
  return backend === null
    ? content
    : { ...content, assetHosts: [...content.assetHosts, ...backend.assetHosts] }
}

/** A store that is away costs pages of another build a reload, and the shop nothing. */
async function sharedBuild(shared: Files, { folder }: Pick<ShopToServe, 'folder'>, log: Log): Promise<void> {
  const built = join(folder, 'dist/client')
  const { shareAssets } = await import('./builds/shared-assets.ts')
  await shareAssets(filesBelow(shared, 'builds'), {
    built,
    present: staticAddresses(built),
    now: Date.now(),
  }).catch((problem: unknown) => log.error(`The files of this build are not in ${shared.place}.`, problem))
}

/** The API for other systems, which is not even loaded while it is closed. */
async function integrationOf(engine: Engine, { integration, trustProxy }: Config, log: Log) {
  if (integration === null) return null
  const { integrationServer } = await import('./integration/integration-server.ts')
  return integrationServer(engine, { integration, trustProxy }, log)
}

/** Throws a `ConfigProblem` with everything at once, or says it once where the demo is allowed. */
function refuseInvented(brand: ShopToServe['brand'], adapters: Adapters, config: Config, log: Log): void {
  const invented = inventedThings(brand, { ...config, hasMail: config.smtp !== null || !!adapters.mail })
  const places = adapters.pickupPoints === undefined ? ['Pickup points are invented, too.'] : []
  const recordsOnly =
    brand.features.payback !== 'nowhere' && !config.loyalty && adapters.loyalty === undefined
  const points = recordsOnly ? ['Points of a loyalty programme are only recorded, too.'] : []
  if (config.allowsDemo)
    for (const sentence of [...invented, ...places, ...points]) log.warn(`ALLOW_DEMO=on: ${sentence}`)
  else if (invented.length > 0)
    throw new ConfigProblem(
      `SHOP_ENV=production does not sell with what the demo invents (ALLOW_DEMO=on does all the same):\n${invented.map((sentence) => `- ${sentence}`).join('\n')}`,
    )
}
