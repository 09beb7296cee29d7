import type { Plugin } from 'vite'

const ROUTE = /\/src\/pages\/.*-route\.ts$/
/** The module of a page, for its preload links, which the server writes. */
const PAGE = /(staticData: \{) page: '[^']+',?/g

/** Leaves out of the browser's scripts what routes say for the server alone; every page would send it. */
export function serverFacts(): Plugin {
  return {
    name: 'shop:server-facts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!ROUTE.test(id)) return null
      const lean = withoutServerFacts(code)
      if (lean === code) this.error(`${id} names no page in its staticData, where the server reads it.`)
      return { code: lean, map: null }
    },
  }
}

/** The source of a route without the module of its page. */
export function withoutServerFacts(code: string): string {
  return code.replaceAll(PAGE, '$1')
}
