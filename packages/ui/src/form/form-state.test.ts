import type { FormProblem } from '@shop/domain/form/form-problem'
import { expect, test } from 'vitest'
import {
  acceptedForm,
  changedForm,
  type FormState,
  leftForm,
  refusedForm,
  sendingForm,
  untouchedForm,
  visibleProblems,
  warnedForm,
} from './form-state.ts'

type Values = { name: string; zip: string }
type State = FormState<Values, string>

const untouched: State = untouchedForm({ name: '', zip: '' })
const attempted = refusedForm(untouched, { own: rules(untouched.values) })

test.each<[string, State, Record<string, string>]>([
  ['a form that nobody has touched says nothing', untouched, {}],
  ['a field that was left empty says nothing', leftForm(untouched, 'name', true), {}],
  ['a field that is being typed into says nothing', typed(untouched, { zip: '12' }), {}],
  [
    'a field that was left with something wrong says so',
    leftForm(typed(untouched, { zip: '12' }), 'zip', false),
    { zip: 'short' },
  ],
  [
    'a field that was left right says so while typing as soon as it is wrong',
    typed(leftForm(typed(untouched, { zip: '12345' }), 'zip', false), { zip: '1234' }),
    { zip: 'short' },
  ],
  [
    'a field that was left and then emptied says that it is missing',
    typed(leftForm(typed(untouched, { zip: '12' }), 'zip', false), { zip: '' }),
    { zip: 'required' },
  ],
  ['an attempt says everything at once', attempted, { name: 'required', zip: 'required' }],
  [
    'what has been put right is quiet at once, the rest is not',
    typed(attempted, { name: 'Anna' }),
    { zip: 'required' },
  ],
  [
    'a field says another problem as soon as it is another one',
    typed(attempted, { zip: '12' }),
    { name: 'required', zip: 'short' },
  ],
  [
    'what the server found stands at its field',
    refusedForm(complete(), { remote: [problem('zip', 'unknown')] }),
    { zip: 'unknown' },
  ],
  [
    'what the server found holds until something else stands there',
    typed(refusedForm(complete(), { remote: [problem('zip', 'unknown')] }), { zip: '54321' }),
    {},
  ],
  [
    'what the server found holds while other fields change',
    typed(refusedForm(complete(), { remote: [problem('zip', 'unknown')] }), { name: 'Bea' }),
    { zip: 'unknown' },
  ],
  [
    'a new attempt begins without what the server found',
    sendingForm(refusedForm(complete(), { remote: [problem('zip', 'unknown')] })),
    {},
  ],
  [
    'own rules come before what the server found',
    refusedForm(untouched, { own: rules(untouched.values), remote: [problem('zip', 'unknown')] }),
    { name: 'required', zip: 'required' },
  ],
  [
    'a warning stands at its field before anything was sent',
    warnedForm(warnedForm(complete(), problem('zip', 'old')), problem('zip', 'unknown')),
    { zip: 'unknown' },
  ],
  ['an accepted form begins anew', typed(acceptedForm(attempted), { zip: '12' }), {}],
])('%s', (_, state, expected) => {
  const said = visibleProblems(state, rules).map(({ path, key }) => [path, key])

  expect(Object.fromEntries(said)).toEqual(expected)
})

test.each<[string, State, string[]]>([
  [
    'leaving a field puts nothing into the summary',
    leftForm(typed(untouched, { zip: '1' }), 'zip', false),
    [],
  ],
  ['an attempt puts everything into the summary', attempted, ['name', 'zip']],
  ['what has been put right leaves the summary', typed(attempted, { name: 'Anna' }), ['zip']],
  ['another problem of the same field stays', typed(attempted, { zip: '12' }), ['name', 'zip']],
  [
    'what is broken again while typing does not come back: the summary would take the focus',
    typed(typed(attempted, { name: 'Anna', zip: '12345' }), { zip: '' }),
    [],
  ],
  [
    'two problems of a field are one line',
    refusedForm(complete(), { remote: [problem('zip', 'a'), problem('zip', 'b')] }),
    ['zip'],
  ],
  ['a new attempt begins with an empty summary', sendingForm(attempted), []],
])('%s', (_, state, expected) => {
  expect(state.reported).toEqual(expected)
})

test('every refused attempt counts, also with the same problems', () => {
  const again = refusedForm(attempted, { own: rules(attempted.values) })

  expect([untouched.attempt, attempted.attempt, again.attempt]).toEqual([0, 1, 2])
})

test('an accepted form keeps its values and its count of attempts', () => {
  const accepted = acceptedForm(sendingForm(typed(attempted, { name: 'Anna', zip: '12345' })))

  expect(accepted).toEqual({ ...untouched, values: { name: 'Anna', zip: '12345' }, attempt: 1 })
})

test('a refusal as a whole stays until the next attempt and ends the sending', () => {
  const refused = refusedForm(sendingForm(complete()), { refusal: 'tooMany' })

  expect(refused).toMatchObject({ refusal: 'tooMany', isBusy: false, reported: [] })
  expect(typed(refused, { name: 'Bea' }).refusal).toBe('tooMany')
  expect(sendingForm(refused)).toMatchObject({ refusal: null, isBusy: true })
})

test('no transition changes the state that it begins with', () => {
  const before = structuredClone(attempted)

  typed(attempted, { name: 'Anna' })
  leftForm(attempted, 'other', false)
  refusedForm(attempted, { remote: [problem('zip', 'unknown')] })

  expect(attempted).toEqual(before)
})

function rules({ name, zip }: Values): FormProblem[] {
  return [
    ...(name === '' ? [problem('name', 'required')] : []),
    ...(zip === '' ? [problem('zip', 'required')] : zip.length < 5 ? [problem('zip', 'short')] : []),
  ]
}

function problem(path: string, key: string): FormProblem {
  return { path, key, params: {} }
}

function complete(): State {
  return typed(untouched, { name: 'Anna', zip: '12345' })
}

function typed(state: State, values: Partial<Values>): State {
  return changedForm(state, { ...state.values, ...values }, Object.keys(values), rules)
}
