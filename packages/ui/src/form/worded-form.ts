import type { I18n } from '@lingui/core'
import type { FormProblem as SummaryProblem } from '../form-problems/form-problems.tsx'
import type { FormRefusal, FormWords } from './form-answer.ts'
import { type FormOptions, isFieldOf } from './form-options.ts'
import { type FormState, visibleProblems } from './form-state.ts'
import { namedProblem } from './named-problem.ts'

/** What a form says in the reader's words: at its fields, in its summary, and about itself. */
export function wordedForm<Values, Field extends string, Value, Refusal extends FormRefusal>(
  i18n: I18n,
  state: FormState<Values, Refusal>,
  options: FormOptions<Values, Field, Value, Refusal>,
) {
  const { labels, words, wholeAt, fieldId = (field) => field } = options
  const found = visibleProblems(state, options.rules)
  const refusal = state.refusal === null ? null : wholeWords(i18n, words, state.refusal)
  const order = Object.keys(labels ?? {})
  const problems: Partial<Record<Field, string>> = {}
  for (const problem of found)
    if (isFieldOf(labels, problem.path)) problems[problem.path] = words.field(i18n, problem)
  if (wholeAt && refusal !== null) problems[wholeAt] ??= refusal

  const summary: SummaryProblem[] = found
    .filter(({ path }) => state.reported.includes(path))
    .toSorted((one, other) => order.indexOf(one.path) - order.indexOf(other.path))
    .map((problem) => {
      const message = words.field(i18n, problem)
      if (!isFieldOf(labels, problem.path)) return { fieldId: null, message }
      const label = labels?.[problem.path] ?? options.labelOf?.(problem.path) ?? ''
      const isNamed = words.namesField?.(problem) ?? false
      return {
        fieldId: fieldId(problem.path),
        message: isNamed ? message : namedProblem(i18n, label, message),
      }
    })
  if (refusal !== null && !wholeAt) summary.push({ fieldId: null, message: refusal })
  return { problems, summary, refusal }
}

function wholeWords<Refusal>(i18n: I18n, words: FormWords<Refusal>, refusal: Refusal | 'failed'): string {
  return refusal === 'failed'
    ? i18n.t({ id: 'problem.failed', message: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.' })
    : words.whole(i18n, refusal)
}
