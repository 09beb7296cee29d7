/** Irregular feminine forms. */
const MASCULINE: ReadonlyMap<string, string> = new Map([
  ['blanche', 'blanc'],
  ['fraiche', 'frais'],
  ['seche', 'sec'],
  ['douce', 'doux'],
  ['longue', 'long'],
  ['neuve', 'neuf'],
])

/**
 * A folded French word without number and gender: canapés, canapé; berceaux, berceau; évolutive, évolutif; grise,
 * gris; naturelle, naturel. It only has to be the same for the forms of one word, it need not be one.
 */
export function stemFrench(word: string): string {
  if (word.length < 4) return word
  const one = singular(word)
  return bare(MASCULINE.get(one) ?? one)
}

function singular(word: string): string {
  if (/(?:eau|eu|ou)x$/.test(word)) return word.slice(0, -1)
  if (word.length > 5 && word.endsWith('aux')) return `${word.slice(0, -2)}l`
  return word.endsWith('s') ? word.slice(0, -1) : word
}

function bare(word: string): string {
  if (word.length > 5 && word.endsWith('euse')) return word.slice(0, -2)
  const masculine = word.length > 3 ? word.replace(/e{1,2}$/, '') : word
  const single = masculine.replace(/([lnst])\1$/, '$1').replace(/iv$/, 'if')
  return single.length > 3 ? single.replace(/[sx]$/, '') : single
}
