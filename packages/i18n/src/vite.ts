import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import type { Plugin } from 'vite'
import { withoutDefaultMessages } from './default-messages.ts'

/**
 * Lets Vite import message catalogues; a message without a translation fails a build when asked to.
 *
 * @see product §2 "Translations"
 */
export function messageCatalogues(options: { failOnMissing: boolean }) {
  return lingui({
    configPath: fileURLToPath(new URL('../lingui.config.ts', import.meta.url)),
    failOnMissing: options.failOnMissing,
    failOnCompileError: true,
  })
}

/** Leaves the default words out of what the browser gets: its catalogue has them all, in its own language. */
export function catalogueWordsOnly(): Plugin {
  return {
    name: 'shop:catalogue-words-only',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /packages\/(?:ui|storefront)\/src\/.*\.tsx?$/, code: /\bmessage\b/ },
      handler(code) {
        return { code: withoutDefaultMessages(code, this.parse(code)), map: null }
      },
    },
  }
}
