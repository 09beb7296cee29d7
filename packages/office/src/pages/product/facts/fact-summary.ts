import type { I18n } from '@lingui/core'
import { factName } from '../../../words/names/fact-names.ts'
import { type FactPart, type FactShape, isFields } from './fact-shape.ts'
import { optionName } from './fact-words.ts'

const LONGEST = 120

/** A fact in a line, for whoever only looks: `A, A–G, 123456`. */
export function factSummary(place: string, shape: FactShape, value: unknown, i18n: I18n): string {
  const text = written(place, shape, value, i18n).filter(Boolean).join(', ')
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}

function written(place: string, shape: FactShape, value: unknown, i18n: I18n): string[] {
  if (value === null || value === undefined) return []
  switch (shape.kind) {
    case 'words':
      return [wordIn(value, i18n.locale)]
    case 'picture':
      return isFields(value) ? [wordIn(value.alt, i18n.locale)] : []
    case 'yesNo':
      return [
        value === true
          ? i18n.t({ id: 'fact.yes', message: 'yes' })
          : i18n.t({ id: 'fact.no', message: 'no' }),
      ]
    case 'choice':
      return [chosen(place, value, i18n)]
    case 'choices':
      return listed(value).map((one) => chosen(place, one, i18n))
    case 'list':
      return listed(value).flatMap((row) => written(place, shape.of, row, i18n))
    case 'table':
      return isFields(value)
        ? Object.entries(value).map(
            ([key, row]) => `${key}: ${written(place, shape.of, row, i18n).join(', ')}`,
          )
        : []
    case 'group':
      return isFields(value) ? partsWritten(place, shape.parts, value, i18n) : []
    case 'either':
      return isFields(value)
        ? partsWritten(
            place,
            [
              { name: shape.by, shape: { kind: 'yesNo' }, isOptional: false, isNullable: false },
              ...shape.yes,
            ],
            value,
            i18n,
          )
        : []
    case 'number':
      return [typeof value === 'number' ? new Intl.NumberFormat(i18n.locale).format(value) : plain(value)]
    default:
      return [plain(value)]
  }
}

function partsWritten(
  place: string,
  parts: readonly FactPart[],
  fields: Record<string, unknown>,
  i18n: I18n,
): string[] {
  return parts.flatMap(({ name, shape }) => {
    const below = `${place}.${name}`
    const own = written(below, shape, fields[name], i18n)
    // A number or a yes alone would say nothing.
    return own.length > 0 && (shape.kind === 'number' || shape.kind === 'yesNo')
      ? [`${factName(below, i18n)}: ${own.join(', ')}`]
      : own
  })
}

/** In the language of the office where the catalogue speaks it, else in German. */
function wordIn(words: unknown, language: string): string {
  if (!isFields(words)) return ''
  const word = words[language] ?? words.de
  return typeof word === 'string' ? word : ''
}

function listed(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function chosen(place: string, value: unknown, i18n: I18n): string {
  const word = plain(value)
  return optionName(`${place}.${word}`, i18n) ?? word
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
