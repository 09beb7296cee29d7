import { createSerializationAdapter } from '@tanstack/react-router'

const PAGE_DATA_ID = 'page-data'

type Loaded = { loaderData?: unknown }

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
      kept ??= keptData()
      return Object(kept[index])
    },
  })
}

/** The data of a page, for its document; in a script element that is never run. */
export function pageDataScript(matches: readonly Loaded[]): string {
  const json = JSON.stringify(matches.map(({ loaderData }) => loaderData ?? null))
  return `<script id="${PAGE_DATA_ID}" type="application/json">${json.replaceAll('<', '\\u003c')}</script>`
}

function keptData(): unknown[] {
  const data: unknown = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null')
  if (!Array.isArray(data)) throw new Error('The document came without its data: it has to be loaded anew.')
  return data
}
