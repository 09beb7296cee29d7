import { LANGUAGES, type Language } from '@shop/domain/market/markets'
import type { LineGroup, SourceLine } from './import-source.ts'

/**
 * The lines of a catalogue file for a shop with some of the languages only: texts may leave out the others, which then
 * repeat the first one and are never shown. A shop that opens another language later reads changed lines, and has to
 * provide the texts.
 *
 * @param spoken the languages of the shop's locales
 */
export function inShopLanguages(
  groups: AsyncIterable<LineGroup>,
  spoken: readonly Language[],
): AsyncIterable<LineGroup> {
  return LANGUAGES.every((language) => spoken.includes(language)) ? groups : filledGroups(groups, spoken)
}

async function* filledGroups(
  groups: AsyncIterable<LineGroup>,
  spoken: readonly Language[],
): AsyncGenerator<LineGroup> {
  for await (const { lines, ...group } of groups)
    yield { ...group, lines: lines.map((line) => filledLine(line, spoken)) }
}

/** A line that is not JSON stays as it is: the import says what is wrong with it. */
function filledLine(line: SourceLine, spoken: readonly Language[]): SourceLine {
  try {
    const value: unknown = JSON.parse(line.text)
    return { ...line, text: JSON.stringify(value, (_, part: unknown) => filledText(part, spoken)) }
  } catch {
    return line
  }
}

function filledText(part: unknown, spoken: readonly Language[]): unknown {
  if (!isText(part)) return part
  const first = spoken.map((language) => part[language]).find((words) => words !== undefined)
  const others = LANGUAGES.filter((language) => !spoken.includes(language))
  return { ...part, ...Object.fromEntries(others.map((language) => [language, part[language] ?? first])) }
}

/** Whether something is a text by language: it has words, and no other fields. */
function isText(part: unknown): part is Partial<Record<Language, string>> {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return false
  const entries = Object.entries(part)
  return (
    entries.length > 0 &&
    entries.every(([key, words]) => LANGUAGES.some((known) => known === key) && typeof words === 'string')
  )
}
