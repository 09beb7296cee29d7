import { expect, test } from 'vitest'
import { shownCategories, withThoseAbove } from './shown-categories.ts'

const place = (id: number, parentId: number | null, isHidden = false) => ({ id, parentId, isHidden })

test('a hidden category is out of sight with all below it, whatever stands first', () => {
  const tree = [place(4, 3), place(1, null), place(2, 1, true), place(3, 2), place(5, 1), place(6, 99)]

  expect(shownCategories(tree).map(({ id }) => id)).toEqual([1, 5, 6])
})

test('a circle that should not be there ends', () => {
  expect(shownCategories([place(1, 2), place(2, 1)])).toHaveLength(2)
  expect(
    withThoseAbove(
      [1],
      new Map([
        [1, 2],
        [2, 1],
      ]),
    ),
  ).toEqual([1, 2])
})

test('categories come with all above them, and those that are gone are left out', () => {
  const parents = new Map([
    [1, null],
    [2, 1],
    [3, 2],
    [5, 1],
  ])

  expect(withThoseAbove([3, 5, 99], parents)).toEqual([3, 2, 1, 5])
})
