import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Messages } from '@lingui/core'
import type { Locale } from '@shop/domain/market/markets'
import type { Plugin, Rolldown } from 'vite'
import { withMarkedMessages } from './marked-messages.ts'
import { shopWords } from './shop-words.ts'
import { editionOf, inWords, type Script, wordedScripts, wordsMark } from './worded-scripts.ts'

const MANIFEST = '.vite/manifest.json'

type Manifest = Record<string, { file: string; isWorded?: boolean }>

/**
 * Writes the words of each locale into the scripts that show them, one edition of these scripts per locale, so that a
 * page or a dialog loads the words it shows and no others, in the very file that shows them.
 *
 * @param folder the app's, whose brand says which locales there are and what it words itself
 * @see docs/adr/0017-words-in-the-scripts.md
 */
export function wordsInScripts(folder: string): Plugin {
  let words = new Map<Locale, Messages>()
  return {
    name: 'shop:words-in-scripts',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      words = await shopWords(folder)
    },
    transform: {
      filter: {
        id: /(?:packages\/(?:blocks|i18n|storefront|ui)\/src|\/overrides)\/.*\.tsx?$/,
        code: /\bmessage\b|i18n|Trans/,
      },
      handler(code) {
        const markOf = (id: string) => wordsMark(id, digestOf(id, words))
        return { code: withMarkedMessages(code, this.parse(code), markOf), map: null }
      },
    },
    writeBundle({ dir = '' }, bundle) {
      writeEditions(dir, scriptsOf(bundle), words)
    },
  }
}

function writeEditions(
  folder: string,
  scripts: ReadonlyMap<string, Script>,
  words: ReadonlyMap<Locale, Messages>,
): void {
  const worded = wordedScripts(scripts)
  for (const [locale, messages] of words) {
    mkdirSync(join(folder, 'assets', locale), { recursive: true })
    for (const [file, { code }] of scripts) {
      if (!worded.has(file)) continue
      const edition = inWords({ file, code }, { locale, words: messages, worded })
      writeFileSync(join(folder, editionOf(file, locale)), edition)
    }
  }
  // What is left has marks in it: a missing file is found out, a mark on a page perhaps not.
  for (const file of worded) rmSync(join(folder, file))

  const path = join(folder, MANIFEST)
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'))
  for (const entry of Object.values(manifest)) if (worded.has(entry.file)) entry.isWorded = true
  writeFileSync(path, JSON.stringify(manifest, null, 2))
}

function scriptsOf(bundle: Rolldown.OutputBundle): Map<string, Script> {
  return new Map(
    Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? [[file.fileName, { code: file.code, imports: [...file.imports, ...file.dynamicImports] }]]
        : [],
    ),
  )
}

function digestOf(id: string, words: ReadonlyMap<Locale, Messages>): string {
  const all = Array.from(words.values(), (messages) => messages[id] ?? null)
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 12)
}
