import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { ProblemDocument } from '@shop/api-client/contract/problem'
import type { FormProblem } from '@shop/domain/form/form-problem'
import { useState } from 'react'
import { formProblemWords, refusalWords } from './form-problem-words.ts'
import type { Answer } from './answered.ts'
import { namedProblem } from '@shop/ui/form/named-problem.ts'


type ProblemFormOptions<Field extends string> = {
  /** Names of the fields as the shopper reads them, in the order of the form. */
  labels: Record<Field, string>
  fieldId: (field: Field) => string
  /** What is read at a field, and when the form is refused as a whole; those of small forms when none are named. */
  words?: ProblemWords
}

export type ProblemWords = {
  field: (i18n: I18n, problem: FormProblem) => string
  whole: (i18n: I18n, problem: ProblemDocument) => string
}

const SMALL_FORM: ProblemWords = { field: formProblemWords, whole: refusalWords }

/**
 * State of a small form around what is wrong with it: first the form's own rules, then what the server says. Whatever
 * happens, the fields keep what was typed: they belong to somebody else.
 */
export function useProblemForm<Field extends string>({
  labels,
  fieldId,
  words = SMALL_FORM,
}: ProblemFormOptions<Field>) {
  const { i18n } = useLingui()
  const [found, setFound] = useState<FormProblem[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setIsBusy] = useState(false)

  const fields = Object.keys(labels).filter((name): name is Field => name in labels)
  const problems: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const problem = found.find(({ path }) => path === field)
    if (problem) problems[field] = words.field(i18n, problem)
  }
  const summary = [
    ...fields.flatMap((field) => {
      const text = problems[field]
      return text ? [{ fieldId: fieldId(field), message: namedProblem(i18n, labels[field], text) }] : []
    }),
    ...(refusal === null ? [] : [{ fieldId: null, message: refusal }]),
  ]

  /** Sends unless the form's own rules forbid it; hands back what a success brought, null otherwise. */
  async function submit<T>(own: FormProblem[], send: () => Promise<Answer<T>>): Promise<T | null> {
    setFound(own)
    setRefusal(null)
    setAttempt((now) => now + 1)
    if (own.length > 0) return null
    setIsBusy(true)
    try {
      const answer = await send()
      if (answer.type === 'success') return answer.value
      const known = answer.problem.errors.filter(({ path }) => path in labels)
      setFound(known)
      setRefusal(known.length > 0 ? null : words.whole(i18n, answer.problem))
      setAttempt((now) => now + 1)
      return null
    } finally {
      setIsBusy(false)
    }
  }

  /** What was wrong with a field holds until something else stands there. */
  const quiet = (field: Field) => setFound((now) => now.filter(({ path }) => path !== field))

  return { problems, summary, attempt, isBusy, submit, quiet }
}
