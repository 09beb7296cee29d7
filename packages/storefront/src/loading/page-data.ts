import { createSerializationAdapter } from '@tanstack/react-router'
import { lateTag } from './late-tag.ts'
import { shaped, unshaped } from './shaped.ts'

const PAGE_DATA_ID = 'page-data'
/** How the document says structured data, which is not said a second time. @see pageHead */
const STRUCTURED = 'script[type="application/ld+json"]'

type Loaded = { loaderData?: unknown }
/** As much of a route of a page as says whether it needs the router's own script. */
type Matched = Loaded & { id: string; status: string; error?: unknown }
/** As much of a document as its data is read from. */
type Written = {
  getElementById: (id: string) => Words | null
  head: { querySelectorAll: (selector: string) => Iterable<Words> }
}
type Words = { textContent: string | null }

/**
 * Keeps what loaders have returned out of the script that the router writes into a document: it numbers every object in
 * it, for objects that stand in two places, which ours do not. They are written as JSON beside it, smaller, quicker to
 * write and to read, and nothing that a policy has to allow.
 *
 * @param matches the routes of this page, each with its data
 */
export function pageDataAdapter(matches: () => readonly Loaded[]) {
  const place = (value: unknown) => matches().findIndex(({ loaderData }) => loaderData === value)
  let kept: unknown[] | null = null

  return createSerializationAdapter({
    key: 'page',
    test: (value: unknown): value is object =>
      typeof value === 'object' && value !== null && place(value) !== -1,
    toSerializable: (value: object) => place(value),
    fromSerializable: (index: number): object => {
      kept ??= keptData(document)
      return Object(kept[index])
    },
  })
}

/**
 * Whether all that the router says of a page is which routes it has: none has failed, and each has loaded an object or
 * nothing. Its script says that in 400 bytes; `pageDataScript` names the routes instead, and `startOfRouter` reads them.
 */
export function isPlain(matches: readonly Matched[]): boolean {
  return matches.every(
    ({ status, error, loaderData, ...rest }) =>
      status === 'success' &&
      error === undefined &&
      (loaderData === undefined || isObject(loaderData)) &&
      !('_notFound' in rest && rest._notFound) &&
      !('__beforeLoadContext' in rest && rest.__beforeLoadContext !== undefined),
  )
}

/** The data of a page, for its document; in a script element that is never run. */
export function pageDataScript(matches: readonly Matched[]): string {
  const data = matches.map(({ loaderData }) => withoutLate(withoutStructured(loaderData ?? null)))
  const routes = isPlain(matches) ? { routes: matches.map(({ id }) => id) } : {}
  const json = JSON.stringify({ ...routes, ...shaped(data) })
  return `<script id="${PAGE_DATA_ID}" type="application/json">${json.replaceAll('<', '\\u003c')}</script>`
}

/**
 * What the router takes a document over by, in place of its own script, which does not stand in plain documents.
 *
 * @returns null for a document that has the router's script
 */
export function startOfRouter(
  page: Written,
): Pick<NonNullable<typeof window.$_TSR>, 'router' | 'buffer' | 'h'> | null {
  const routes: unknown = written(page)?.routes
  if (!Array.isArray(routes)) return null
  const data = keptData(page)
  return {
    router: {
      manifest: { routes: {} },
      matches: routes.map((id, index) => ({
        i: String(id).replaceAll('/', '#'),
        u: 0,
        s: 'success',
        ssr: true,
        ...(isObject(data[index]) ? { l: Object(data[index]) } : {}),
      })),
    },
    buffer: [],
    h: () => void delete window.$_TSR,
  }
}

function written(page: Written) {
  return JSON.parse(page.getElementById(PAGE_DATA_ID)?.textContent ?? 'null')
}

/** What `pageDataScript` has written into a document. */
export function keptData(page: Written): unknown[] {
  const json = written(page)
  const data: unknown = json === null ? null : unshaped(json)
  if (!Array.isArray(data)) throw new Error('No data in the document: load it anew.')
  return data.map((loaded) => withStructured(loaded, page))
}

/** @see late-data.ts */
function withoutLate(loaded: unknown): unknown {
  return isObject(loaded) && 'late' in loaded ? { ...loaded, late: lateTag(loaded.late) } : loaded
}

function withoutStructured(loaded: unknown): unknown {
  if (!hasHead(loaded) || !('jsonLd' in loaded.head)) return loaded
  const { jsonLd: _, ...head } = loaded.head
  return { ...loaded, head }
}

/** Only one page of a document has a head, so all that its head says is of this page. */
function withStructured(loaded: unknown, page: Written): unknown {
  if (!hasHead(loaded)) return loaded
  const jsonLd = Array.from(page.head.querySelectorAll(STRUCTURED), ({ textContent }) =>
    JSON.parse(textContent ?? 'null'),
  )
  return { ...loaded, head: { ...loaded.head, jsonLd } }
}

function hasHead(loaded: unknown): loaded is { head: object } {
  return typeof loaded === 'object' && loaded !== null && 'head' in loaded && isObject(loaded.head)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
