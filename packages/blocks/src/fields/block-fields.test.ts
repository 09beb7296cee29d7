import * as v from 'valibot'
import { expect, test } from 'vitest'
import { wordsOfIssues } from './block-fields.ts'

const headline = v.object({
  headline: v.pipe(v.string(), v.nonEmpty()),
  level: v.optional(v.picklist(['h2', 'h3'])),
  video: v.optional(
    v.pipe(
      v.string(),
      v.transform((): string | null => null),
      v.nonNullable(v.nullable(v.string()), 'is no address of a video'),
    ),
  ),
  lines: v.optional(v.pipe(v.array(v.string()), v.minLength(1))),
})

test.each([
  ['an absent field', {}, 'headline: it is missing'],
  ['a field without a value', { headline: null }, 'headline: it is missing'],
  ['an empty text', { headline: '' }, 'headline: it is missing'],
  ['an empty list', { headline: 'Wohnen', lines: [] }, 'lines: it is missing'],
  [
    'a value that is none of the choices',
    { headline: 'Wohnen', level: 'h9' },
    'level: Invalid type: Expected ("h2" | "h3") but received "h9"',
  ],
  ['a number as text', { headline: 7 }, 'headline: Invalid type: Expected string but received 7'],
  [
    'a field with a sentence of its own',
    { headline: 'Wohnen', video: 'https://example.org' },
    'video: is no address of a video',
  ],
  ['two fields', { level: 'h9' }, expect.stringMatching(/^headline: it is missing; level: Invalid type/)],
])('%s is said as an editor would', (_, fields, words) => {
  const { issues = [] } = v.safeParse(headline, fields)

  expect(wordsOfIssues(issues)).toEqual(words)
})
