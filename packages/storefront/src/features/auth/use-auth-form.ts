import { useLingui } from '@lingui/react'
import type { FormProblem } from '@shop/domain/form/form-problem'
import { type AuthForm, authProblems } from '@shop/domain/user/auth-form'
import { useSetAtom } from 'jotai'
import { type ChangeEvent, type FocusEvent, type FormEvent, useState } from 'react'
import { useShop } from '../../use-shop.ts'
import { namedProblem } from '@shop/ui/form/named-problem.ts'
import { authProblemWords, problemsOf } from './auth-problem-words.ts'
import { authenticateAtom } from './authenticate.atoms.ts'
import { useTellCarriedAlong } from './use-tell-carried-along.ts'

/** Sentences that name their field themselves. */
const SAYS_IT_ALL = ['login.wrong', 'register.emailTaken']

type AuthMode = 'login' | 'register'

type AuthFormOptions = {
  mode: AuthMode
  /** Names of the fields for the summary, in the order of the form. */
  labels: Partial<Record<string, string>>
  /** What only a question to the server can tell; asked with every attempt, after the form's own rules. */
  lastCheck?: (form: AuthForm) => Promise<FormProblem[]>
}

/**
 * State of the sign-in and of the register form. The fields keep their own text, so that what a browser has filled in
 * before the page was ready counts as well.
 *
 * A field is checked when it is left with something in it, and from then on while typing; the summary only speaks
 * after an attempt to send.
 */
export function useAuthForm({ mode, labels, lastCheck }: AuthFormOptions) {
  const { i18n } = useLingui()
  const { market } = useShop()
  const authenticate = useSetAtom(authenticateAtom)
  const tellCarriedAlong = useTellCarriedAlong()
  const [problems, setProblems] = useState<FormProblem[]>([])
  const [told, setTold] = useState<FormProblem[]>([])
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set<string>())
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setIsBusy] = useState(false)

  const check = (form: HTMLFormElement, name: string) => {
    const found = authProblems(mode, formOf(form), market).filter(({ path }) => path === name)
    setProblems((now) => [...now.filter(({ path }) => path !== name), ...found])
  }
  const tell = (found: FormProblem[]) => {
    const order = Object.keys(labels)
    setProblems(found)
    setTold(found.toSorted((one, other) => order.indexOf(one.path) - order.indexOf(other.path)))
    setAttempt((now) => now + 1)
    setChecked(new Set([...checked, ...found.map(({ path }) => path)]))
  }

  const onBlur = ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    if (!isField(target) || target.value === '') return
    setChecked(new Set([...checked, target.name]))
    check(currentTarget, target.name)
  }
  const onChange = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    if (isField(target) && checked.has(target.name)) check(currentTarget, target.name)
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = formOf(event.currentTarget)
    setTold([])
    setIsBusy(true)
    try {
      const found = authProblems(mode, form, market)
      if (lastCheck) found.push(...(await lastCheck(form)))
      if (found.length > 0) return tell(found)

      const answer = await authenticate({ mode, ...form })
      if (answer.type === 'refused') tell(problemsOf(answer.problem))
      else void tellCarriedAlong()
    } finally {
      setIsBusy(false)
    }
  }

  const wordsOf = (path: string) => {
    const problem = problems.find((one) => one.path === path)
    return problem ? authProblemWords(i18n, problem) : null
  }
  const fieldId = (path: string) => `${mode}-${path}`

  return {
    /** For the `<form>`; without scripts nothing may end up in the address, hence the method. */
    form: {
      noValidate: true,
      method: 'post',
      onBlur,
      onChange,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
    },
    field: (name: keyof AuthForm) => ({ name, id: fieldId(name), required: true, error: wordsOf(name) }),
    /** Whether a field has been left once, so that hints may become demands. */
    isChecked: (name: keyof AuthForm) => checked.has(name),
    /** Adds what a check in between has found at a field. */
    add: (problem: FormProblem) =>
      setProblems((now) => [...now.filter(({ path }) => path !== problem.path), problem]),
    summary: told
      .filter(({ path }) => path !== '')
      .map((problem) => ({
        fieldId: fieldId(problem.path),
        message: SAYS_IT_ALL.includes(problem.key)
          ? authProblemWords(i18n, problem)
          : namedProblem(i18n, labels[problem.path] ?? problem.path, authProblemWords(i18n, problem)),
      })),
    attempt,
    /** What is wrong with the form as a whole. */
    refusal: wordsOf(''),
    isBusy,
  }
}

/** The fields of a form that were sent along; exactly those that it has. */
function formOf(element: HTMLFormElement) {
  const data = new FormData(element)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return element.elements.namedItem('register_password') === null
    ? { email: text('email'), password: text('password') }
    : {
        gender: text('gender'),
        first_name: text('first_name'),
        last_name: text('last_name'),
        email: text('email'),
        register_password: text('register_password'),
        newsletter: data.has('newsletter'),
      }
}

function isField(target: EventTarget): target is HTMLInputElement | HTMLSelectElement {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
}
