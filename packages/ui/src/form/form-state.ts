import type { FormProblem } from '@shop/domain/form/form-problem'

/** What a form knows between two events. Every transition below returns a new one. */
export type FormState<Values, Refusal> = {
  values: Values
  /** Fields whose own problems are shown: left with something in them, or found wrong by an attempt to send. */
  validated: ReadonlySet<string>
  /** What only the server could find; holds until something else stands in the field. */
  remote: readonly FormProblem[]
  /** Fields that the last attempt found wrong; what has been put right since is gone. */
  reported: readonly string[]
  /** Why the form was refused as a whole; `'failed'` where no answer came that says why. */
  refusal: Refusal | 'failed' | null
  /** Grows with every attempt that was not accepted. */
  attempt: number
  isBusy: boolean
}

/** What is wrong with a form, by its own rules; paths are names of fields. */
export type FormRules<Values> = (values: Values) => readonly FormProblem[]

/** An untouched form. */
export function untouchedForm<Values>(values: Values): FormState<Values, never> {
  return {
    values,
    validated: new Set(),
    remote: [],
    reported: [],
    refusal: null,
    attempt: 0,
    isBusy: false,
  }
}

/** The problems that stand at fields, one for each: by the form's own rules where a field is validated, then the server's. */
export function visibleProblems<Values, Refusal>(
  { values, validated, remote }: FormState<Values, Refusal>,
  rules: FormRules<Values>,
): FormProblem[] {
  const visible = new Map<string, FormProblem>()
  for (const problem of [...rules(values).filter(({ path }) => validated.has(path)), ...remote])
    if (!visible.has(problem.path)) visible.set(problem.path, problem)
  return [...visible.values()]
}

/** After something was typed or chosen. A summary that has become empty stays so: it would take the focus again. */
export function changedForm<Values, Refusal>(
  state: FormState<Values, Refusal>,
  values: Values,
  paths: readonly string[],
  rules: FormRules<Values>,
): FormState<Values, Refusal> {
  const next = { ...state, values, remote: state.remote.filter(({ path }) => !paths.includes(path)) }
  const wrong = visibleProblems(next, rules).map(({ path }) => path)
  return { ...next, reported: state.reported.filter((path) => wrong.includes(path)) }
}

/** After a field was left; one that is empty is no mistake yet. */
export function leftForm<Values, Refusal>(
  state: FormState<Values, Refusal>,
  path: string,
  isEmpty: boolean,
): FormState<Values, Refusal> {
  if (isEmpty || state.validated.has(path)) return state
  return { ...state, validated: new Set([...state.validated, path]) }
}

/** While it is on its way; what was wrong with the last attempt counts no longer. */
export function sendingForm<Values, Refusal>(state: FormState<Values, Refusal>): FormState<Values, Refusal> {
  return { ...state, remote: [], reported: [], refusal: null, isBusy: true }
}

/** What an attempt has found: by the form's own rules, by asking the server, or with the form as a whole. */
export type FoundProblems<Refusal> = {
  own?: readonly FormProblem[]
  remote?: readonly FormProblem[]
  refusal?: Refusal | 'failed' | null
}

/** After an attempt that found something. */
export function refusedForm<Values, Refusal>(
  state: FormState<Values, Refusal>,
  { own = [], remote = [], refusal = null }: FoundProblems<Refusal>,
): FormState<Values, Refusal> {
  const paths = [...own, ...remote].map(({ path }) => path)
  return {
    ...state,
    validated: new Set([...state.validated, ...paths]),
    remote,
    reported: [...new Set(paths)],
    refusal,
    attempt: state.attempt + 1,
    isBusy: false,
  }
}

/** After it was accepted: the fields keep their values and begin anew. */
export function acceptedForm<Values, Refusal>(state: FormState<Values, Refusal>): FormState<Values, Refusal> {
  return { ...untouchedForm(state.values), attempt: state.attempt }
}

/** After the server has found something about a field before the form was sent. */
export function warnedForm<Values, Refusal>(
  state: FormState<Values, Refusal>,
  problem: FormProblem,
): FormState<Values, Refusal> {
  return { ...state, remote: [...state.remote.filter(({ path }) => path !== problem.path), problem] }
}
