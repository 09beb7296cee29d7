import type { I18n } from '@lingui/core'
import type { FormProblem } from '@shop/domain/form/form-problem'

/** What comes of sending a form. */
export type FormAnswer<Value, Refusal> =
  | { type: 'success'; value: Value }
  | { type: 'refused'; problem: Refusal }

/** As much of an answer as a form reads: problems with a path of a field stand there, otherwise the form is meant. */
export type FormRefusal = { code: string; errors: readonly FormProblem[] }

/** What is read when something is wrong. */
export type FormWords<Refusal> = {
  field: (i18n: I18n, problem: FormProblem) => string
  whole: (i18n: I18n, refusal: Refusal) => string
  /** Whether the words at the field name it themselves, so that the summary need not. */
  namesField?: (problem: FormProblem) => boolean
}
