import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { pageViews } from './page-views.ts'

const NAVIGATION = { host: 'shop.example', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }

test.each([
  ['a page', {}, {}, ['de-de /p/1/ ?variant=2']],
  ['one that has not changed', {}, { status: 304 }, ['de-de /p/1/ ?variant=2']],
  ['a search that leads elsewhere', { url: '/suche/?q=sofa' }, { status: 302 }, ['de-de /suche/ ?q=sofa']],
  ['another locale', { url: '/fr-ch/p/1/' }, {}, ['fr-ch /p/1/ ?']],
  ['a locale that is not sold in', { url: '/nl-nl/p/1/' }, {}, []],
  ['what is not there', {}, { status: 404 }, []],
  ['what moved for good', {}, { status: 301 }, []],
  ['what only looks', { method: 'HEAD' }, {}, []],
  ['what is fetched ahead', { headers: { 'sec-purpose': 'prefetch' } }, {}, []],
  ['the data of a page', { headers: { 'sec-fetch-dest': 'empty' } }, {}, []],
  ['a frame of another site', { headers: { 'sec-fetch-dest': 'iframe' } }, {}, []],
  ['a program', { headers: { 'sec-fetch-dest': undefined } }, {}, []],
  ['a crawler', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }, {}, []],
  ['an address that is none', { headers: { host: 'a b' } }, {}, []],
])('%s', (_, asked, answered: { status?: number }, expected) => {
  const { views, counted } = counting()
  const request = { method: 'GET', url: '/p/1/?variant=2', ...asked }
  const response = Object.assign(new EventEmitter(), { statusCode: answered.status ?? 200 })

  views.document(
    {
      ...request,
      headers: { ...NAVIGATION, ...('headers' in asked ? asked.headers : {}) },
    } as IncomingMessage,
    response as unknown as ServerResponse,
  )
  expect(counted).toEqual([])
  response.emit('finish')

  expect(counted).toEqual(expected)
})

test.each([
  ['/p/1/?variant=2', 'same-origin', ['de-de /p/1/ ?variant=2']],
  ['/fr-ch/kasse/', 'same-origin', ['fr-ch /kasse/ ?']],
  ['/p/1/', 'cross-site', []],
  ['//other.example/p/1/', 'same-origin', []],
  ['https://other.example/p/1/', 'same-origin', []],
  [`/${'x'.repeat(1000)}`, 'same-origin', []],
  ['', 'same-origin', []],
])('%s from %s', (body, site, expected) => {
  const { views, counted } = counting()
  const request = new Request('https://shop.example/rum/views/', { headers: { 'sec-fetch-site': site } })

  expect(views.opened(request, JSON.stringify({ path: body }))).toBe(expected.length > 0)
  expect(views.opened(request, body)).toBe(false)
  expect(counted).toEqual(expected)
})

function counting() {
  const counted: string[] = []
  const views = pageViews({
    counts: { page: (locale, path, query) => counted.push(`${locale} ${path} ?${query}`) },
    locales: ['de-de', 'fr-ch'],
    origins: null,
  })
  return { views, counted }
}
