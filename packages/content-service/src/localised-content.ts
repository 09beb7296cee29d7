const TRANSLATION = /^(.+)__i18n__([a-zA-Z_-]+)$/

/**
 * The content in one language: `headline__i18n__fr` replaces `headline`, and translations are never
 * delivered under their own name. An unknown language gives the default content. @see integrations §2.1
 */
export function localisedContent(content: unknown, language: string): unknown {
  if (Array.isArray(content)) return content.map((part) => localisedContent(part, language))
  if (content === null || typeof content !== 'object') return content

  const fields = Object.entries(content)
  const result: Record<string, unknown> = {}
  for (const [name, value] of fields) {
    if (!TRANSLATION.test(name)) result[name] = localisedContent(value, language)
  }
  for (const [name, value] of fields) {
    const translation = TRANSLATION.exec(name)
    const base = translation?.[1]
    if (base && sameLanguage(translation[2], language) && value !== null && value !== '') {
      result[base] = localisedContent(value, language)
    }
  }
  return result
}

/** Field names cannot hold a dash, so `de-at` is stored as `de_at`. */
function sameLanguage(stored: string | undefined, asked: string): boolean {
  return stored?.replaceAll('_', '-').toLowerCase() === asked.replaceAll('_', '-').toLowerCase()
}
