import { RichTextNodeSchema } from '@shop/content/rich-text'
import { CONSENT_GROUPS, CONSENT_SERVICES } from '@shop/domain/privacy/consent-services'
import * as v from 'valibot'

const Rows = v.array(v.looseObject({}))

/**
 * What an editor has to put right in the words of the consent banner, one sentence each: the field and the row first,
 * then what to write. What is broken is left out of the banner, which falls back to the shop's own texts; without this
 * an editor would never know why.
 *
 * @see docs/adr/0019
 */
export function consentWordProblems(content: Record<string, unknown>): string[] {
  const { consent_title, consent_text, consent_categories, consent_services } = content
  return [
    ...(isGiven(consent_title) && typeof consent_title !== 'string'
      ? ['consent_title: write plain text']
      : []),
    ...(isGiven(consent_text) && !v.is(RichTextNodeSchema, consent_text)
      ? ['consent_text: is no rich text, so the shop’s own words stand in']
      : []),
    ...rowProblems('consent_categories', consent_categories, 'group', CONSENT_GROUPS),
    ...rowProblems('consent_services', consent_services, 'name', Object.keys(CONSENT_SERVICES)),
  ]
}

function rowProblems(field: string, value: unknown, key: string, known: readonly string[]): string[] {
  if (!isGiven(value)) return []
  if (!v.is(Rows, value)) return [`${field}: is no list of rows, so none of it is shown`]
  const names = value.map((row) => row[key])
  return value.flatMap((row, index) => {
    const name = names[index]
    const where = `${field}, row ${index + 1}`
    if (typeof name !== 'string' || name.trim() === '')
      return [`${where}: ${key} is empty, so the row is left out; write one of ${known.join(', ')}`]
    if (!known.includes(name)) return [`${where}: "${name}" is unknown; write one of ${known.join(', ')}`]
    if (names.indexOf(name) < index) return [`${where}: "${name}" stands there twice, the first row counts`]
    return isGiven(row.text)
      ? []
      : [`${where} (${name}): text is empty; say what it is for and how long it lasts`]
  })
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}
