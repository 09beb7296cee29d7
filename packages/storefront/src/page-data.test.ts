import { expect, test } from 'vitest'
import { pageDataAdapter, pageDataScript } from './page-data.ts'

const shell = { navigation: [] }
const page = { product: { name: 'Tisch </script>' } }
const matches = [{ loaderData: shell }, { loaderData: page }, {}]

test('what a loader returned is known by its place, and nothing else is taken for it', () => {
  const { test: isPageData, toSerializable } = pageDataAdapter(() => matches)

  expect(toSerializable(page)).toBe(1)
  expect(isPageData(page)).toBe(true)
  expect(isPageData({ ...page })).toBe(false)
  expect(isPageData(undefined)).toBe(false)
})

test('the data of a page is JSON that cannot end its element', () => {
  const script = pageDataScript(matches)

  const [, json = ''] =
    /^<script id="page-data" type="application\/json">([^<]*)<\/script>$/.exec(script) ?? []
  expect(JSON.parse(json)).toEqual([shell, page, null])
})
