import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  createCompiledCatalog,
  getCatalogForFile,
  getCatalogs,
  getFailOnMissingBehavior,
} from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'

const SOURCES = fileURLToPath(new URL('.', import.meta.url))
/** What the page of the sign-in is made of, together with all that these import at once. */
const ENTRIES = ['app/client.tsx', 'pages/sign-in/sign-in-page.tsx']

const FIRST = /\.po\?first$/
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'(\.[^']+)'/gm
const MESSAGE = /\bid(?:=|:\s*)["']([A-Za-z0-9]+(?:\.[A-Za-z0-9]+)+)["']/g

/**
 * `en.po?first`: of a catalogue what is said before anybody has signed in, which is all that the first load of the office
 * needs. What is imported later brings the whole catalogue along, see `client/language.ts`.
 */
export function firstWords(configPath: string): Plugin {
  return {
    name: 'office-first-words',
    transform: {
      filter: { id: FIRST },
      async handler(_, id) {
        const config = getConfig({ configPath })
        const path = id.replace(/\?first$/, '')
        const found = getCatalogForFile(relative(config.rootDir, path), await getCatalogs(config))
        if (!found) throw new Error(`${path} is no catalogue of ${configPath}.`)
        const { messages } = await found.catalog.getTranslations(found.locale, {
          fallbackLocales: config.fallbackLocales,
          sourceLocale: config.sourceLocale,
          missingBehavior: getFailOnMissingBehavior(true),
        })
        const first = firstIds()
        const { source, errors } = createCompiledCatalog(
          found.locale,
          Object.fromEntries(Object.entries(messages).filter(([message]) => first.has(message))),
          { namespace: 'es' },
        )
        if (errors.length > 0) throw new Error(`${path} cannot be compiled: ${errors.map(String).join(', ')}`)
        return { code: source, map: null, moduleType: 'js' }
      },
    },
  }
}

/** The messages that the page of the sign-in can say, by the sources that it is made of. */
export function firstIds(): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = ENTRIES.map((entry) => join(SOURCES, entry))
  const ids = new Set<string>()
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path) || !/\.tsx?$/.test(path) || !existsSync(path)) continue
    seen.add(path)
    const text = readFileSync(path, 'utf8')
    for (const [, id] of text.matchAll(MESSAGE)) if (id !== undefined) ids.add(id)
    for (const [, specifier] of text.matchAll(IMPORT))
      if (specifier !== undefined) waiting.push(join(dirname(path), specifier))
  }
  return ids
}
