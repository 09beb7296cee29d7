/** Words whose short vowel grows long before an ending. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['glazen', 'glas'],
  ['baden', 'bad'],
  ['bladen', 'blad'],
  ['daken', 'dak'],
  ['vaten', 'vat'],
  ['gaten', 'gat'],
  ['dagen', 'dag'],
  ['wegen', 'weg'],
])

/**
 * A folded Dutch word without number, gender and diminutive: stoelen, stoel; vazen, vaas; kleedje, kleed; grijze,
 * grijs. It only has to be the same for the forms of one word, it need not be one.
 */
export function stemDutch(word: string): string {
  if (word.length < 4) return word
  const one = withoutDiminutive(withoutS(SHORT.get(word) ?? word))
  const bare = withoutEnding(one)
  return bare === one ? single(one) : single(withLongVowel(bare))
}

function withoutS(word: string): string {
  if (word.endsWith('eaus')) return word.slice(0, -1)
  return word.length > 4 && /(?:[bdfgklmnprt]|[^aeiou][aeiouy])s$/.test(word) ? word.slice(0, -1) : word
}

function withoutDiminutive(word: string): string {
  if (word.length < 5 || !word.endsWith('je')) return word
  if (/[^aeiou]etje$/.test(word)) return word.slice(0, -4)
  if (/(?:[lnrwaeiou]t|[aeiou]{2}mp)je$/.test(word)) return word.slice(0, -3)
  return word.slice(0, -2)
}

function withoutEnding(word: string): string {
  if (word.length > 4 && /[^aeiou]en$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && /[^aeiou]e$/.test(word) ? word.slice(0, -1) : word
}

/** One consonant before an ending means that the vowel is long: `vaz-en` is `vaaz`, but `matt-en` stays `matt`. */
function withLongVowel(bare: string): string {
  const isOneSyllable = /^[^aeiou]*[aeou][^aeiou]$/.test(bare)
  const isLong = isOneSyllable || /[^aeiou](?:[aou][^aeiou]|e[bcdfgkpstvz])$/.test(bare)
  return isLong && !/[jwxy]$/.test(bare) ? bare.replace(/([aeou])(.)$/, '$1$1$2') : bare
}

/** What Dutch writes at the end of a word: one consonant, `s` for `z` and `f` for `v`. */
function single(word: string): string {
  const end = word
    .replace(/([bdfgklmnprst])\1$/, '$1')
    .replace(/z$/, 's')
    .replace(/v$/, 'f')
  return withoutS(end)
}
