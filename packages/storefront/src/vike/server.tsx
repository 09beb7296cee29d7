import { createRequestHandler, defaultRenderHandler } from '@tanstack/react-router/ssr/server'
import { HIDE_CLOSED_SCRIPT } from '../features/campaigns/closed-campaigns.ts'
import { pageDataScript } from '../page-data.ts'
import type { Payload } from '../page-loader.ts'
import { FULL_SHEET_ATTRIBUTE } from '../shell/full-style-sheet.ts'
import { createServerRouter } from './create-server-router.ts'
import { documentFrame } from './document-frame.ts'
import { type FrameTags, inFrame } from './frame-tags.ts'
import type { AssetsManifest, PageRender, RouterResponse } from './page-context.ts'
import { entryFile, pageFiles, pageSheet } from './page-files.ts'
import { type RouteMatcher, routeMatcher } from './route-matcher.ts'
import { routerScripts } from './router-scripts.ts'
import { startScript } from './start-script.ts'

export type { PageRender, RouterResponse } from './page-context.ts'
export type { RouteMatcher } from './route-matcher.ts'

/** What the web server needs of the storefront. */
export type Storefront = {
  /** The finished document. A redirect or a missing page is a status, not an error. */
  renderDocument: (render: PageRender) => Promise<RouterResponse>
  /** The data of a page alone, for navigations in the browser. */
  renderPayload: (render: PageRender) => Promise<Payload>
  /** Which addresses this build knows. */
  routeMatcher: () => Promise<RouteMatcher>
}

export const storefront: Storefront = {
  renderDocument,
  renderPayload,
  routeMatcher: async () => routeMatcher(),
}

/** What a page about something that is no more answers with: search engines forget it at once. */
const GONE = 410

const UNFINISHED = '<!--$!-->'

async function renderDocument(pageRender: PageRender): Promise<RouterResponse> {
  const [frame, router] = await Promise.all([documentFrame(), createServerRouter(pageRender)])
  const ofRouter = routerScripts(router)
  const handle = createRequestHandler({
    request: new Request(new URL(pageRender.href, pageRender.facts.defaultOrigin)),
    createRouter: () => router,
    // The start script names the files: the router would let them compete with the first paint.
    getRouterManifest: async () => ({ routes: {} }),
  })
  const response = await handle(defaultRenderHandler)
  const html = await response.text()
  // React leaves a hole where a part could not be rendered; such a page must be an error, and never be kept.
  if (html.includes(UNFINISHED)) throw new Error(`A part of ${pageRender.href} could not be rendered.`)

  const page = router.state.matches.at(-1)
  const module = page?.staticData.page ?? null
  const { assets } = frame
  const start = assets ? startScript(pageFiles(assets, module, pageRender.facts.shop.locale)) : ''
  const tags = assets ? pageTags(frame, assets, module, start) : frame
  const bodyEnd = pageDataScript(router.state.matches) + tags.bodyEnd
  return {
    status: isGone(page?.loaderData) ? GONE : response.status,
    location: response.headers.get('location'),
    html: html === '' ? '' : inFrame(html, { ...tags, bodyEnd }),
    scripts: [...ofRouter, start, HIDE_CLOSED_SCRIPT].filter((script) => script !== ''),
    tags: page?.loaderData ?? null,
  }
}

/** What vike writes, with the page's own style sheet and scripts; the same for each page of a kind. */
function pageTags(frame: FrameTags, assets: AssetsManifest, page: string | null, start: string): FrameTags {
  const withScript = withStartScript(frame, start, entryFile(assets))
  return withSheet(withScript, pageSheet(assets, page))
}

/** The page's own style sheet instead of the full one, whose address is noted for later. */
function withSheet(tags: FrameTags, sheet: string | null): FrameTags {
  if (sheet === null) return tags
  return inAll(tags, (part) =>
    part.replace(
      /(<link rel="stylesheet"[^>]*?) href="([^"]+)"/,
      (_, start: string, whole: string) => `${start} href="${sheet}" ${FULL_SHEET_ATTRIBUTE}="${whole}"`,
    ),
  )
}

/** vike lets everything of its own be left out but the tag of the entry, which would start before the first paint. */
function withStartScript(tags: FrameTags, start: string, entry: string | null): FrameTags {
  if (entry === null) return tags
  const tag = `<script src="${entry}" type="module" async></script>`
  if (!Object.values(tags).some((part) => typeof part === 'string' && part.includes(tag)))
    throw new Error(`vike no longer writes ${tag}: the start script has nothing to replace.`)
  return inAll(tags, (part) => part.replace(tag, () => (start === '' ? '' : `<script>${start}</script>`)))
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
