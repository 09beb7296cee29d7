import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { REPLACEABLE } from '../../packages/storefront/src/vike/build/shop-overrides.ts'
import { ROOT } from '../shops.ts'

/** What an icon is asked for; see lucide-react. */
const ICON = '{ default: (props: { size?: number; strokeWidth?: number; className?: string }) => unknown }'

/**
 * The source of a module that compiles only when every override of a shop can stand where the shared file stands: it
 * exports the same, and takes the same properties. An override of a file that has moved does not compile either.
 */
export function overrideCheck(shop: string): string {
  const overrides = join(shop, 'overrides')
  const files = existsSync(overrides)
    ? globSync(`{${[...REPLACEABLE, 'icons'].join(',')}}/**/*.{ts,tsx}`, { cwd: overrides })
    : []
  const lines = files.toSorted().map((file, index) => {
    const own = `typeof import(${JSON.stringify(join(overrides, file))})`
    return `export const override${index} = (own: ${own}): ${sharedType(file)} => own`
  })
  return [...lines, 'export {}', ''].join('\n')
}

function sharedType(file: string): string {
  const [name = '', ...path] = file.split('/')
  if (name === 'icons') return ICON
  return `typeof import(${JSON.stringify(join(ROOT, 'packages', name, 'src', ...path))})`
}
