import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ContentClient,
  createContentClient,
  type Publication,
  type ServerContentClient,
} from '@shop/content/content-client'
import type { OwnPathOf } from '@shop/content/own-links'
import { CONTENT_RELATIONS } from '@shop/content/relations'
import { type ContentService, createContentService } from '@shop/content-service/content-service'
import { embeddedFetch } from '@shop/content-service/embedded-fetch'
import { readSpace } from '@shop/content-service/space/read-space'
import { parseSpaceFile, type SpaceProblem } from '@shop/content-service/space/space-file'
import { watchFile } from '@shop/content-service/space/watch-space'
import { markets } from '@shop/domain/market/markets'
import { ownPath } from '@shop/domain/origin/own-path'
import type { Brand } from '@shop/domain/shop/brand'
import type { Files } from '@shop/engine/ports/files'
import { traced } from '@shop/engine/trace/traced'
import { type Config, ConfigProblem } from './config/config.ts'
import { type FollowedSpace, followedSpace } from './editing/followed-space.ts'
import {
  type EmbeddedSpace,
  type ManagedContent,
  managedElsewhere,
  managedSpace,
} from './editing/managed-content.ts'
import type { Log } from './http/request-log.ts'
import { regionalContent } from './regional-content.ts'
import type { Demo } from './shop-definition.ts'

/** Drafts for editors: their client, the one for a release to come, and the token that signs the links to them. */
export type ContentPreview = {
  content: ContentClient
  inRelease: (id: string) => ContentClient
  token: string
}

/** Reads stories; `service` answers `/cdn/…` where the embedded service is the one in use. */
export type OpenContent = {
  content: ServerContentClient
  service: ContentService | null
  preview: ContentPreview | null
  /** Reads stories as they will be once a release is out; null where drafts cannot be read. */
  inRelease: ((id: string) => ContentClient) | null
  /** Changes stories; null where nobody may, or nothing says how a page shows them. */
  managed: ManagedContent | null
  /** Where the service keeps the pictures of editors; the embedded one has none of its own. */
  assetHosts: readonly string[]
  /** Refreshes what shows the published stories. null is everything. */
  publish: (publication: Publication | null) => void
  /** The same for what another process was told of, which looks after the rest of the world. */
  take: (publication: Publication | null) => void
  /** Notifies of publications; null when it is unknown what was published. `isOwn` where this process was told first. */
  onPublish: (listener: PublicationListener) => void
  close: () => void
}

type PublicationListener = (publication: Publication | null, isOwn: boolean) => void

/** Every region of the vendor. */
const STORYBLOK_ASSETS = 'https://*.storyblok.com'

type Source = { endpoint: string; token: string; fetch?: typeof fetch; checkMs?: null }
type ConfigOfContent = Pick<
  Config,
  | 'contentEndpoint'
  | 'contentToken'
  | 'contentOauthToken'
  | 'contentPreviewToken'
  | 'contentSpace'
  | 'contentManagementToken'
  | 'contentManagementEndpoint'
  | 'contentSpaceId'
  | 'dataFolder'
  | 'publicOrigin'
  | 'shopOrigins'
  | 'environment'
  | 'hasDemoGoods'
>

/** In a release, a story is judged among those that go out with it. */
type StoryProblems = (story: unknown, releaseId?: number) => Promise<readonly string[]>

type ContentShop = {
  brand: Brand
  demo: Demo | null
  /** What is wrong with a story as a page; without it nobody may change stories. */
  storyProblems?: StoryProblems
  /** The place that the processes of a shop share; without it pictures lie beside the stories. */
  shared?: Files | null
}

/**
 * The stories of a brand: from the content service that is configured, otherwise from the embedded one, which reads
 * the space file that is configured or the demo's stories.
 *
 * @throws ConfigProblem where neither is configured and the shop has no demo
 */
export async function openContent(
  { brand, demo, storyProblems, shared = null }: ContentShop,
  config: ConfigOfContent,
  log: Log,
): Promise<OpenContent> {
  const listeners = new Set<PublicationListener>()
  const notify: PublicationListener = (publication, isOwn) => {
    for (const listener of listeners) listener(publication, isOwn)
  }
  const embedded =
    config.contentEndpoint === null ? await embeddedService({ brand, demo }, config, log) : null
  const source: Source =
    embedded === null
      ? {
          endpoint: config.contentEndpoint ?? '',
          token: config.contentToken ?? '',
          fetch: tracedFetch(fetch),
        }
      : {
          endpoint: 'http://content.local/v2',
          token: embedded.tokens.public,
          fetch: tracedFetch(embeddedFetch(embedded.service)),
          // The embedded service notifies by itself.
          checkMs: null,
        }
  const regions = brand.locales.filter((locale) => embedded?.service.space.language_codes.includes(locale))
  const options = {
    ...source,
    ...(config.contentOauthToken ? { oauthToken: config.contentOauthToken } : {}),
    folder: brand.contentFolder,
    languages: [...new Set(brand.locales.map((locale) => markets[locale].language)), ...regions],
    relations: CONTENT_RELATIONS,
    ownPath: ownPathOf(brand, config),
    onProblem: (line: string) => log.warn(`Content: ${line}`),
    onUnknownChange: () => notify(null, true),
  }
  const content = regionalContent(createContentClient(options), regions)
  const refreshed = (publication: Publication | null, isOwn: boolean) => {
    if (publication === null) content.flush()
    else content.publish(publication)
    notify(publication, isOwn)
  }
  const publish = (publication: Publication | null) => refreshed(publication, true)
  const unsubscribe = embedded?.service.onPublish((stories) =>
    publish({ uuids: stories.map(({ uuid }) => uuid), slugs: stories.flatMap(({ slugs }) => slugs) }),
  )
  const managed =
    storyProblems === undefined
      ? null
      : embedded === null
        ? managedElsewhere(config)
        : managedSpace(
            embedded.editable,
            { storyProblems, components: await componentsOfBlocks(), shared },
            config,
            log,
          )
  const previewToken = embedded === null ? config.contentPreviewToken : embedded.tokens.openPreview
  const draftToken = embedded === null ? config.contentPreviewToken : embedded.tokens.preview
  const drafts = (token: string, release: string | null) =>
    regionalContent(
      createContentClient({
        ...options,
        token,
        version: 'draft',
        checkMs: null,
        ...(release === null ? {} : { release }),
      }),
      regions,
    )
  const inRelease = draftToken === null ? null : (id: string) => drafts(draftToken, id)
  return {
    content,
    service: embedded?.service ?? null,
    preview:
      previewToken === null || inRelease === null
        ? null
        : { token: previewToken, content: drafts(previewToken, null), inRelease },
    inRelease,
    managed,
    assetHosts: embedded === null ? [STORYBLOK_ASSETS] : [],
    publish,
    take: (publication) => refreshed(publication, false),
    onPublish: (listener) => listeners.add(listener),
    close: () => {
      unsubscribe?.()
      managed?.close()
      embedded?.close()
    },
  }
}

/** Knows the pages of a brand by their whole addresses. */
export function ownPathOf(
  { locales: [locale = 'de-de'] }: Pick<Brand, 'locales'>,
  { publicOrigin, shopOrigins: origins }: Pick<Config, 'publicOrigin' | 'shopOrigins'>,
): OwnPathOf {
  return (address) => ownPath(address, { publicOrigin, origins, locale })
}

/** What a page waits for while stories are read. */
function tracedFetch(ask: typeof fetch): typeof fetch {
  return (...request) => traced('content service', {}, () => ask(...request))
}

/** The tokens of the demo are in its source: in production they do not give access to drafts. */
function previewTokenOf(config: ConfigOfContent, ofDemo: string): string | null {
  return config.contentPreviewToken ?? (config.environment === 'production' ? null : ofDemo)
}

/** Read where somebody may edit: the command line, which opens content as well, does without. */
async function componentsOfBlocks() {
  const { blockComponents } = await import('@shop/blocks/guides/block-components.ts')
  const { guidesOfFiles } = await import('@shop/blocks/guides/guide-files.ts')
  return blockComponents(await guidesOfFiles())
}

async function embeddedService(
  { brand, demo }: { brand: Brand; demo: Demo | null },
  config: ConfigOfContent,
  log: Log,
) {
  if (config.contentSpace !== null) return servedFile(config.contentSpace, config, log)
  // What editors have made of the demo, since they first changed something.
  const own = join(config.dataFolder, 'content', 'space.json')
  if (config.dataFolder !== '' && existsSync(own)) return servedFile(own, config, log)

  if (demo === null)
    throw new ConfigProblem(
      `${brand.name} has no stories: set CONTENT_ENDPOINT and CONTENT_TOKEN, or CONTENT_SPACE, or give it a demo in apps/${brand.id}/shop.ts.`,
    )
  const space = await demo.stories(brand, { hasGoods: config.hasDemoGoods })
  const openPreview = previewTokenOf(config, space.tokens.preview)
  const tokens = { public: space.tokens.public, preview: openPreview ?? randomBytes(32).toString('hex') }
  const service = createContentService({ ...space, tokens })
  const { onWrite, onChange } = followedFile(own, shownBy(service, tokens), log)
  const editable = { path: own, seed: () => space, spaceId: service.space.id, onWrite }
  // Another process of the shop may be where editors write.
  const close = watchFile(own, () => void onChange())
  return { service, tokens: { ...tokens, openPreview }, editable, close }
}

/** A space file that editors change: what they publish is on the pages at once. */
async function servedFile(path: string, config: ConfigOfContent, log: Log) {
  const { space, problems } = await readSpace(path)
  const isOwn = path !== config.contentSpace
  const openPreview = isOwn ? previewTokenOf(config, space.tokens.preview) : space.tokens.preview
  const tokens = { public: space.tokens.public, preview: openPreview ?? randomBytes(32).toString('hex') }
  const service = createContentService({ ...space, tokens })
  reportLeftOut(path, problems, log)
  const { onWrite, onChange } = followedFile(path, shownBy(service, tokens), log)
  const editable: EmbeddedSpace = { path, spaceId: service.space.id, onWrite }
  const close = watchFile(path, () => void onChange())
  return { service, tokens: { ...tokens, openPreview }, editable, close }
}

/** Readers get a state that was written, and the tokens stay as the shop was opened with. */
function shownBy(service: ContentService, tokens: { public: string; preview: string }) {
  return (file: unknown) => {
    service.replace({ ...parseSpaceFile(file).space, tokens })
  }
}

function followedFile(path: string, show: (file: unknown) => void, log: Log): FollowedSpace {
  return followedSpace({
    read: () => readSpace(path),
    show,
    onRead: ({ problems }) => reportLeftOut(path, problems, log),
    onProblem: (problem) => log.error('Content: the state before it stays.', problem),
  })
}

function reportLeftOut(path: string, problems: readonly SpaceProblem[], log: Log): void {
  for (const { place, problem } of problems) log.warn(`Content: left out of ${path}: ${place}: ${problem}`)
}
