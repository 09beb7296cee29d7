import { expect, test } from 'vitest'
import { lateTag } from './late-tag.ts'
import { keptData, pageDataAdapter, pageDataScript, startOfRouter } from './page-data.ts'

const shell = { navigation: [] }
const page = { product: { name: 'Tisch </script>' } }
const matches = [aMatch(shell), aMatch(page), aMatch(undefined)]

test('what a loader returned is known by its place, and nothing else is taken for it', () => {
  const { test: isPageData, toSerializable } = pageDataAdapter(() => matches)

  expect(toSerializable(page)).toBe(1)
  expect(isPageData(page)).toBe(true)
  expect(isPageData({ ...page })).toBe(false)
  expect(isPageData(undefined)).toBe(false)
})

test('the data of a page is JSON that cannot end its element, and comes back as it was', () => {
  const script = pageDataScript(matches)

  const [, json = ''] =
    /^<script id="page-data" type="application\/json">([^<]*)<\/script>$/.exec(script) ?? []
  expect(keptData(documentWith(json, []))).toEqual([shell, page, null])
})

test('structured data is read where the document says it, and not said twice', () => {
  const head = { title: 'Tisch', jsonLd: [{ '@type': 'Product' }, { '@type': 'BreadcrumbList' }] }
  const script = pageDataScript([aMatch({ head })])
  const said = head.jsonLd.map((data) => JSON.stringify(data))

  expect(script).not.toContain('BreadcrumbList')
  const [, json = ''] = />([^<]*)</.exec(script) ?? []
  expect(keptData(documentWith(json, said))).toEqual([{ head }])
})

test('what only sleeping parts need is left out', () => {
  const script = pageDataScript([aMatch({ product: 'Tisch', late: { alternatives: ['Stuhl'] } })])

  const [, json = ''] = />([^<]*)</.exec(script) ?? []
  expect(keptData(documentWith(json, []))).toEqual([
    { product: 'Tisch', late: lateTag({ alternatives: ['Stuhl'] }) },
  ])
})

test('a document that was cut off is loaded anew', () => {
  expect(() => keptData({ getElementById: () => null, head: { querySelectorAll: () => [] } })).toThrow(
    'No data in the document',
  )
})

test('a plain document names its routes, which is all that the router needs to take it over', () => {
  const start = startOfRouter(documentOf(matches))

  expect(start?.router?.matches).toEqual([
    { i: 'route#', u: 0, s: 'success', ssr: true, l: shell },
    { i: 'route#', u: 0, s: 'success', ssr: true, l: page },
    { i: 'route#', u: 0, s: 'success', ssr: true },
  ])
})

test.each([
  ['has failed', { status: 'error', error: new Error('closed') }],
  ['was not found', { _notFound: true }],
  ['brings a context', { __beforeLoadContext: { a: 1 } }],
  ['has loaded no object', { loaderData: 'text' }],
])('a page of which a route %s is said by the script of the router', (_, different) => {
  expect(startOfRouter(documentOf([aMatch(shell), { ...aMatch(page), ...different }]))).toBeNull()
})

function aMatch(loaderData: unknown) {
  return { id: 'route/', status: 'success', loaderData }
}

function documentOf(routes: Parameters<typeof pageDataScript>[0]) {
  const [, json = ''] = />([^<]*)</.exec(pageDataScript(routes)) ?? []
  return documentWith(json, [])
}

function documentWith(data: string, structured: readonly string[]): Parameters<typeof keptData>[0] {
  return {
    getElementById: (id) => (id === 'page-data' ? { textContent: data } : null),
    head: { querySelectorAll: () => structured.map((textContent) => ({ textContent })) },
  }
}
