import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Brand } from '../packages/domain/src/shop/brand.ts'

/** The repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** A shop of this repository: its name is its folder's below `apps`, and its brand's id. */
export type ShopOfRepository = { name: string; folder: string; brand: Brand }

/** The names of all shops, in alphabetical order: every folder of `apps` that holds a brand. */
export function shopNames(): string[] {
  return readdirSync(join(ROOT, 'apps'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(ROOT, 'apps', entry.name, 'brand.ts')))
    .map(({ name }) => name)
    .toSorted()
}

/** The folder of a shop. */
export function shopFolder(name: string): string {
  return join(ROOT, 'apps', name)
}

/**
 * All shops with their brands, in the order of their ports. This is the one place that knows which shops there are:
 * scripts, command line, journeys, benches and Storybook ask here.
 *
 * @throws when a brand's id is not the name of its folder, or two brands share what has to be their own
 */
export async function shops(): Promise<ShopOfRepository[]> {
  const all = await Promise.all(
    shopNames().map(async (name) => {
      const { brand }: { brand: Brand } = await moduleOf(name, 'brand.ts')
      if (brand?.id !== name)
        throw new Error(
          `apps/${name}/brand.ts has to export a brand with the id "${name}", but its id is "${brand?.id}".`,
        )
      return { name, folder: shopFolder(name), brand }
    }),
  )
  refuseShared(all, 'defaultPort')
  refuseShared(all, 'orderNumberPrefix')
  return all.toSorted((one, other) => one.brand.defaultPort - other.brand.defaultPort)
}

/** A module of a shop's folder, as `testing/goods.ts`; callers type its exports. */
export function moduleOf(shop: string, file: string) {
  return import(/* @vite-ignore */ pathToFileURL(join(shopFolder(shop), file)).href)
}

/**
 * The shops that are named, all of them when none is.
 *
 * @throws for a name that no shop has
 */
export function namedShops<Shop extends { name: string }>(
  all: readonly Shop[],
  names: readonly string[],
): Shop[] {
  const unknown = names.find((name) => !all.some((shop) => shop.name === name))
  if (unknown !== undefined)
    throw new Error(`There is no shop "${unknown}": say ${all.map(({ name }) => name).join(' or ')}.`)
  return all.filter(({ name }) => names.length === 0 || names.includes(name))
}

function refuseShared(all: readonly ShopOfRepository[], key: 'defaultPort' | 'orderNumberPrefix'): void {
  for (const [index, { name, brand }] of all.entries()) {
    const other = all.slice(index + 1).find((later) => later.brand[key] === brand[key])
    if (other)
      throw new Error(
        `${name} and ${other.name} both have ${key} ${brand[key]}: give one of them another in its brand.ts.`,
      )
  }
}
