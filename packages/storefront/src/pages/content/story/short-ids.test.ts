import { expect, test } from 'vitest'
import { withShortIds } from './short-ids.ts'

test('a block and its rows keep as much of their ids as finds them', () => {
  const blocks = [
    {
      _uid: '99a20006bdaf878b',
      component: 'list',
      items: [{ _uid: '0bd53e684d1964b5', text: '"_uid":"0bd53e684d1964b5"' }],
    },
  ]

  expect(withShortIds(blocks)).toEqual([
    { _uid: '99a2', component: 'list', items: [{ _uid: '0bd5', text: '"_uid":"0bd53e684d1964b5"' }] },
  ])
})

test('ids that begin alike are as long as it takes to tell them apart', () => {
  const blocks = [
    { _uid: 'i-0-abc', component: 'text' },
    { _uid: 'i-0-abd', component: 'text' },
  ]

  expect(withShortIds(blocks).map(({ _uid }) => _uid)).toEqual(['i-0-abc', 'i-0-abd'])
})

test('a block that an editor has copied with its id keeps the same one', () => {
  const blocks = [
    { _uid: '99a20006', component: 'text' },
    { _uid: '99a20006', component: 'text' },
  ]

  expect(withShortIds(blocks).map(({ _uid }) => _uid)).toEqual(['99a2', '99a2'])
})
