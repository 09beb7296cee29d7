import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Modules of libraries that stand in every page's scripts, and what is built in their place. */
const REPLACED = [
  {
    // 12 icons on a page went through 5 kB of code that cares for what no icon here asks for.
    module: /lucide-react.dist.esm.createLucideIcon\.mjs$/,
    by: `export { default } from ${JSON.stringify(join(import.meta.dirname, '../../../../ui/src/icon/drawn-icon.tsx'))}`,
  },
  {
    // Links of this shop are plain ones that the router takes over (intercept-links.ts), yet each route brings its own along.
    module: /react-router.dist.esm.link\.js$/,
    by: 'const none = () => { throw new Error("Plain links only: see intercept-links.ts") }; export { none as Link, none as createLink, none as linkOptions, none as useLinkProps }',
  },
  {
    // Vite's waits for style sheets of parts and hands on a nonce; here all parts share one sheet, and scripts are the shop's own.
    module: /^\0vite\/preload-helper\.js$/,
    by: `const asked = new Set()
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue
    asked.add(file)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = '/' + file
    document.head.append(link)
  }
  return load().catch((problem) => {
    dispatchEvent(new Event('vite:preloadError'))
    throw problem
  })
}`,
  },
]

/**
 * What Lingui says to whoever writes messages: that one is not compiled, or that a placeholder has no element. Here all are
 * compiled, and the linter reads them; each page sent 0.35 kB gzip of it. The server says it as ever.
 */
const ADVISING = /@lingui.(?:core|react).dist/
const ADVICE = /\bconsole\.(?=(?:warn|error)\()/g

/** A file of one icon, which also says its names, keys of its lines and, for a reader of its types, that it has lines. */
const ICON = /lucide-react.dist.esm.icons.[a-z0-9-]+\.mjs$/
const ICON_NOTES = /^__iconData\.node;$|^ {2}name: "[^"]*",$|,\s*key: "[^"]*"|,\s*aliases: \[[^\]]*\]/gm

/** Leaves out of a build what libraries bring along and no page uses; development and Storybook have the libraries as they are. */
export function leanLibraries(): Plugin {
  const seen = new Set<RegExp>()
  return {
    name: 'shop:lean-libraries',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const replaced = REPLACED.find(({ module }) => module.test(id))
      if (!replaced) return null
      seen.add(replaced.module)
      return { code: replaced.by, moduleSideEffects: false }
    },
    transform(code, id) {
      if (this.environment.name !== 'client') return null
      // What stands under a former name only hands the icon on.
      if (ICON.test(id) && code.includes('createLucideIcon(')) {
        seen.add(ICON)
        return { code: withoutNotes(code), map: null }
      }
      if (!ADVISING.test(id) || !code.includes('console.')) return null
      seen.add(ADVISING)
      // A call that is said to do nothing is left out with its words.
      return { code: code.replace(ADVICE, '/* @__PURE__ */ console.'), map: null }
    },
    buildEnd(problem) {
      if (problem || this.environment.name !== 'client') return
      for (const module of [...REPLACED.map((replaced) => replaced.module), ADVISING, ICON])
        if (!seen.has(module))
          this.error(`No module matches ${module} any more: see what the library has in its place.`)
    },
  }
}

/**
 * An icon's file with no more than is drawn. Lines of an icon never change places, so React needs no keys to tell them apart.
 *
 * @throws when nothing of it is left out: the file then looks otherwise than it did
 */
export function withoutNotes(icon: string): string {
  const drawn = icon.replace(ICON_NOTES, '')
  if (drawn === icon) throw new Error('An icon of lucide is not written as it was: see lean-libraries.ts.')
  return drawn
}
