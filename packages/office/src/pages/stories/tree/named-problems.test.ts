import type { BlockKind, StoryField } from '@shop/api-client/office/content-commands'
import { expect, test } from 'vitest'
import { namedProblems } from './named-problems.ts'

const field: StoryField = {
  type: 'text',
  label: 'Überschrift',
  isRequired: true,
  isTranslatable: true,
  hint: null,
  most: null,
  options: [],
  allowed: null,
}
const kinds: BlockKind[] = [
  { name: 'headline', title: 'Überschrift', isNestable: true, fields: [{ name: 'headline', ...field }] },
]
const headline = { _uid: 'h', component: 'headline' }
const page = { component: 'page', body: [{ _uid: 'c', component: 'columns', columns: [headline] }, headline] }

test.each([
  [
    'headline at body[1]: headline: it is missing',
    { uid: 'h', block: 'Überschrift', field: 'Überschrift', kind: 'missing' },
  ],
  [
    'headline at body[0].columns[0]: "xxl" is none of s, m',
    { uid: 'h', field: null, kind: 'other', words: '"xxl" is none of s, m' },
  ],
  ['stars at body[9]: it is unknown', { uid: null, block: 'stars', kind: 'unknown' }],
  [
    'the story itself: Invalid type',
    { uid: null, block: '', kind: 'other', words: 'the story itself: Invalid type' },
  ],
])('%s', (line, named) => {
  expect(namedProblems(line, page, kinds)).toEqual([expect.objectContaining(named)])
})

test('every problem is named', () => {
  expect(namedProblems('a at body[0]: x; b at body[1]: y', page, kinds)).toHaveLength(2)
})
