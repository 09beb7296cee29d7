import { expect, test } from 'vitest'
import { storyChanges } from './story-changes.ts'

const a = { _uid: 'a', component: 'headline', headline: 'Eins' }
const b = { _uid: 'b', component: 'text', text: 'Zwei' }
const c = { _uid: 'c', component: 'columns', columns: [{ _uid: 'd', component: 'column', body: [b] }] }
const page = (body: object[], more: object = {}) => ({ component: 'page', title: 'Seite', body, ...more })

test.each([
  ['nothing', page([a, b]), page([a, b]), []],
  [
    'a field',
    page([a]),
    page([{ ...a, headline: 'Neu', size: '' }]),
    [['changed', 'headline', ['headline']]],
  ],
  ['a field of the page', page([a]), page([a], { title: 'Neu' }), [['changed', null, ['title']]]],
  ['a new block', page([a]), page([a, b]), [['added', 'text', []]]],
  ['a block less', page([a, b]), page([a]), [['removed', 'text', []]]],
  [
    'a deep block',
    page([c]),
    page([JSON.parse(JSON.stringify(c).replace('Zwei', 'Drei'))]),
    [['changed', 'text', ['text']]],
  ],
])('%s', (_, before, after, expected) => {
  const found = storyChanges(before, after).map(({ kind, component, fields }) => [kind, component, fields])

  expect(found).toEqual(expected)
})

test('a block at another place is moved', () => {
  expect(storyChanges(page([a, b]), page([b, a])).some(({ kind }) => kind === 'moved')).toBe(true)
})
