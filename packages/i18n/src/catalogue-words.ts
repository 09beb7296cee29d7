import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Messages } from '@lingui/core'
import { LANGUAGES, LOCALES, type Locale, markets } from '@shop/domain/market/markets'
import { inRegion } from './regional.ts'

/** All messages of every locale, compiled, as a build writes them into its scripts. */
export async function catalogueWords(configPath: string): Promise<Map<Locale, Messages>> {
  const config = getConfig({ configPath })
  const [catalogue] = await getCatalogs(config)
  if (!catalogue) throw new Error(`${configPath} names no catalogue of messages.`)

  const languages = new Map<string, Messages>()
  for (const language of LANGUAGES) {
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
  return new Map(
    LOCALES.map((locale) => [locale, inRegion(locale, languages.get(markets[locale].language) ?? {})]),
  )
}
