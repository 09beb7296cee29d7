import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PACKAGES = fileURLToPath(new URL('../../../..', import.meta.url))
const ICON = /^lucide-react\/icons\/([a-z0-9-]+)$/
/** Packages whose files a brand may replace: components and their styles, content blocks, and sections of pages. */
export const REPLACEABLE = ['blocks', 'storefront', 'ui']
/** The shared file that a brand's own words stand in place of. */
const BRAND_MESSAGES = 'i18n/src/brand-messages.ts'

/**
 * Lets a brand replace a component, a section of a page, or an icon by a file of its own in the same place below
 * `apps/<shop>/overrides`: `ui/footer/footer.tsx` for `packages/ui/src/footer/footer.tsx`, `icons/heart.tsx` for an icon,
 * and `messages.ts` for words. The file itself still gets the shared one, so that it can wrap it. A shop without the
 * folder is built without all this.
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
        const resolved = await this.resolve(wanted, importer, { ...options, skipSelf: true })
        const own = placeOf(wanted, resolved?.id, packages)
        if (own === null) return null
        const file = join(overrides, own)
        return file !== importer && existsSync(file) ? file : null
      },
    },
  ]
}

/**
 * Where an override of a shared file lies below `overrides`; null for what is not to be replaced.
 *
 * @param wanted as an import names it
 * @param id the file that the import leads to
 */
export function placeOf(wanted: string, id: string | undefined, packages = PACKAGES): string | null {
  const [, icon] = ICON.exec(wanted) ?? []
  if (icon !== undefined) return `icons/${icon}.tsx`
  if (id === undefined) return null
  if (id === join(packages, BRAND_MESSAGES)) return 'messages.ts'
  for (const name of REPLACEABLE) {
    const start = `${join(packages, name, 'src')}/`
    if (id.startsWith(start)) return `${name}/${id.slice(start.length).replace(/\?.*$/, '')}`
  }
  return null
}
