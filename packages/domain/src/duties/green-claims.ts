import type { Language } from '../market/markets.ts'

/**
 * Generic environmental claims, as the beginnings of words: each is misleading by itself when nothing recognised proves
 * it. French "durable" alone says that a thing lasts, and is none.
 */
const CLAIMS: Record<Language, readonly string[]> = {
  de: [
    'umweltfreundlich',
    'umweltschonend',
    'umweltgerecht',
    'umweltverträglich',
    'klimafreundlich',
    'klimaneutral',
    'klimapositiv',
    'klimaschonend',
    'co2-neutral',
    'co₂-neutral',
    'ökologisch',
    'naturfreundlich',
    'nachhaltig',
    'biologisch abbaubar',
    'biobasiert',
  ],
  fr: [
    'écologique',
    'éco-responsable',
    'écoresponsable',
    'respectueux de l’environnement',
    'respectueuse de l’environnement',
    'respectueux de la planète',
    'respectueuse de la planète',
    'neutre en carbone',
    'neutre pour le climat',
    'bon pour la planète',
    'ami de la nature',
    'biodégradable',
    'développement durable',
  ],
  nl: [
    'milieuvriendelijk',
    'milieubewust',
    'klimaatneutraal',
    'klimaatvriendelijk',
    'klimaatpositief',
    'co2-neutraal',
    'co₂-neutraal',
    'ecologisch',
    'duurzaam',
    'duurzame',
    'biologisch afbreekbaar',
  ],
}

const PATTERNS = Object.fromEntries(
  Object.entries(CLAIMS).map(([language, words]) => [
    language,
    new RegExp(`(?<!\\p{L})(?:${words.join('|')})\\p{L}*`, 'giu'),
  ]),
)

/**
 * The environmental claims in a text, which need the proof of a recognised scheme beside them.
 *
 * @see eu-duties C-03; Directive (EU) 2024/825 art. 1(2)
 */
export function greenClaims(text: string, language: Language): string[] {
  const plain = text.replaceAll("'", '’')
  return [...new Set(plain.match(PATTERNS[language] ?? /$^/) ?? [])]
}
