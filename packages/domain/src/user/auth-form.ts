import { type FormProblem, fieldProblems } from '../form/form-problem.ts'
import { required } from '../form/rules.ts'
import type { Market } from '../market/markets.ts'
import { emailProblems, REQUIRED_KEY } from '../person/email.ts'
import { nameRules } from '../person/name.ts'
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

/**
 * Everything that keeps a form of this group from being sent; fields outside the group do not count.
 * The newsletter has to be answered, yes or no; how to be addressed is nobody's duty to tell.
 *
 * @see spec §5 "Validation groups", eu-duties C-31
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
      return emailProblems(field, form.email ?? '')
    case 'gender':
      return !form.gender || isGender(form.gender) ? [] : [{ path: field, key: REQUIRED_KEY, params: {} }]
    case 'newsletter':
      return typeof form.newsletter === 'boolean' ? [] : [{ path: field, key: REQUIRED_KEY, params: {} }]
    case 'password':
      return fieldProblems(field, form.password ?? '', [required])
    case 'register_password':
      return passwordProblems(form.register_password ?? '', field)
  }
}

function isGender(value: string): boolean {
  return GENDERS.some((gender) => gender === value)
}
