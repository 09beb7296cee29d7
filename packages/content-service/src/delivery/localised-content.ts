import { languageKey } from '../space/space-index.ts'

const TRANSLATION = /^(.+)__i18n__([a-zA-Z0-9_-]+)$/

/**
 * The content in the first of the languages that has a translation, field by field: `headline__i18n__fr` replaces
 * `headline`. An empty translation counts as none, and no translation is ever delivered under its own name.
 * Without languages it is the default content.
 *
 * @see integrations §2.1 "language, fallback_lang"
 */
export function localisedContent(content: unknown, languages: readonly string[]): unknown {
  return localised(content, languages.map(languageKey))
}

function localised(content: unknown, languages: readonly string[]): unknown {
  if (Array.isArray(content)) return content.map((part) => localised(part, languages))
  if (content === null || typeof content !== 'object') return content

  const result: Record<string, unknown> = {}
  const ranks = new Map<string, number>()
  for (const [name, value] of Object.entries(content)) {
    const [, base = name, stored] = TRANSLATION.exec(name) ?? []
    const rank = stored === undefined ? languages.length : languages.indexOf(languageKey(stored))
    const isEmpty = stored !== undefined && (value === null || value === '' || value === undefined)
    if (rank === -1 || isEmpty || rank > (ranks.get(base) ?? languages.length)) continue
    ranks.set(base, rank)
    result[base] = localised(value, languages)
  }
  return result
}
