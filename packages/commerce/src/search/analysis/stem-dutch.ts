/**
 * A folded Dutch word without number, gender and diminutive: stoelen, stoel; vazen, vaas; kleedje, kleed; grijze,
 * grijs. It only has to be the same for the forms of one word, it need not be one.
 */
export function stemDutch(word: string): string {
  if (word.length < 4) return word
  return ending(withoutPlural(withoutDiminutive(withoutS(word))))
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

function withoutPlural(word: string): string {
  if (word.length > 4 && /[^aeiou]en$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && /[^aeiou]e$/.test(word) ? word.slice(0, -1) : word
}

/** One spelling for long vowels and for consonants at the end: `vaas` and `vaz` are `vas`, `bedd` is `bed`. */
function ending(word: string): string {
  const single = word
    .replace(/([bdfgklmnprst])\1$/, '$1')
    .replace(/z$/, 's')
    .replace(/v$/, 'f')
    .replace(/([aeou])\1(?=[bdfgklmnprst]$)/, '$1')
  return withoutS(single)
}
