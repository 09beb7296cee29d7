import type { Language } from '../market/markets.ts'

/**
 * Words that lower how dangerous a product looks, by the law’s own examples: “voluntary”, “precautionary”,
 * “discretionary”, “in rare situations”, and that no accident is known.
 */
const PLAYED_DOWN: Record<Language, RegExp> = {
  de: /freiwillig|vorsorglich|vorsichtshalber|rein präventiv|in (?:sehr )?(?:seltenen|wenigen|einzelnen) fällen|unter bestimmten umständen|keine (?:unfälle|verletzungen|vorfälle)/iu,
  fr: /volontaire|par (?:mesure de )?précaution|à titre (?:préventif|de précaution)|dans de (?:très )?rares cas|dans certains cas|aucun (?:accident|incident|blessé)/iu,
  nl: /vrijwillig|uit voorzorg|voorzorgsmaatregel|in (?:zeer )?(?:zeldzame|enkele|bepaalde) gevallen|geen (?:ongevallen|ongelukken|incidenten|letsel)/iu,
}

/**
 * The first words of a text that play a danger down, which no recall notice may do; null without any.
 *
 * @see Regulation (EU) 2023/988 art. 36(2)(c); eu-duties C-15
 */
export function playedDown(text: string, language: Language): string | null {
  return PLAYED_DOWN[language].exec(text)?.[0] ?? null
}
