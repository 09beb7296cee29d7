/**
 * Names of a query by which other systems say which page it is. Whatever else stands in a query, such as what advertisers
 * add, makes no other address. None of them is a parameter that a page of this shop reads.
 */
const PAGE_KEYS: ReadonlySet<string> = new Set([
  // WordPress and WooCommerce
  ...['p', 'page_id', 'cat', 'product', 'product_cat', 'product_tag'],
  // OpenCart
  ...['route', 'product_id', 'path', 'manufacturer_id', 'information_id'],
  // Gambio, modified and other osCommerce heirs
  ...['products_id', 'cpath', 'manufacturers_id', 'coid', 'info'],
  // Shopware 5
  ...['sviewport', 'sarticle', 'scategory', 'scustom', 'ssupplier'],
  // PrestaShop
  ...['id_product', 'id_category', 'id_cms', 'id_manufacturer', 'controller'],
  // OXID
  ...['cl', 'anid', 'cnid'],
  // JTL
  ...['a', 'k'],
  // VirtueMart
  ...['virtuemart_product_id', 'virtuemart_category_id'],
])

/** More of them name no page; each one doubles the names under which an address is looked up. */
const MOST_KEYS = 4

/** Whether a query holds a name by which another system says which page it is; asked of every address, so nothing is parsed. */
const HAS_PAGE_KEY = new RegExp(`[?&](?:${[...PAGE_KEYS].join('|')})=[^&#]`, 'i')

/** Whether an address has a query that says which page of another system it was. */
export function hasOldQuery(address: string): boolean {
  return HAS_PAGE_KEY.test(address)
}

/**
 * The part of a query by which an old address is another one, in its one spelling: the names that other systems use, in
 * small letters and in their order, each once. Empty, or with a leading question mark: `?utm_source=x&P=12` is `?p=12`.
 *
 * @see spec §2 "Server-defined redirects"
 */
export function oldQuery(search: string): string {
  return written(pagePairs(search))
}

/** What is left of a query when the names are gone by which another system said which page it was. */
export function withoutOldQuery(search: string): string {
  const left = [...new URLSearchParams(search)].filter(([name]) => !PAGE_KEYS.has(name.toLowerCase()))
  return left.length === 0 ? '' : `?${new URLSearchParams(left)}`
}

/**
 * The queries that a redirect may name to be found at this one, the one that says most first: `?product_id=42` leads on
 * whatever `route` stands beside it, unless a redirect names both.
 */
export function oldQueriesIn(search: string): string[] {
  const parts: [string, string][][] = [[]]
  for (const pair of pagePairs(search)) parts.push(...parts.map((part) => part.concat([pair])))
  return parts
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => other.length - one.length)
    .map(written)
}

function pagePairs(search: string): [string, string][] {
  const pairs = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(search)) {
    const key = name.toLowerCase()
    if (PAGE_KEYS.has(key) && value !== '' && !pairs.has(key))
      pairs.set(key, value.toLowerCase().normalize('NFC'))
  }
  return [...pairs].toSorted(([one], [other]) => (one < other ? -1 : 1)).slice(0, MOST_KEYS)
}

/** As people read it: a slash separates nothing in a query. */
function written(pairs: readonly [string, string][]): string {
  if (pairs.length === 0) return ''
  return `?${new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString().replaceAll('%2F', '/')}`
}
