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
]

/**
 * What Lingui says to whoever writes messages: that one is not compiled, or that a placeholder has no element. Here all are
 * compiled, and the linter reads them; each page sent 0.35 kB gzip of it. The server says it as ever.
 */
const ADVISING = /@lingui.(?:core|react).dist/
const ADVICE = /\bconsole\.(?=(?:warn|error)\()/g

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
      if (this.environment.name !== 'client' || !ADVISING.test(id) || !code.includes('console.')) return null
      seen.add(ADVISING)
      // A call that is said to do nothing is left out with its words.
      return { code: code.replace(ADVICE, '/* @__PURE__ */ console.'), map: null }
    },
    buildEnd(problem) {
      if (problem || this.environment.name !== 'client') return
      for (const module of [...REPLACED.map((replaced) => replaced.module), ADVISING])
        if (!seen.has(module))
          this.error(`No module matches ${module} any more: see what the library has in its place.`)
    },
  }
}
