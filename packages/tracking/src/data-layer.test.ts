import { expect, test } from 'vitest'
import { openDataLayer } from './data-layer.ts'

test('everything is denied first, once, whoever opens the data layer', () => {
  const page = {}

  const dataLayer = openDataLayer(page)
  dataLayer.push({ event: 'frontend_view_item' })

  expect(openDataLayer(page)).toBe(dataLayer)
  expect(dataLayer.map(words)).toEqual([['consent', 'default', expect.anything()], ['frontend_view_item']])
  expect(words(dataLayer[0])[2]).toEqual({
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
})

test('what stood there before stands behind it', () => {
  const page = { dataLayer: [{ event: 'early' }] }

  openDataLayer(page)

  expect(page.dataLayer.map(words)).toEqual([['consent', 'default', expect.anything()], ['early']])
})

function words(command: object | undefined): unknown[] {
  return Object.values(command ?? {})
}
