import type { Call } from '@shop/api-client/contract/define-call'
import { pageAt } from '@shop/domain/link/pages'
import { localeOf } from '@shop/domain/origin/shop-address'
import { callTable } from '@shop/engine/http/call-table'
import { LRUCache } from 'lru-cache'

/** Addresses that are no pages, by their first word. */
const DOORS = new Set([
  'assets',
  'i',
  'media',
  'icons',
  'guarantee',
  'rum',
  'scripts',
  'cdn',
  'hooks',
  'sandbox',
  'builds',
  'ucp',
])
const PAYLOAD = '/_payload.json'
const MOST_PATHS = 5000

/** What a request was for, by its method and its path. */
export type RequestRoutes = (method: string, path: string) => string

/**
 * What requests were for, in few words: the page by its row of `PAGES`, the call by its path in the contract, a door by
 * its name. Whatever shoppers type adds no route, and no key of a person gets into one.
 */
export function requestRoutes(calls: readonly Call[]): RequestRoutes {
  const table = callTable(calls)
  const known = new LRUCache<string, string>({ max: MOST_PATHS })

  function routeOf(method: string, path: string): string {
    const { path: inShop } = localeOf(new URL(path, 'http://shop.local'), null)
    const [first = ''] = inShop.split('/').filter((word) => word !== '')
    if (first === 'api') {
      const match = table(method, inShop)
      return match.type === 'found' ? match.call.path : '/api/'
    }
    if (DOORS.has(first)) return `/${first}/`
    if (/\.[a-z0-9]{1,8}$/i.test(inShop) && !inShop.endsWith(PAYLOAD)) return 'file'
    const page = pageAt(inShop.endsWith(PAYLOAD) ? inShop.slice(0, -PAYLOAD.length + 1) : inShop).path
    return inShop.endsWith(PAYLOAD) ? `data of ${page}` : page
  }

  return (method, path) => {
    const key = `${method} ${path}`
    const before = known.get(key)
    if (before !== undefined) return before
    const route = routeOf(method, path)
    known.set(key, route)
    return route
  }
}
