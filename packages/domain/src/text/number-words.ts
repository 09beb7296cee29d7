/** Numbers as advertising spells them out in the three languages, as far as shares and "three for two" need them. */
const WORDS: Record<number, string> = {
  2: 'zwei|deux|twee',
  3: 'drei|trois|drie',
  4: 'vier|quatre',
  5: 'fünf|cinq|vijf',
  10: 'zehn|dix|tien',
  15: 'fünfzehn|quinze|vijftien',
  20: 'zwanzig|vingt|twintig',
  25: 'fünfundzwanzig|vingt-cinq|vijfentwintig',
  30: 'dreißig|dreissig|trente|dertig',
  40: 'vierzig|quarante|veertig',
  50: 'fünfzig|cinquante|vijftig',
  60: 'sechzig|soixante|zestig',
  70: 'siebzig|soixante-dix|zeventig',
}

const BY_WORD = new Map(
  Object.entries(WORDS).flatMap(([number, words]) =>
    words.split('|').map((word) => [word, Number(number)] as const),
  ),
)

/** Any number of a text, in figures or spelt out, as the source of a pattern; longer words first. */
export const NUMBER = `(?:\\d+(?:[.,]\\d+)?|${[...BY_WORD.keys()].toSorted((one, other) => other.length - one.length).join('|')})`

/** What such a number says. */
export function numberOf(words: string): number {
  return BY_WORD.get(words.toLowerCase()) ?? Number(words.replace(',', '.'))
}
