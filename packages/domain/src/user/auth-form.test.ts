import { expect, test } from 'vitest'
import { markets } from '../market/markets.ts'
import { type AuthForm, authProblems, type ValidationGroup } from './auth-form.ts'

const market = markets['de-de']

const good: AuthForm = {
  first_name: 'Anna',
  last_name: 'Muster',
  email: 'Anna@Muster.example',
  gender: 'f',
  newsletter: false,
  password: 'kurz',
  register_password: 'Zehnzeichen',
}

test.each<[ValidationGroup, string[]]>([
  ['login', ['email', 'password']],
  ['register', ['first_name', 'last_name', 'email', 'register_password', 'newsletter']],
  ['guest', ['first_name', 'last_name', 'email', 'newsletter']],
  ['reset', ['email']],
])('%s asks for %j and nothing else', (group, fields) => {
  expect(authProblems(group, {}, market).map(({ path }) => path)).toEqual(fields)
  expect(authProblems(group, good, market)).toEqual([])
})

test.each<[string, AuthForm, string]>([
  ['no e-mail', { email: ' ' }, 'newsletter.errors.required'],
  ['a broken e-mail', { email: 'anna@' }, 'newsletter.errors.email'],
  ['an unknown gender', { gender: 'toString' }, 'newsletter.errors.required'],
  ['an unanswered newsletter', { newsletter: undefined }, 'newsletter.errors.required'],
  ['a number in the name', { first_name: 'R2D2' }, 'generic.validation.name'],
  ['no last name', { last_name: '' }, 'generic.validation.required'],
  [
    'a weak password',
    { register_password: 'kleinbuchstaben' },
    'reset-password.fields.new-password.uppercaseLetter',
  ],
])('%s is told once', (_, change, key) => {
  expect(authProblems('register', { ...good, ...change }, market)).toMatchObject([{ key }])
})

test('a sign-in takes a password of any kind, a missing one not', () => {
  expect(authProblems('login', { ...good, password: 'x' }, market)).toEqual([])
  expect(authProblems('login', { ...good, password: '' }, market)).toEqual([
    { path: 'password', key: 'generic.validation.required', params: {} },
  ])
})

test.each(['m', 'f', 'd', 'n', 'x', '', undefined])('the gender %s is an answer', (gender) => {
  expect(authProblems('guest', { ...good, gender }, market)).toEqual([])
})
