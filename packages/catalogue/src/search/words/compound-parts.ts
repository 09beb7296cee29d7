import { readFileSync } from 'node:fs'
import type { Language } from '@shop/domain/market/markets'
import * as v from 'valibot'
import { folded } from '../analysis/letters.ts'
import { readLines } from './word-file.ts'

const Part = v.pipe(v.string(), v.regex(/^\p{Ll}{3,}$/u, 'is not one word of at least three small letters'))

/** Words that begin compounds, and rarely occur alone: `wickel`, `schlaf`. French has no compounds. */
export function loadCompoundParts(language: Language): ReadonlySet<string> {
  if (language === 'fr') return new Set()
  const file = `compound-parts.${language}.txt`
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  return new Set(readLines(text, file).map((line) => folded(line.parse(Part), language)))
}
