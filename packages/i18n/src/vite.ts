import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'

export { wordsInScripts } from './words-in-scripts.ts'

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
