import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Messages } from '@lingui/core'
import { type Locale, markets } from '@shop/domain/market/markets'
import { inBrand, type OwnMessages, ownMessageProblems } from './own-messages.ts'
import { inRegion } from './regional.ts'

/** A brand as its words depend on it: where it sells, and what it says in words of its own. */
type BrandWords = { locales: readonly Locale[]; own: OwnMessages }

/**
 * All messages of a brand's locales, compiled, as a build writes them into its scripts.
 *
 * @throws when one has no words, or the brand's own do not fit the shared ones
 */
export async function catalogueWords(
  configPath: string,
  { locales, own }: BrandWords,
): Promise<Map<Locale, Messages>> {
  const config = getConfig({ configPath })
  const [catalogue] = await getCatalogs(config)
  if (!catalogue) throw new Error(`${configPath} names no catalogue of messages.`)

  const languages = new Map<string, Messages>()
  for (const language of new Set(locales.map((locale) => markets[locale].language))) {
    const { messages, missing } = await catalogue.getTranslations(language, {
      fallbackLocales: config.fallbackLocales,
      sourceLocale: config.sourceLocale,
      missingBehavior: 'resolved',
    })
    if (missing.length > 0)
      throw new Error(
        `These messages have no words in ${language}: ${missing.map(({ id }) => id).join(', ')}`,
      )
    const { source, errors } = createCompiledCatalog(language, messages, { namespace: 'json' })
    if (errors.length > 0)
      throw new Error(`${language}: ${errors.map(({ error }) => error.message).join('; ')}`)
    const compiled: { messages: Messages } = JSON.parse(source)
    languages.set(language, compiled.messages)
  }
  const shared = new Map(
    locales.map((locale) => [locale, inRegion(locale, languages.get(markets[locale].language) ?? {})]),
  )
  const problems = ownMessageProblems(own, shared)
  if (problems.length > 0)
    throw new Error(`overrides/messages.ts does not fit the shared messages:\n${problems.join('\n')}`)
  return new Map([...shared].map(([locale, messages]) => [locale, inBrand(locale, messages, own)]))
}
