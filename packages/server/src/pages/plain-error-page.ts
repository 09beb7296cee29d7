import { LOCALES, type Locale, markets } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
import { escaped } from '@shop/domain/text/escaped'
import { localeI18n } from '@shop/i18n/locale-i18n'

// Read at import and not with the first failure: this page has to work when nothing else does.
const WORDS = new Map(LOCALES.map((locale) => [locale, wordsIn(locale)]))

/** What a shopper sees when a page could not be made at all; needs nothing but itself. @see spec §2 "Error page" */
export function plainErrorPage({
  brand,
  locale,
  homePath,
  details,
  words,
}: {
  brand: Brand
  locale: Locale
  homePath: string
  /** What went wrong, for the QA deployment; null says nothing of it. */
  details: { status: number; error: unknown } | null
  /** Instead of those about a failure. */
  words?: { title: string; text: string }
}): string {
  const { languageTag } = markets[locale]
  const usual = WORDS.get(locale) ?? wordsIn(locale)
  const { title, text, home } = { ...usual, ...words }
  return `<!doctype html>
<html lang="${languageTag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${brand.name}</title>
<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-inline-size:34rem;margin:15vh auto;padding-inline:1.5rem}a{color:inherit;display:inline-block;padding-block:.75rem}pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:.8125rem}</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${homePath}">${home}</a></p>${details === null ? '' : detailsHtml(details)}</main></body>
</html>`
}

function wordsIn(locale: Locale) {
  const i18n = localeI18n(locale)
  return {
    title: i18n.t({ id: 'error.title', message: 'Das hat nicht geklappt' }),
    text: i18n.t({
      id: 'error.plainText',
      message:
        'Diese Seite konnten wir nicht laden. Ihr Warenkorb und Ihre Wunschliste bleiben erhalten. Bitte versuchen Sie es gleich noch einmal.',
    }),
    home: i18n.t({ id: 'error.backToHome', message: 'Zur Startseite' }),
  }
}

function detailsHtml({ status, error }: { status: number; error: unknown }): string {
  const isError = error instanceof Error
  const words = isError ? `${error.message}\n\n${error.stack ?? ''}` : String(error)
  return `<pre>${status} ${escaped(words)}</pre>`
}
