/** Words whose end is no ending, and that would become another word without it: Leder is not LED. */
const WHOLE = new Set(['leder', 'laser', 'ober', 'unter', 'eisen', 'reisen'])

/**
 * A folded German word without the ending of its case, number, gender or size: Stühle, Stuhl; Sofas, Sofa; rote,
 * roter, rot; Bettchen, Bett. It only has to be the same for the forms of one word, it need not be one.
 */
export function stemGerman(word: string): string {
  if (word.length < 4 || WHOLE.has(word)) return word
  const small = /^(.{2,}[^aeious])chen$/.exec(word)?.[1]
  if (small !== undefined) return small
  if (word.length > 5 && /el?rn$|eln$/.test(word) && word.endsWith('eln')) return word.slice(0, -1)
  if (word.length > 6 && word.endsWith('ern')) return word.slice(0, -3)
  if (word.length > 4 && /e[nrsm]$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('e')) return word.slice(0, -1)
  if (word.length > 4 && /[bdfghklmnrtaoiy]s$/.test(word)) return word.slice(0, -1)
  return word
}
