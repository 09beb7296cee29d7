import type { Localised } from '@shop/engine/records/catalogue-record'
import { french, typesetText, units } from '../words/typeset.ts'

/** Locales with some words of their own within their language. */
export const REGIONS = ['de-at', 'de-ch', 'fr-ch', 'fr-be', 'nl-be'] as const
export type Region = (typeof REGIONS)[number]

/** A text in three languages, with what a region says instead. */
export type StoryText = Localised & { [region in Region]?: string }

/** Words of a text that a region replaces: `{ 'de-at': { Mütze: 'Haube' } }`. */
export type RegionalWords = { [region in Region]?: Record<string, string> }

/** French working days outside France, which is alone in calling them "ouvrés". */
export const WORKING_DAYS: RegionalWords = {
  'fr-ch': { ouvrés: 'ouvrables' },
  'fr-be': { ouvrés: 'ouvrables' },
}

/**
 * The same text with a region's own words in it. Throws when a text does not hold a word that is to be replaced: it was
 * rewritten, and the region would silently show the language's common word.
 */
export function inRegions(text: StoryText, words: RegionalWords): StoryText {
  const result: StoryText = { ...text }
  for (const region of REGIONS) {
    const own = words[region]
    if (own) result[region] = replaced(textIn(text, region), own, region)
  }
  return result
}

/** What readers of a region see of a text. */
export function textIn(text: StoryText, region: Region): string {
  return text[region] ?? text[languageOf(region)]
}

export function languageOf(region: Region): 'de' | 'fr' | 'nl' {
  if (region.startsWith('de')) return 'de'
  return region.startsWith('fr') ? 'fr' : 'nl'
}

/**
 * A text as it is set: French has narrow spaces before its double punctuation and inside its quotation marks, a number
 * keeps its unit, and Swiss German quotes «so».
 */
export function typeset(text: StoryText): StoryText {
  const result: StoryText = typesetText(text)
  for (const region of REGIONS) {
    const own = text[region]
    const set = own === undefined ? null : units(own)
    if (region === 'de-ch') {
      const swiss = (set ?? result.de).replaceAll('„', '«').replaceAll('“', '»')
      if (swiss !== result.de) result[region] = swiss
    } else if (set !== null) {
      result[region] = languageOf(region) === 'fr' ? french(set) : set
    }
  }
  return result
}

function replaced(text: string, words: Record<string, string>, region: Region): string {
  return Object.entries(words).reduce((whole, [common, own]) => {
    if (!whole.includes(common))
      throw new Error(
        `"${common}", which ${region} calls "${own}", is not in the text "${text.slice(0, 80)}".`,
      )
    return whole.replaceAll(common, own)
  }, text)
}
