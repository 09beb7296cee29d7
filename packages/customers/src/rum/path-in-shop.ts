import { contentPath } from '@shop/domain/link/page-path'

/**
 * The path that a browser is at, without the prefix of its shop. An unclaimed host, a preview for example, has the
 * prefixes of the markets whatever the shop's own address says.
 */
export function pathInShop(path: string, addressOf: (path: string) => string): string {
  const home = new URL(addressOf('/')).pathname
  return contentPath(path.startsWith(home) ? `/${path.slice(home.length)}` : path)
}
