import { expect, test } from 'vitest'
import { foldersIn, placedFolders, wayTo } from './folder-tree.ts'

const folders = [
  { id: 1, name: 'Wohnen', parentId: null },
  { id: 2, name: 'Sofas', parentId: 1 },
  { id: 3, name: 'Küche', parentId: null },
  { id: 4, name: 'Leder', parentId: 2 },
]

test('the way to a folder begins in the library', () => {
  expect(wayTo(folders, 4).map(({ name }) => name)).toEqual(['Wohnen', 'Sofas', 'Leder'])
  expect(wayTo(folders, null)).toEqual([])
  expect(wayTo(folders, 9)).toEqual([])
})

test('folders stand below the one that they lie in, by their names', () => {
  expect(foldersIn(folders, null).map(({ name }) => name)).toEqual(['Küche', 'Wohnen'])
  expect(placedFolders(folders).map(({ name }) => name)).toEqual([
    'Küche',
    'Wohnen',
    'Wohnen / Sofas',
    'Wohnen / Sofas / Leder',
  ])
})

test('a folder is offered neither itself nor what lies in it', () => {
  expect(placedFolders(folders, 2).map(({ name }) => name)).toEqual(['Küche', 'Wohnen'])
})

// What another tool has written may lead in a circle.
test('folders in a circle end the way', () => {
  const circle = [
    { id: 1, name: 'A', parentId: 2 },
    { id: 2, name: 'B', parentId: 1 },
  ]

  expect(wayTo(circle, 1)).toHaveLength(2)
  expect(placedFolders(circle)).toEqual([])
})
