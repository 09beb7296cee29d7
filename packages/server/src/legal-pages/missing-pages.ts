import type { ContentClient } from '@shop/content/content-client'
import type { Story } from '@shop/content/story'
import { EDITORS_PAGES } from '@shop/domain/link/editors-pages'
import type { Locale } from '@shop/domain/market/markets'
import { DEFAULT_LOCALE, markets } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
import { LEGAL_PAGES } from '@shop/domain/shop/legal-pages'
import { openShop } from '@shop/domain/shop/shop'

/** Less is hardly more than a heading. */
const SHORTEST_TEXT = 200
/** Fields of blocks and rich text with text for readers. */
const WORDS = new Set(['text', 'headline', 'lead', 'question', 'label', 'value'])

type Reads = Pick<ContentClient, 'story'>

/**
 * Problems with a brand's legal pages, one sentence each: a page that is missing, hardly begun or not translated, or an
 * imprint that names another company than the country's.
 */
export async function missingPages(brand: Brand, content: Reads): Promise<string[]> {
  const problems: string[] = []
  for (const { path, what } of LEGAL_PAGES) {
    const german = wordsOf(await storyOf(content, path, DEFAULT_LOCALE))
    for (const locale of brand.locales) {
      const words = wordsOf(await storyOf(content, path, locale))
      const problem = problemOf(words, { german, locale, brand, path })
      if (problem !== null) problems.push(`${brand.name}, ${locale}: ${what} (${path}) ${problem}`)
    }
  }
  return problems
}

type PageCheck = { german: string | null; locale: Locale; brand: Brand; path: string }

function problemOf(words: string | null, { german, locale, brand, path }: PageCheck): string | null {
  const { language } = markets[locale]
  if (words === null) return 'is missing.'
  if (words.length < SHORTEST_TEXT) return 'is hardly begun: it has no text to speak of.'
  if (language !== markets[DEFAULT_LOCALE].language && words === german) return 'is not translated.'
  if (path !== EDITORS_PAGES.imprint) return null
  const { name, vatId, email } = openShop(brand, locale).legal
  const lost = [name, vatId, email].filter((fact) => !words.includes(fact))
  return lost.length === 0 ? null : `does not name ${lost.join(', ')}.`
}

async function storyOf(content: Reads, path: string, locale: Locale): Promise<Story | null> {
  return content.story(path, { language: markets[locale].language, locale })
}

function wordsOf(story: Story | null): string | null {
  return story === null ? null : wordsIn(story.content.body).join(' ')
}

function wordsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(wordsIn)
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) =>
    typeof value === 'string' ? (WORDS.has(name) ? [value] : []) : wordsIn(value),
  )
}
