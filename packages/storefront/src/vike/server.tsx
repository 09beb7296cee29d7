import { CARD_SIZE_SCRIPT } from '@shop/ui/listing/card-size/card-size.ts'
import { WHOLE_STYLE_ATTRIBUTE } from '@shop/ui/whole-style/whole-style.ts'
import { createRequestHandler } from '@tanstack/react-router/ssr/server'
import { HIDE_CLOSED_SCRIPT } from '../features/campaigns/closed-campaigns.ts'
import { pageDataScript } from '../loading/page-data.ts'
import type { Payload } from '../loading/page-loader.ts'
import { storyProblems } from '../pages/content/story/story-problems.tsx'
import type { StorySites } from '../shell/footer/frame-problems.ts'
import { loadFooterColumns } from '../shell/footer/load-footer-columns.ts'
import { loadServiceNotes } from '../shell/footer/load-service-notes.ts'
import { ownServiceNotes } from '../shell/footer/own-service-notes.ts'
import { loadedColumnsAtom } from '../shell/footer-columns.atoms.ts'
import { loadedNotesAtom } from '../shell/service-notes.atoms.ts'
import { createServerRouter } from './create-server-router.ts'
import { documentFrame } from './document/document-frame.ts'
import { drawnDocument } from './document/drawn-document.tsx'
import { earlyCalls } from './document/early-calls.ts'
import { type FrameTags, inFrame } from './document/frame-tags.ts'
import { keptParts } from './document/kept-parts.ts'
import type { AssetsManifest, PageRender, RouterResponse } from './document/page-context.ts'
import { entryFile, pageFiles } from './document/page-files.ts'
import { earlyScript, startScript } from './document/start-script.ts'
import { type RouteMatcher, routeMatcher } from './route-matcher.ts'
import { cutSheet } from './styles/cut-sheet.ts'
import { pageStyle } from './styles/page-style.ts'
import { unitsOf } from './styles/sheet-name.ts'

export type { StorySites } from '../shell/footer/frame-problems.ts'
export type { PageRender, RouterResponse } from './document/page-context.ts'
export type { RouteMatcher } from './route-matcher.ts'

/** What the web server needs of the storefront. */
export type Storefront = {
  /** The finished document. A redirect or a missing page is a status, not an error. */
  renderDocument: (render: PageRender) => Promise<RouterResponse>
  /** The data of a page alone, for navigations in the browser. */
  renderPayload: (render: PageRender) => Promise<Payload>
  /** Which addresses this build knows. */
  routeMatcher: () => Promise<RouteMatcher>
  /**
   * The style sheet that a document names, from the pieces of its build.
   *
   * @param pieces text of the build's file of pieces
   * @param name what the address of the sheet says is in it
   */
  styleSheet: (pieces: string, name: string) => string
  /** What is wrong with a story as the content service sends it, one line each with its place. */
  storyProblems: (story: unknown, sites?: StorySites | null) => Promise<string[]>
}

export const storefront: Storefront = {
  renderDocument,
  renderPayload,
  routeMatcher: async () => routeMatcher(),
  styleSheet: (pieces, name) => cutSheet(JSON.parse(pieces), unitsOf(name)),
  storyProblems,
}

/** What a page about something that is no more answers with: search engines forget it at once. */
const GONE = 410

/** Some 800 cards, and what 200 products say below their pictures. */
const KEPT_CHARACTERS = 6 * 1024 * 1024
/** In development the code of a part changes, and what it looks like with it. */
const kept = import.meta.env.PROD ? keptParts(KEPT_CHARACTERS) : null

async function renderDocument(pageRender: PageRender): Promise<RouterResponse> {
  const { facts, services } = pageRender
  const [frame, router, columns, notes] = await Promise.all([
    documentFrame(),
    createServerRouter(pageRender),
    loadFooterColumns(facts, services),
    loadServiceNotes(facts, services),
  ])
  router.options.context.store.set(loadedColumnsAtom, columns)
  router.options.context.store.set(
    loadedNotesAtom,
    notes ?? ownServiceNotes(facts, router.options.context.i18n),
  )
  const { response, html, scripts: ofRouter } = await drawnDocument(router, pageRender, kept)

  const page = router.state.matches.at(-1)
  const module = page?.staticData.page ?? null
  const { assets } = frame
  const calls = earlyCalls(module, router.state.location, facts.shop)
  const isPersonal = calls.length > 0
  const files = assets ? pageFiles(assets, module, facts.shop.locale, { calls: isPersonal }) : []
  const showsCards = page?.staticData.showsTapped === true && html.includes('data-card="price"')
  const start = startScript(files, { isAtOnce: isPersonal, showsCards })
  const early = files.length > 0 ? earlyScript(calls) : ''
  const style = assets ? pageStyle(assets, module, html) : null
  const tags = withEarly(assets ? pageTags(frame, assets, style, start) : frame, early, files)
  const bodyEnd = pageDataScript(router.state.matches) + tags.bodyEnd
  return {
    status: isGone(page?.loaderData) ? GONE : response.status,
    location: response.headers.get('location'),
    html: html === '' ? '' : inFrame(html, { ...tags, bodyEnd }),
    scripts: [...ofRouter, early, start, HIDE_CLOSED_SCRIPT, CARD_SIZE_SCRIPT].filter(
      (script) => script !== '',
    ),
    tags: page?.loaderData ?? null,
  }
}

/** What vike writes, with the document's own style sheet and scripts. */
function pageTags(frame: FrameTags, assets: AssetsManifest, style: string | null, start: string): FrameTags {
  return withSheet(withStartScript(frame, start, entryFile(assets)), style)
}

/** What a page of the shopper's own asks for first, and its scripts: neither waits for the style sheet. */
function withEarly(tags: FrameTags, early: string, files: readonly string[]): FrameTags {
  if (early === '') return tags
  const preloads = files.map((file) => `<link rel="modulepreload" href="${file}">`)
  return {
    ...tags,
    headStart: `<script>${early}</script>${tags.headStart}`,
    headEnd: tags.headEnd + preloads.join(''),
  }
}

/** The document's own style sheet instead of the whole one, whose address is noted for later. */
function withSheet(tags: FrameTags, sheet: string | null): FrameTags {
  if (sheet === null) return tags
  return inAll(tags, (part) =>
    part.replace(
      /(<link rel="stylesheet")[^>]*? href="([^"]+)"/,
      (_, start: string, whole: string) => `${start} href="${sheet}" ${WHOLE_STYLE_ATTRIBUTE}="${whole}"`,
    ),
  )
}

/**
 * vike lets everything of its own be left out but the tag of the entry, which would start before the first paint. What starts
 * it instead stands in front of the style sheet, for which inline scripts wait: it hears a press on what is shown while the
 * rest of the document is still read.
 */
function withStartScript(tags: FrameTags, start: string, entry: string | null): FrameTags {
  if (entry === null) return tags
  const tag = `<script src="${entry}" type="module" async></script>`
  if (!Object.values(tags).some((part) => typeof part === 'string' && part.includes(tag)))
    throw new Error(`vike no longer writes ${tag}: the start script has nothing to replace.`)
  const without = inAll(tags, (part) => part.replace(tag, ''))
  return start === '' ? without : { ...without, headStart: `<script>${start}</script>${without.headStart}` }
}

function inAll({ headStart, headEnd, bodyEnd }: FrameTags, change: (part: string) => string): FrameTags {
  return { headStart: change(headStart), headEnd: change(headEnd), bodyEnd: change(bodyEnd) }
}

async function renderPayload(pageRender: PageRender): Promise<Payload> {
  const router = await createServerRouter(pageRender)
  const handle = createRequestHandler({
    request: new Request(new URL(pageRender.href, pageRender.facts.defaultOrigin)),
    createRouter: () => router,
  })
  const response = await handle(async () => {
    const result = router._serverResult
    return new Response(null, { status: result?.type === 'render' ? result.status : 200 })
  })
  const location = response.headers.get('location')
  if (response.status >= 500) throw new Error(`The data of ${pageRender.href} could not be loaded.`)
  const data = response.status === 200 ? (router.state.matches.at(-1)?.loaderData ?? null) : null
  const { filters } = pageRender.facts
  return { status: isGone(data) ? GONE : response.status, location, data, filters }
}

/** Whether a page says of itself that what it was about is gone. */
function isGone(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'gone'
}
