import { afterEach, expect, test, vi } from 'vitest'
import { openDataLayer } from './data-layer.ts'
import { openTagManager } from './tag-manager.ts'

afterEach(() => void vi.restoreAllMocks())

const DENIED = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}

test('everything is denied before the script is asked for, and allowed one by one', () => {
  const { dataLayer, scripts, open } = aPage()

  const { say } = open('GTM-ABC123')
  expect(dataLayer.map(words)).toEqual([['consent', 'default', DENIED]])
  expect(scripts).toEqual([])

  say((name) => name === 'googleAnalytics')
  expect(words(dataLayer[1])).toEqual(['consent', 'update', { ...DENIED, analytics_storage: 'granted' }])
  expect(dataLayer[2]).toEqual({ 'gtm.start': 7, event: 'gtm.js' })
  expect(scripts).toEqual(['https://tags.example/gtm.js?id=GTM-ABC123'])
})

test('another answer updates the signals and loads nothing again', () => {
  const { dataLayer, scripts, open } = aPage()
  const { say } = open('GTM-ABC123')
  say((name) => name === 'googleAnalytics')

  say(() => true)

  expect(words(dataLayer.at(-1))).toEqual([
    'consent',
    'update',
    {
      analytics_storage: 'granted',
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
    },
  ])
  expect(scripts).toHaveLength(1)
})

test('what was told to others while it was refused is gone before it comes', () => {
  const { dataLayer, open } = aPage()
  const { say } = open('GTM-ABC123')
  dataLayer.push({ event: 'frontend_view_item' })

  say(() => true)
  dataLayer.push({ event: 'frontend_add_to_cart' })
  say(() => true)

  expect(dataLayer.map((entry) => words(entry).slice(0, 2))).toEqual([
    ['consent', 'default'],
    ['consent', 'update'],
    [7, 'gtm.js'],
    ['frontend_add_to_cart'],
    ['consent', 'update'],
  ])
})

test('commands are arguments objects, as the tag manager wants them', () => {
  const { dataLayer, open } = aPage()
  open('GTM-ABC123')

  expect(Object.prototype.toString.call(dataLayer[0])).toBe('[object Arguments]')
})

test('an id that is none loads nothing and says what was meant', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { dataLayer, scripts, open } = aPage()

  open('gtm-abc').say(() => true)

  expect(error).toHaveBeenCalledExactlyOnceWith(
    '"gtm-abc" is not a valid tag manager id. Did you mean "GTM-ABC"?',
  )
  expect(dataLayer).toHaveLength(1)
  expect(scripts).toEqual([])
})

function words(command: object | undefined): unknown[] {
  return Object.values(command ?? {})
}

function aPage() {
  const dataLayer = openDataLayer({})
  const scripts: string[] = []
  // The only two things that are asked of a document.
  const document = {
    createElement: () => ({ async: false, src: '' }),
    head: { append: (script: { src: string }) => scripts.push(script.src) },
  } as unknown as Document
  const open = (id: string) =>
    openTagManager({ id, origin: 'https://tags.example', dataLayer, document, now: () => 7 })
  return { dataLayer, scripts, open }
}
