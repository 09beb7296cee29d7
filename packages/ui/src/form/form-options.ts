import type { FormProblem } from '@shop/domain/form/form-problem'
import type { FormAnswer, FormRefusal, FormWords } from './form-answer.ts'
import type { FormRules } from './form-state.ts'

export type FormOptions<Values, Field extends string, Value, Refusal extends FormRefusal> = {
  initial: Values | (() => Values)
  /** Names of the fields as the shopper reads them, in the order of the form. */
  labels?: Readonly<Record<Field, string>>
  /** Instead of `labels`, where the page says them: then every path of a problem is a field. */
  labelOf?: (path: string) => string
  /** The id of a field's control, or the name of a group; the name of the field by default. */
  fieldId?: (field: string) => string
  words: FormWords<Refusal>
  rules: FormRules<Values>
  /** Problems that only the server can find; checked with every attempt. */
  lastCheck?: (values: Values) => Promise<readonly FormProblem[]>
  send: (values: Values) => Promise<FormAnswer<Value, Refusal>>
  onSent?: (value: Value, values: Values) => void
  /** Called after every change, for a draft that outlives the form. */
  onChange?: (values: Values) => void
  /** What takes the focus after a refused attempt: a summary does so by itself, without one the first wrong field. */
  focus?: 'summary' | 'field'
  /** Where a problem of the whole form stands when there is no summary. */
  wholeAt?: NoInfer<Field>
  /** The fields keep their own text, so that what was filled in before the page was ready is not lost. */
  isUncontrolled?: boolean
}

/** Whether a path of a problem is a field of the form. */
export function isFieldOf<Field extends string>(
  labels: Readonly<Record<Field, string>> | undefined,
  path: string,
): path is Field {
  return labels === undefined || path in labels
}
