import type { Plugin } from 'vite'
import { minifySync } from 'vite'

/** The module whose functions stand in documents as text. */
const MODULE = /storefront.src.vike.document.start-script\.ts$/
const ASKED = /sourceOf\((\w+)\)/g
const EXPORTED = 'export default '

/** Minifies the inline script of every document while a shop is built: a server keeps its functions as they were written. */
export function compactScripts(): Plugin {
  return {
    name: 'shop:compact-scripts',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform(code, id) {
      if (!MODULE.test(id)) return null
      return { code: withCompactScript(code), map: null }
    },
  }
}

/**
 * A module with the minified text of functions in place of the calls that ask for their source.
 *
 * @param code JavaScript in which calls of `sourceOf` name functions of the module
 * @throws when it asks for none, or for a function that it does not declare
 */
export function withCompactScript(code: string): string {
  const compact = code.replace(ASKED, (_, name: string) => JSON.stringify(compactText(code, name)))
  if (compact === code)
    throw new Error('The inline script of documents is not where it was: see compact-scripts.ts.')
  return compact
}

function compactText(code: string, name: string): string {
  const start = code.indexOf(`function ${name}(`)
  if (start === -1)
    throw new Error(`The inline script ${name} of documents is not where it was: see compact-scripts.ts.`)
  const { code: compact, errors } = minifySync('inline.js', EXPORTED + functionAt(code, start), {
    module: true,
  })
  if (errors.length > 0 || !compact.startsWith(EXPORTED))
    throw new Error(`The inline script of documents cannot be minified: ${errors[0]?.message ?? compact}`)
  return compact.slice(EXPORTED.length).replace(/;\s*$/, '')
}

/** From the word `function` to the bracket that closes it: the first one that stands at the beginning of a line. */
function functionAt(code: string, start: number): string {
  const end = code.indexOf('\n}', start)
  return code.slice(start, end === -1 ? undefined : end + 2)
}
