import { pageAt } from '@shop/domain/link/pages'
import { localeOf } from '@shop/domain/origin/shop-address'

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
])
const PAYLOAD = '/_payload.json'
/** Words of calls; keys, numbers and names are none. */
const WORD = /^[a-z]+(?:-[a-z]+)*$/

/**
 * What a request was for, in few words: the page by its row of `PAGES`, the call by its first three words, a door by its
 * name. Whatever shoppers type adds no route, and no key of a person gets into one.
 */
export function requestRoute(path: string): string {
  const { path: inShop } = localeOf(new URL(path, 'http://shop.local'), null)
  const [first = '', ...rest] = inShop.split('/').filter((word) => word !== '')
  if (first === 'api') return `/${['api', ...rest.slice(0, 3).filter((word) => WORD.test(word))].join('/')}/`
  if (DOORS.has(first)) return `/${first}/`
  if (/\.[a-z0-9]{1,8}$/i.test(inShop) && !inShop.endsWith(PAYLOAD)) return 'file'
  const page = pageAt(inShop.endsWith(PAYLOAD) ? inShop.slice(0, -PAYLOAD.length + 1) : inShop).path
  return inShop.endsWith(PAYLOAD) ? `data of ${page}` : page
}
