import { LANGUAGES, type Language } from '../market/markets.ts'

/** What the codes on the notices lead to, as they were read off the Commission's own files. @see docs/law.md */
export const LEGAL_GUARANTEE_PAGES: Record<Language, string> = {
  de: yourEurope('de'),
  fr: yourEurope('fr'),
  nl: yourEurope('nl'),
}

/** What the code on the label leads to, in every language. */
export const DURABILITY_GUARANTEE_PAGE =
  'https://europa.eu/youreurope/commercial-guarantee-durability/index.htm'

/** Where the label stands that the law asks for beside a guarantee of durability; its fields are filled in above it. */
export const DURABILITY_LABEL_ADDRESS = '/guarantee/label.svg'

/** Where the notice on the legal guarantee stands: a drawing, or the Commission's file where an operator has laid it. */
export function guaranteeNoticeAddress(language: Language): string {
  return `/guarantee/notice-${language}.svg`
}

/** The language of the notice at an address; null where there is none. */
export function guaranteeNoticeLanguage(path: string): Language | null {
  return LANGUAGES.find((language) => guaranteeNoticeAddress(language) === path) ?? null
}

function yourEurope(language: Language): string {
  return `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_${language}.htm`
}
