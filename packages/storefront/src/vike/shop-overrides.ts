import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PACKAGES = fileURLToPath(new URL('../../..', import.meta.url))
const ICON = /^lucide-react\/icons\/([a-z0-9-]+)$/
/** Packages whose files a brand may replace: components and their styles, content blocks, and sections of pages. */
export const REPLACEABLE = ['blocks', 'storefront', 'ui']

/**
 * Lets a brand replace a component, a section of a page, or an icon by a file of its own in the same place below
 * `apps/<shop>/overrides`: `ui/footer/footer.tsx` for `packages/ui/src/footer/footer.tsx`, `icons/heart.tsx` for an icon.
 * The file itself still gets the shared one, so that it can wrap it. A shop without the folder is built without all this.
 *
 * @see docs/adr/0032
 */
export function shopOverrides(folder: string, packages = PACKAGES): Plugin[] {
  const overrides = join(realpathSync(folder), 'overrides')
  if (!existsSync(overrides)) return []
  return [
    {
      name: 'shop-overrides',
      enforce: 'pre',
      async resolveId(wanted, importer, options) {
        const [, icon] = ICON.exec(wanted) ?? []
        const resolved = icon ? null : await this.resolve(wanted, importer, { ...options, skipSelf: true })
        const own = icon ? `icons/${icon}.tsx` : placeOf(resolved?.id, packages)
        if (own === null) return null
        const file = join(overrides, own)
        return file !== importer && existsSync(file) ? file : null
      },
    },
  ]
}

/** Where an override of a shared file lies below `overrides`; null for what is not to be replaced. */
function placeOf(id: string | undefined, packages: string): string | null {
  if (id === undefined) return null
  for (const name of REPLACEABLE) {
    const start = `${join(packages, name, 'src')}/`
    if (id.startsWith(start)) return `${name}/${id.slice(start.length).replace(/\?.*$/, '')}`
  }
  return null
}
