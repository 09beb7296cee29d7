import type { FormProblem } from '@shop/domain/form/form-problem'
import { createI18n } from '@shop/i18n/create-i18n'
import { expect, test } from 'vitest'
import type { FormRefusal } from './form-answer.ts'
import type { FormOptions } from './form-options.ts'
import { refusedForm, untouchedForm } from './form-state.ts'
import { wordedForm } from './worded-form.ts'

type Values = { email: string }
type Options = FormOptions<Values, 'email', null, FormRefusal>

test('a summary names the field before its problem', () => {
  const { problems, summary } = worded({ remote: [problem('email')] })

  expect(problems).toEqual({ email: 'taken' })
  expect(summary).toEqual([{ fieldId: 'sign-in-email', message: 'E-Mail: taken' }])
})

// „De quoi s’agit-il ? : Ce champ est obligatoire“
test('a question takes no colon before its problem', () => {
  const labels = { email: 'Worum geht es?' }

  const { summary } = worded({ remote: [problem('email')] }, { labels })

  expect(summary).toEqual([{ fieldId: 'sign-in-email', message: 'Worum geht es? taken' }])
})

test('words that name their field stand alone in the summary', () => {
  const options = optionsWith({})
  const words = { ...options.words, namesField: () => true }

  const { summary } = worded({ remote: [problem('email')] }, { words })

  expect(summary).toEqual([{ fieldId: 'sign-in-email', message: 'taken' }])
})

test('a problem of something that is no field is said without a link', () => {
  const { problems, summary } = worded({ own: [problem('website')] }, { rules: () => [problem('website')] })

  expect(problems).toEqual({})
  expect(summary).toEqual([{ fieldId: null, message: 'taken' }])
})

test('without names of its own every path is a field, named by the page', () => {
  const { labels: _, ...nameless } = optionsWith({ labelOf: (path) => `Feld ${path}` })

  const { summary } = wordedForm(
    createI18n('de-de'),
    refusedForm(untouchedForm({ email: '' }), { remote: [problem('shipping.zip')] }),
    nameless,
  )

  expect(summary).toEqual([{ fieldId: 'sign-in-shipping.zip', message: 'Feld shipping.zip: taken' }])
})

test('a refusal of the whole form is the last line of its summary', () => {
  const { refusal, summary } = worded({ refusal: { code: 'network', errors: [] } })

  expect(refusal).toBe('refused: network')
  expect(summary).toEqual([{ fieldId: null, message: 'refused: network' }])
})

test('a refusal of the whole form stands at its one field where there is no summary', () => {
  const { problems, summary } = worded({ refusal: { code: 'network', errors: [] } }, { wholeAt: 'email' })

  expect(problems).toEqual({ email: 'refused: network' })
  expect(summary).toEqual([])
})

test('where no answer came, the form says that it can be sent once more', () => {
  const { refusal } = worded({ refusal: 'failed' })

  expect(refusal).toBe('Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.')
})

function worded(
  found: Parameters<typeof refusedForm<Values, FormRefusal>>[1],
  change: Partial<Options> = {},
) {
  const state = refusedForm<Values, FormRefusal>(untouchedForm({ email: '' }), found)
  return wordedForm(createI18n('de-de'), state, optionsWith(change))
}

function optionsWith(change: Partial<Options>): Options {
  return {
    initial: { email: '' },
    labels: { email: 'E-Mail' },
    fieldId: (field) => `sign-in-${field}`,
    words: { field: (_, { key }) => key, whole: (_, { code }) => `refused: ${code}` },
    rules: () => [],
    send: async () => ({ type: 'success', value: null }),
    ...change,
  }
}

function problem(path: string): FormProblem {
  return { path, key: 'taken', params: {} }
}
