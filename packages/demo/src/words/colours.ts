import type { Localised } from '@shop/engine/records/catalogue-record'
import { t } from './localised.ts'

type Colour = { number: string; name: Localised; phrase: Localised }

/**
 * Colour keys of the specification with their two digits in the article number, their name, and the phrase
 * that follows a product's name in an alternative text.
 *
 * @see spec §3 "Colour swatches"
 */
export const COLOURS = {
  schwarz: colour('01', 'Schwarz', 'noir', 'zwart'),
  grau: colour('02', 'Grau', 'gris', 'grijs'),
  gruen: colour('03', 'Grün', 'vert', 'groen'),
  braun: colour('04', 'Braun', 'brun', 'bruin'),
  beige: colour('05', 'Beige', 'coloris beige', 'zandbeige'),
  blau: colour('06', 'Blau', 'bleu', 'blauw'),
  gelb: colour('07', 'Gelb', 'jaune', 'geel'),
  rot: colour('08', 'Rot', 'rouge', 'rood'),
  orange: colour('09', 'Orange', 'coloris orange', 'oranje'),
  rosa: colour('10', 'Rosa', 'rose', 'roze'),
  weiss: colour('11', 'Weiß', 'blanc', 'wit'),
  hellblau: colour('12', 'Hellblau', 'bleu clair', 'lichtblauw'),
  natur: colour('13', 'Natur', 'naturel', 'naturel'),
  gold: colour('14', 'Gold', 'doré', 'goud'),
  khaki: colour('15', 'Khaki', 'kaki', 'kaki'),
  mehrfarbig: {
    number: '16',
    name: t('Mehrfarbig', 'Multicolore', 'Meerkleurig'),
    phrase: t(', mehrfarbig', ', multicolore', ', meerkleurig'),
  },
  transparent: {
    number: '17',
    name: t('Transparent', 'Translucide', 'Doorzichtig'),
    phrase: t(', transparent', ', transparent', ', doorzichtig'),
  },
} as const satisfies Record<string, Colour>

export type ColourKey = keyof typeof COLOURS

/** Whether a word of the picture list is a colour key we sell. */
export function isColourKey(word: string | null): word is ColourKey {
  return word !== null && word in COLOURS
}

function colour(number: string, de: string, fr: string, nl: string): Colour {
  const french = fr.replace('coloris ', '')
  const name = t(de, french[0]?.toUpperCase() + french.slice(1), nl[0]?.toUpperCase() + nl.slice(1))
  return { number, name, phrase: t(` in ${de}`, `, ${fr}`, ` in ${nl}`) }
}
