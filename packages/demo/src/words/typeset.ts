import type { Localised } from '@shop/engine/records/catalogue-record'

const NARROW = '\u202f'
const HARD = '\u00a0'

/** French has narrow spaces before its double punctuation and inside its quotation marks. */
export function french(text: string): string {
  return text
    .replace(/ ([;!?])/g, `${NARROW}$1`)
    .replace(/« /g, `«${NARROW}`)
    .replace(/ »/g, `${NARROW}»`)
    .replace(/ :/g, `${HARD}:`)
}

/** A number keeps its unit. */
export function units(text: string): string {
  return text.replace(/(\d) (?=(?:%|€|°C|cm|mm|m²|kg|g|km|h)(?![\p{L}]))/gu, `$1${HARD}`)
}

/** A text as it is set: no line begins with a sign or a unit. */
export function typesetText({ de, fr, nl }: Localised): Localised {
  return { de: units(de), fr: french(units(fr)), nl: units(nl) }
}
