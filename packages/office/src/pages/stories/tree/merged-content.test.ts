import { expect, test } from 'vitest'
import { mergedContent } from './merged-content.ts'

const a = { _uid: 'a', component: 'headline', headline: 'Eins', size: 'big' }
const b = { _uid: 'b', component: 'text', text: 'Zwei' }
const c = { _uid: 'c', component: 'text', text: 'Drei' }
const x = { _uid: 'x', component: 'quote', text: 'Neu hier' }
const y = { _uid: 'y', component: 'quote', text: 'Neu dort' }
const column = (body: object[]) => ({ _uid: 'd', component: 'column', body })
const page = (body: object[], more: object = {}) => ({ component: 'page', title: 'Seite', body, ...more })

test.each([
  [
    'fields of the page',
    page([a]),
    page([a], { title: 'Hier' }),
    page([a], { text: 'Dort' }),
    page([a], { title: 'Hier', text: 'Dort' }),
  ],
  [
    'two blocks',
    page([a, b]),
    page([{ ...a, headline: 'Hier' }, b]),
    page([a, { ...b, text: 'Dort' }]),
    page([
      { ...a, headline: 'Hier' },
      { ...b, text: 'Dort' },
    ]),
  ],
  [
    'two fields of one block',
    page([a]),
    page([{ ...a, headline: 'Hier' }]),
    page([{ ...a, size: 'small' }]),
    page([{ ...a, headline: 'Hier', size: 'small' }]),
  ],
  [
    'the same field: what was typed here',
    page([a]),
    page([{ ...a, headline: 'Hier' }]),
    page([{ ...a, headline: 'Dort' }]),
    page([{ ...a, headline: 'Hier' }]),
  ],
  [
    'a new block on each side, where it was put',
    page([a, b]),
    page([a, x, b]),
    page([a, b, y]),
    page([a, x, b, y]),
  ],
  [
    'blocks in a block',
    page([column([a, b])]),
    page([column([{ ...a, headline: 'Hier' }, b])]),
    page([column([a, b, y])]),
    page([column([{ ...a, headline: 'Hier' }, b, y])]),
  ],
  [
    'a block that is gone here',
    page([a, b]),
    page([b]),
    page([a, { ...b, text: 'Dort' }]),
    page([{ ...b, text: 'Dort' }]),
  ],
  [
    'a block that is gone there',
    page([a, b]),
    page([a, { ...b, text: 'Hier' }]),
    page([b]),
    page([{ ...b, text: 'Hier' }]),
  ],
  [
    'a block that is gone here and was changed there',
    page([a, b]),
    page([b], { title: 'Hier' }),
    page([{ ...a, headline: 'Dort' }, b]),
    page([{ ...a, headline: 'Dort' }, b], { title: 'Hier' }),
  ],
  [
    'a block that was changed here and is gone there',
    page([a, b]),
    page([{ ...a, headline: 'Hier' }, b]),
    page([b, y]),
    page([{ ...a, headline: 'Hier' }, b, y]),
  ],
  [
    'another order here',
    page([a, b, c]),
    page([c, a, b]),
    page([a, b, { ...c, text: 'Dort' }, y]),
    page([{ ...c, text: 'Dort' }, y, a, b]),
  ],
  ['another order there', page([a, b, c]), page([a, b, c, x]), page([c, b, a]), page([c, x, b, a])],
  [
    'a block that moved into another one there',
    page([a, column([])]),
    page([{ ...a, headline: 'Hier' }, column([])]),
    page([column([a])]),
    page([column([{ ...a, headline: 'Hier' }])]),
  ],
  [
    'a block that moved here and was changed there',
    page([a, column([])]),
    page([column([a])]),
    page([{ ...a, headline: 'Dort' }, column([])]),
    page([column([{ ...a, headline: 'Dort' }])]),
  ],
])('%s', (_, base, mine, theirs, merged) => {
  expect(mergedContent(base, mine, theirs)).toEqual(merged)
})

test('a block that both have put elsewhere stands there once', () => {
  const base = { ...page([a]), left: [], right: [] }

  const merged = mergedContent(
    base,
    { ...page([]), left: [a], right: [] },
    { ...page([]), left: [], right: [a] },
  )

  expect(JSON.stringify(merged).match(/"_uid":"a"/g)).toHaveLength(1)
})
