import { expect, test } from 'vitest'
import { neighboursOf, placesAbove } from './category-places.ts'

const TREE = [
  { id: 1, parentId: null, name: { de: 'Wohnen' }, depth: 0, isHidden: false },
  { id: 2, parentId: 1, name: { de: 'Sofas' }, depth: 1, isHidden: false },
  { id: 3, parentId: 2, name: { de: 'Schlafsofas' }, depth: 2, isHidden: false },
  { id: 4, parentId: 1, name: { de: 'Sessel' }, depth: 1, isHidden: false },
  { id: 5, parentId: null, name: { de: 'Küche' }, depth: 0, isHidden: false },
]

test.each([
  { id: 1, places: [5] },
  { id: 2, places: [1, 4, 5] },
  { id: 5, places: [1, 2, 3, 4] },
])('category $id stands everywhere but below itself', ({ id, places }) => {
  expect(placesAbove(TREE, id).map((one) => one.id)).toEqual(places)
})

test('neighbours are those below the same one, without itself', () => {
  expect(neighboursOf(TREE, 2, 1).map(({ id }) => id)).toEqual([4])
  expect(neighboursOf(TREE, 2, null).map(({ id }) => id)).toEqual([1, 5])
})
