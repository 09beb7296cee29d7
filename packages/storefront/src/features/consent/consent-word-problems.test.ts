import { expect, test } from 'vitest'
import { consentWordProblems } from './consent-word-problems.ts'

test('a page without words for the banner, and one with good ones, has no problems', () => {
  expect(consentWordProblems({ title: 'Impressum' })).toEqual([])
  expect(
    consentWordProblems({
      consent_title: 'Was dürfen wir uns merken?',
      consent_text: { type: 'doc', content: [] },
      consent_categories: [{ group: 'marketing', text: 'Werbung' }],
      consent_services: [{ name: 'econda', text: 'Zählt Besuche; 13 Monate.' }],
    }),
  ).toEqual([])
})

test.each<[object, RegExp]>([
  [{ consent_title: { de: 'Was' } }, /^consent_title: write plain text$/],
  [{ consent_text: 'Text' }, /^consent_text: is no rich text/],
  [{ consent_categories: 'marketing' }, /^consent_categories: is no list of rows/],
  [
    { consent_categories: [{ group: 'statistik', text: 'x' }] },
    /row 1: "statistik" is unknown; write one of necessary, quality, analytics, marketing, external$/,
  ],
  [{ consent_services: [{ text: 'x' }] }, /^consent_services, row 1: name is empty, .*econda/],
  [
    {
      consent_services: [
        { name: 'econda', text: 'x' },
        { name: 'econda', text: 'y' },
      ],
    },
    /row 2: "econda" stands there twice/,
  ],
  [
    { consent_services: [{ name: 'econda', text: '' }] },
    /row 1 \(econda\): text is empty; say what it is for/,
  ],
])('%j is told to its editor', (content, problem) => {
  expect(consentWordProblems({ ...content })).toEqual([expect.stringMatching(problem)])
})
