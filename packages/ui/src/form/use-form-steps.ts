import type { FormProblem } from '@shop/domain/form/form-problem'
import { useEffect, useRef, useState } from 'react'
import { firstControl } from '../form-problems/first-control.ts'
import type { FormRefusal } from './form-answer.ts'
import { type FormOptions, isFieldOf } from './form-options.ts'
import {
  acceptedForm,
  changedForm,
  type FormState,
  type FoundProblems,
  leftForm,
  refusedForm,
  sendingForm,
  untouchedForm,
  warnedForm,
} from './form-state.ts'

/** The state of a form and everything that changes it. */
export function useFormSteps<Values extends object, Field extends string, Value, Refusal extends FormRefusal>(
  options: FormOptions<Values, Field, Value, Refusal>,
) {
  const { rules, wholeAt, fieldId = (field) => field } = options
  const [state, setState] = useState(() => firstState<Values, Refusal>(options.initial))
  const [refused, setRefused] = useState<readonly string[]>([])
  // Several changes of one event, and an answer that comes later, build on what is true by then.
  const latest = useRef(state)

  useEffect(() => {
    firstControl(refused)?.focus()
  }, [refused])

  const write = (next: typeof state) => {
    latest.current = next
    setState(next)
  }
  const refuse = (found: FoundProblems<Refusal>): false => {
    const next = refusedForm(latest.current, found)
    write(next)
    const shown = next.refusal !== null && wholeAt ? [wholeAt] : next.reported
    if (options.focus === 'field') setRefused(shown.map(fieldId))
    return false
  }
  /** `paths` names the fields that have another value now, where they are no keys of the values. */
  const change = (
    update: Partial<Values> | ((now: Values) => Partial<Values>),
    paths?: readonly string[],
  ) => {
    const before = latest.current.values
    const changed = typeof update === 'function' ? update(before) : update
    const values = { ...before, ...changed }
    const fields = paths ?? Object.keys(changed)
    if (fields.length === 0) return
    write(changedForm(latest.current, values, fields, rules))
    options.onChange?.(values)
  }
  /** Whether the form's own rules let it be sent; otherwise everything that is wrong is said. */
  const check = (): boolean => {
    const own = rules(latest.current.values)
    return own.length === 0 || refuse({ own })
  }
  /** Sends what is typed unless something is wrong with it, and returns whether it was accepted. */
  const submit = async (typed: Partial<Values> = {}): Promise<boolean> => {
    if (latest.current.isBusy) return false
    change(typed)
    if (!options.lastCheck && !check()) return false
    const { values } = latest.current
    write(sendingForm(latest.current))
    try {
      const own = rules(values)
      const remote = (await options.lastCheck?.(values)) ?? []
      if (own.length + remote.length > 0) return refuse({ own, remote })
      const answer = await options.send(values)
      if (answer.type === 'refused') {
        const known = answer.problem.errors.filter(({ path }) => isFieldOf(options.labels, path))
        return refuse(known.length > 0 ? { remote: known } : { refusal: answer.problem })
      }
      write(acceptedForm(latest.current))
      options.onSent?.(answer.value, values)
      return true
    } catch (failure) {
      refuse({ refusal: 'failed' })
      throw failure
    }
  }

  return {
    state,
    latest,
    change,
    check,
    submit,
    leave: (path: string, isEmpty: boolean) => write(leftForm(latest.current, path, isEmpty)),
    /** Shows what was found about a field before the form is sent, unless something else stands there by now. */
    warn: (problem: FormProblem, isStill: (values: Values) => boolean) => {
      if (isStill(latest.current.values)) write(warnedForm(latest.current, problem))
    },
    /** Begins anew with these values. */
    reset: (values: Values) => write(acceptedForm({ ...latest.current, values })),
  }
}

function firstState<Values extends object, Refusal>(
  initial: Values | (() => Values),
): FormState<Values, Refusal> {
  return untouchedForm(typeof initial === 'function' ? initial() : initial)
}
