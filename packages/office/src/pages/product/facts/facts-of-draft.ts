import type { I18n } from '@lingui/core'
import { editedRecord } from '@shop/domain/goods/edited-record'
import { ProductRecord } from '@shop/engine/records/catalogue-record'
import type { FieldDraft } from '../../../parts/draft/use-draft.ts'
import { type FactProblems, factProblems, problemsOf } from './fact-problems.ts'

/** Fields beside the facts that have problems of their own, each judged by its part of the record. */
const BESIDE = ['maker', 'responsiblePerson', 'care'] as const

/**
 * What an import would refuse of safety and label data as they were edited. What nobody has edited is not judged: an
 * earlier release may have admitted it, and its texts can still be mended.
 */
export function draftProblems(
  draft: Pick<FieldDraft, 'edits' | 'stored' | 'value'>,
  i18n: I18n,
): FactProblems {
  const isEdited = (root: string) =>
    draft.edits.some(({ path }) => path === root || path.startsWith(`${root}.`))
  const beside = BESIDE.filter(isEdited).flatMap((root) => {
    const value = draft.value(root)
    return value === undefined ? [] : [...problemsOf(ProductRecord.entries[root], value, root, i18n)]
  })
  const warnings = isEdited('safety.warnings')
    ? [...problemsOf(ProductRecord.entries.care, draft.value('safety.warnings'), 'safety.warnings', i18n)]
    : []
  const edits = draft.edits.filter(({ path }) => path.startsWith('facts.'))
  const edited = editedRecord({ facts: draft.stored('facts') ?? {} }, edits)
  const facts = edits.length === 0 ? [] : [...factProblems(edited.facts, i18n)]
  return new Map([...beside, ...warnings, ...facts])
}
