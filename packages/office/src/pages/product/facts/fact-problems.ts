import type { I18n } from '@lingui/core'
import { ProductFactsRecord } from '@shop/engine/records/product-facts-record'
import * as v from 'valibot'

/** What is wrong with a field, by its place in the record: `facts.energyLabel.eprelId`. */
export type FactProblems = ReadonlyMap<string, string>

/** What an import would refuse of the facts, field by field, in the words of the office. */
export function factProblems(facts: unknown, i18n: I18n): FactProblems {
  return problemsOf(ProductFactsRecord, facts, 'facts', i18n)
}

/** What a schema refuses, by place below a root. */
export function problemsOf(schema: v.GenericSchema, value: unknown, root: string, i18n: I18n): FactProblems {
  const read = v.safeParse(schema, value)
  const problems = new Map<string, string>()
  for (const issue of read.issues ?? []) {
    const below = v.getDotPath(issue)
    const place = below === null ? root : `${root}.${below}`
    // A product is judged as a whole where one fact asks for another one.
    const path = place === 'facts' ? 'facts.energyLabel' : place
    if (!problems.has(path)) problems.set(path, problemText(path, issue, i18n))
  }
  return problems
}

/** Of a place and everything below it. */
export function problemsBelow(problems: FactProblems, path: string): number {
  return [...problems.keys()].filter((key) => key === path || key.startsWith(`${path}.`)).length
}

function problemText(path: string, issue: v.BaseIssue<unknown>, i18n: I18n): string {
  return fieldProblem(path, issue, i18n) ?? kindProblem(issue, i18n)
}

/** Where the form of a field is its own, how it is written. */
function fieldProblem(path: string, { type, input }: v.BaseIssue<unknown>, i18n: I18n): string | null {
  if (input === '' || input === undefined) return null
  const place = path.replaceAll(/\.\d+/g, '')
  if (type === 'check') return checkProblem(place, i18n)
  if (place === 'maker.country')
    return i18n.t({ id: 'fact.wrong.country', message: 'Write two capital letters, such as DE, CH or CN.' })
  if (type === 'email')
    return i18n.t({ id: 'fact.wrong.email', message: 'Write an e-mail address, such as hello@example.com.' })
  if (place.endsWith('.eprelId'))
    return i18n.t({ id: 'fact.wrong.eprel', message: 'Write its figures alone, twelve at most.' })
  if (place === 'facts.deforestation')
    return i18n.t({
      id: 'fact.wrong.statement',
      message: 'A reference number has 14 characters: 26DEAB12CD34EF.',
    })
  if (place === 'facts.supportUntil')
    return i18n.t({ id: 'fact.wrong.month', message: 'Write a year and a month: 2031-12.' })
  if (place.startsWith('facts.personalisation.drawing'))
    return i18n.t({
      id: 'fact.wrong.drawing',
      message: 'Write a colour as #d9b98a, and lengths in whole mm.',
    })
  if (type === 'url' || type === 'starts_with')
    return i18n.t({ id: 'fact.wrong.address', message: 'Write an address that begins with https://.' })
  if (type === 'union')
    return i18n.t({
      id: 'fact.wrong.source',
      message: 'Write a place in the media folder, or an address that begins with https://.',
    })
  if (/\.(?:src|sheet)$/.test(place) && type === 'regex')
    return i18n.t({
      id: 'fact.wrong.file',
      message: 'Write a place in the media folder in small letters, such as papers/lamp.pdf.',
    })
  return null
}

/** What several fields of a fact say together. */
function checkProblem(place: string, i18n: I18n): string | null {
  const problems: Record<string, string> = {
    'facts.energyLabel': i18n.t({
      id: 'fact.wrong.scale',
      message: 'The class lies outside of its scale. A screen and a lamp are not sold without a label.',
    }),
    'facts.fibres': i18n.t({ id: 'fact.wrong.sum', message: 'The shares do not add up to 100 percent.' }),
    'facts.hazards': i18n.t({
      id: 'fact.wrong.pictogram',
      message: 'A mixture with a signal word has a pictogram.',
    }),
    'facts.environmentalSheet': i18n.t({
      id: 'fact.wrong.environmentalSheet',
      message: 'Write a text, a link or both.',
    }),
    'facts.durabilityGuarantee.years': i18n.t({
      id: 'fact.wrong.years',
      message: 'It lasts more than two years, in whole or half ones.',
    }),
    'facts.repairIndex.value': i18n.t({ id: 'fact.wrong.decimal', message: 'It has one decimal at most.' }),
    'facts.durabilityIndex.value': i18n.t({
      id: 'fact.wrong.decimal',
      message: 'It has one decimal at most.',
    }),
  }
  return problems[place] ?? null
}

/** What every field of a kind asks for. */
function kindProblem({ type, input, requirement, message }: v.BaseIssue<unknown>, i18n: I18n): string {
  const values = { limit: String(requirement) }
  if (input === '' || input === undefined || (type === 'min_length' && typeof input === 'string'))
    return i18n.t({ id: 'fact.wrong.empty', message: 'Fill this in.' })
  switch (type) {
    case 'min_length':
      return i18n.t({ id: 'fact.wrong.none', message: 'Add one at least.' })
    case 'max_length':
      return i18n.t({ id: 'fact.wrong.long', message: '{limit} at most.', values })
    case 'min_value':
      return i18n.t({ id: 'fact.wrong.least', message: 'Write a number from {limit} on.', values })
    case 'gt_value':
      return i18n.t({ id: 'fact.wrong.above', message: 'Write a number above {limit}.', values })
    case 'max_value':
      return i18n.t({ id: 'fact.wrong.most', message: 'Write a number up to {limit}.', values })
    case 'integer':
      return i18n.t({ id: 'fact.wrong.whole', message: 'Write a whole number.' })
    case 'number':
      return i18n.t({ id: 'fact.wrong.number', message: 'Write a number.' })
    case 'picklist':
      return i18n.t({ id: 'fact.wrong.choice', message: 'Choose one.' })
    case 'object':
      return i18n.t({ id: 'fact.wrong.picture', message: 'Choose one, or take this away.' })
    default:
      return message
  }
}
