import { expect, test } from 'vitest'
import { classNumbers, shortName, styleUnits } from './class-names.ts'

const SHEETS = [
  ['/ui/a.module.css', '.row { margin: .5em } .row > .wide-one {} @keyframes turn { to { rotate: 1turn } }'],
  ['/ui/b.module.css', '.row {} @media (width >= 2.5rem) { .row[data-x="a"]:hover {} }'],
] as const

test('each class and animation of each file has a name of its own, and only one', () => {
  const numbers = classNumbers(SHEETS)
  const nameOf = (file: string, name: string) => shortName(numbers, `/ui/${file}.module.css`, name)

  expect([nameOf('a', 'row'), nameOf('a', 'wide-one'), nameOf('a', 'turn'), nameOf('b', 'row')]).toEqual([
    '_0',
    '_1',
    '_2',
    '_3',
  ])
  expect(numbers.size).toBe(4)
})

test('the query that a bundler adds to a file changes nothing', () => {
  expect(shortName(classNumbers(SHEETS), '/ui/b.module.css?used', 'row')).toBe('_3')
})

test('a class that nobody has seen stops the build and says where', () => {
  expect(() => shortName(classNumbers(SHEETS), '/ui/a.module.css', 'colum')).toThrow(
    "The class 'colum' of /ui/a.module.css has no number",
  )
})

test('what Storybook alone shows takes no number from the shop', () => {
  const files = styleUnits().map(({ file }) => file)

  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => /\/(?:foundations|samples|start-here|testing)\//.test(file))).toEqual([])
})
