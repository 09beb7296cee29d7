import type { Language } from '../market/markets.ts'

/** What turns a right that everybody has into a gift of the shop. */
const PRAISE: Record<Language, string> = {
  de: 'inklusive|inkl\\.?|inbegriffen|gratis|kostenlos(?:e[nrs]?)?|geschenkt|volle[nrs]?|ohne aufpreis|exklusive?|nur bei uns',
  fr: 'incluse?|comprise?|offerte?|gratuite?|sans supplément|exclusive|rien que chez nous',
  nl: 'inbegrepen|inclusief|incl\\.?|gratis|cadeau|zonder meerprijs|exclusief|alleen bij ons',
}

/** What the law gives by itself, as advertising calls it. */
const LEGAL_RIGHT: Record<Language, string> = {
  de: '(?:gesetzliche[nrs]?\\s+(?:garantie|gewährleistung)|gewährleistung)(?!\\p{L})',
  fr: 'garanties?\\s+légales?(?:\\s+de\\s+conformité)?',
  nl: 'wettelijke\\s+garantie',
}

const YEARS: Record<Language, string> = {
  de: '(?:2|zwei|24)\\s?(?:volle\\s+)?(?:jahren?|monaten?)\\s+(?:gesetzliche[nrs]?\\s+)?(?:gewährleistung|garantie)(?!\\p{L})',
  fr: '(?:(?:2|deux)\\s?ans|24\\s?mois)\\s+de\\s+garantie(?:\\s+légale)?|garantie\\s+(?:(?:2|deux)\\s?ans|24\\s?mois)',
  nl: '(?:2|twee)\\s?jaar\\s+(?:wettelijke\\s+)?garantie|24\\s?maanden\\s+garantie',
}

/** A mark for a guarantee, in one word or in several, and the name of the only one that the law knows. */
const MARK: Record<Language, string> = {
  de: '(?:garantie|gewährleistungs)-?(?:siegel|label|zeichen|plakette|zertifikat)\\p{L}*|(?:siegel|label|plakette)[^.!?\\n]{0,24}?(?:garantie|gewährleistung)(?!\\p{L})',
  fr: '(?:label|sceau|badge|certificat|macaron)[^.!?\\n]{0,24}?garantie',
  nl: 'garantie-?(?:zegel|label|keurmerk|certificaat)\\p{L}*|(?:zegel|label|keurmerk)[^.!?\\n]{0,24}?garantie(?!\\p{L})',
}

const PATTERNS = Object.fromEntries(
  Object.entries(PRAISE).map(([language, praise]) => {
    const known: Language = language === 'fr' || language === 'nl' ? language : 'de'
    const right = LEGAL_RIGHT[known]
    // Within one sentence, and near enough that one is said of the other.
    const between = '[^.,!?;:\\n]{0,24}?'
    const claims = [
      `(?:${praise})(?!\\p{L})${between}${right}`,
      `${right}${between}(?<!\\p{L})(?:${praise})`,
      YEARS[known],
      MARK[known],
    ]
    return [language, new RegExp(`(?<![\\p{L}\\d])(?:${claims.join('|')})`, 'giu')]
  }),
)

/**
 * Words that sell the legal guarantee as something of the shop's own, or that speak of a seal for a guarantee. That the
 * guarantee of the law exists, and that another one leaves it as it is, has to be said and is none of them.
 *
 * Two years are what the law gives: whoever advertises them sells a right. Longer guarantees are the producer's, who
 * says them by the label.
 *
 * @see eu-duties C-02; Directive 2005/29/EC, Annex I no. 2a, 10
 */
export function guaranteeClaims(text: string, language: Language): string[] {
  return [...new Set(text.match(PATTERNS[language] ?? /$^/) ?? [])]
}
