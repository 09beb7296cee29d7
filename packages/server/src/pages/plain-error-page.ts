import type { Brand } from '@shop/domain/shop/brand'
import { type Language, type Locale, markets } from '@shop/domain/shop/markets'

type Words = { title: string; text: string; home: string }

// Not messages of the catalogue: this page has to stand when nothing else does.
const WORDS: Record<Language, Words> = {
  de: {
    title: 'Das hat nicht geklappt',
    text: 'Die Seite konnte nicht geladen werden. Warenkorb und Wunschliste bleiben erhalten. Bitte gleich noch einmal versuchen.',
    home: 'Zur Startseite',
  },
  fr: {
    title: 'Une erreur est survenue',
    text: 'La page n’a pas pu être chargée. Le panier et la liste d’envies sont conservés. Merci de réessayer dans un instant.',
    home: 'Retour à l’accueil',
  },
  nl: {
    title: 'Dat is niet gelukt',
    text: 'De pagina kon niet worden geladen. Winkelmandje en verlanglijst blijven bewaard. Probeer het zo meteen opnieuw.',
    home: 'Naar de startpagina',
  },
}

/** What a shopper sees when a page could not be made at all; needs nothing but itself. @see spec §2 "Error page" */
export function plainErrorPage({
  brand,
  locale,
  homePath,
  details,
}: {
  brand: Brand
  locale: Locale
  homePath: string
  /** What went wrong, for the QA deployment; null says nothing of it. */
  details: { status: number; error: unknown } | null
}): string {
  const { languageTag, language } = markets[locale]
  const { title, text, home } = WORDS[language]
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

function detailsHtml({ status, error }: { status: number; error: unknown }): string {
  const isError = error instanceof Error
  const words = isError ? `${error.message}\n\n${error.stack ?? ''}` : String(error)
  return `<pre>${status} ${escaped(words)}</pre>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
