import { expect, test } from 'vitest'
import { answerProblems, type QuestionForm, questionProblems } from './question-problems.ts'

const form: QuestionForm = { question: 'Ist der Bezug waschbar?', name: 'Anna', email: 'anna@example.org' }

test.each<[string, Partial<QuestionForm>]>([
  ['of somebody with a name', {}],
  ['of somebody without a name', { name: '' }],
  ['of somebody with a blank name', { name: '  ' }],
  ['of somebody who is signed in', { email: null }],
  ['as short as allowed', { question: 'Wie breit?' }],
  ['as long as allowed', { question: 'x'.repeat(600) }],
  ['with measures', { question: 'Passt es in 90 x 200 cm, Artikel 100102?' }],
])('a question %s has no problem', (_, change) => {
  expect(questionProblems({ ...form, ...change })).toEqual([])
})

test.each<[Partial<QuestionForm>, string, string]>([
  [{ question: '' }, 'question', 'generic.validation.required'],
  [{ question: ' '.repeat(20) }, 'question', 'generic.validation.required'],
  [{ question: 'Warum?    ' }, 'question', 'generic.validation.minLength'],
  [{ question: 'x'.repeat(601) }, 'question', 'generic.validation.maxLength'],
  [{ question: 'Antwort bitte an anna@example.org' }, 'question', 'question.errors.email'],
  [{ question: 'Wie auf https://example.org?' }, 'question', 'question.errors.link'],
  [{ question: 'Rückruf unter 040 12345678?' }, 'question', 'question.errors.phone'],
  [{ name: 'anna@example.org' }, 'name', 'review.errors.nickname'],
  [{ name: 'A' }, 'name', 'generic.validation.minLength'],
  [{ name: 'x'.repeat(31) }, 'name', 'generic.validation.maxLength'],
  [{ email: '' }, 'email', 'newsletter.errors.required'],
  [{ email: 'anna@' }, 'email', 'newsletter.errors.email'],
])('a question with %j has the problem %s %s', (change, path, key) => {
  expect(questionProblems({ ...form, ...change })).toMatchObject([{ path, key }])
})

test.each<[{ question?: string; answer?: string }, string | null]>([
  [{}, null],
  [{ answer: 'Ja' }, null],
  [{ answer: 'Schreiben Sie an service@example.org' }, null],
  [{ answer: ' ' }, 'answer generic.validation.required'],
  [{ answer: 'x' }, 'answer generic.validation.minLength'],
  [{ answer: 'x'.repeat(2001) }, 'answer generic.validation.maxLength'],
  [{ question: 'Bitte an anna@example.org' }, 'question question.errors.email'],
  [{ question: '' }, 'question generic.validation.required'],
])('an answer with %j is refused for %s', (change, problem) => {
  const found = answerProblems({ question: form.question, answer: 'Ja, bei 30 Grad.', ...change })

  expect(found.map(({ path, key }) => `${path} ${key}`)).toEqual(problem === null ? [] : [problem])
})
