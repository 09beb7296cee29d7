import { type FormProblem, fieldProblems, type Rule, type RuleProblem } from '../form/form-problem.ts'
import { isEmail, required } from '../form/rules.ts'
import type { Market } from '../shop/markets.ts'
import { nameRules } from './name.ts'
import { passwordProblems } from './password.ts'
import { GENDERS } from './user.ts'

/** The login and register form as it is sent. @see spec §3 "Login and register form" */
export type AuthForm = {
  first_name?: string | undefined
  last_name?: string | undefined
  email?: string | undefined
  gender?: string | undefined
  newsletter?: boolean | undefined
  password?: string | undefined
  register_password?: string | undefined
}

/** Which fields count for which form. @see spec §5 "Validation groups" */
export const VALIDATION_GROUPS = {
  login: ['email', 'password'],
  register: ['first_name', 'last_name', 'gender', 'email', 'register_password', 'newsletter'],
  guest: ['first_name', 'last_name', 'gender', 'email', 'newsletter'],
  reset: ['email'],
} as const satisfies Record<string, readonly (keyof AuthForm)[]>

export type ValidationGroup = keyof typeof VALIDATION_GROUPS

const REQUIRED = 'newsletter.errors.required'
const EMAIL = 'newsletter.errors.email'

/**
 * Everything that keeps a form of this group from being sent; fields outside the group do not count.
 * The newsletter has to be answered, yes or no.
 *
 * @see spec §5 "Validation groups"
 */
export function authProblems(group: ValidationGroup, form: AuthForm, market: Market): FormProblem[] {
  return VALIDATION_GROUPS[group].flatMap((field) => problemsOf(field, form, market))
}

function problemsOf(field: keyof AuthForm, form: AuthForm, market: Market): FormProblem[] {
  switch (field) {
    case 'first_name':
    case 'last_name':
      return fieldProblems(field, form[field] ?? '', nameRules(market))
    case 'email':
      return fieldProblems(field, (form.email ?? '').trim(), [filled, emailFormat])
    case 'gender':
      return isGender(form.gender) ? [] : [{ path: field, key: REQUIRED, params: {} }]
    case 'newsletter':
      return typeof form.newsletter === 'boolean' ? [] : [{ path: field, key: REQUIRED, params: {} }]
    case 'password':
      return fieldProblems(field, form.password ?? '', [required])
    case 'register_password':
      return passwordProblems(form.register_password ?? '', field)
  }
}

const filled: Rule = (value) => (value === '' ? problem(REQUIRED, 'Value is required') : null)

const emailFormat: Rule = (value) =>
  isEmail(value) ? null : problem(EMAIL, 'Value is not a valid email address')

function problem(key: string, message: string): RuleProblem {
  return { key, params: {}, message }
}

function isGender(value: string | undefined): boolean {
  return GENDERS.some((gender) => gender === value)
}
