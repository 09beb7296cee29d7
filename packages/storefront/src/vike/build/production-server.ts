import type { Plugin } from 'vite'

/** Beside the entry, evaluated before anything that it imports. */
const FIRST = 'production.mjs'

/**
 * Lets a built server run as production whatever the environment says: React and vike read `NODE_ENV` when they are
 * imported, and React's development build takes two and a half times as long for a page. The line stands in a module of
 * its own, because a module's imports run before its first line.
 */
export function productionServer(): Plugin {
  return {
    name: 'shop:production-server',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.isEntry && file.name === 'server')
          file.code = `import './${FIRST}'\n${file.code}`
      this.emitFile({ type: 'asset', fileName: FIRST, source: "process.env.NODE_ENV = 'production'\n" })
    },
  }
}
