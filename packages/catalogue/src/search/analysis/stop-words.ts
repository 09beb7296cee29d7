import type { Language } from '@shop/domain/market/markets'

/** Words that every product may carry: they neither find nor exclude one. */
const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  de: words(
    'der die das dem den des ein eine einen einem einer und oder mit ohne fur aus von vom im in am an auf zum zur zu ' +
      'bei bis er ich suche du dein deine mein meine unser unsere ihr ihre nach ist sind als wie alle alles kaufen gunstig online shop bestellen',
  ),
  fr: words(
    'le la les l un une des du de d et ou avec sans pour par en a au aux sur dans chez qu ce cette ces mon ma mes ' +
      'ton ta tes votre vos notre nos je cherche est sont acheter achat commander pas cher boutique ligne',
  ),
  nl: words(
    'de het een en of met zonder voor van uit op in aan bij te tot om naar is zijn als mijn jouw je uw ons onze ' +
      'ik zoek deze dit die dat kopen goedkoop goedkope online winkel bestellen',
  ),
}

/** Words after which a name says what the thing is for or made of, and no longer what it is. */
const TURNS: Record<Language, ReadonlySet<string>> = {
  de: words('fur mit aus von ohne zum zur im in am an auf und'),
  fr: words('de du des d pour avec en a au aux sans sur et'),
  nl: words('voor met van uit zonder in op aan en om'),
}

/** Adjectives that fit everything: they narrow down what is looked for, and are never what is looked for. */
const VAGUE_WORDS: Record<Language, ReadonlySet<string>> = {
  de: words('klein gross schon modern neu lang kurz breit schmal hoch niedrig rund eckig gut best'),
  fr: words('petit grand beau nouveau modern long court larg etroit haut bas rond carr bon'),
  nl: words('klein groot mooi nieuw modern lang kort breed smal hoog laag rond vierkant goed'),
}

/** Units that follow a number. */
const UNITS = words('cm mm m zentimeter centimetres centimetre centimeter kg g l ml liter litre litres')

export function isStopWord(folded: string, language: Language): boolean {
  return STOP_WORDS[language].has(folded)
}

export function isTurn(folded: string, language: Language): boolean {
  return TURNS[language].has(folded)
}

/** Whether the stem of a word is that of a vague one. */
export function isVague(stem: string, language: Language): boolean {
  return VAGUE_WORDS[language].has(stem)
}

export function isUnit(folded: string): boolean {
  return UNITS.has(folded)
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}
