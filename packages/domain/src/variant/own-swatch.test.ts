import { expect, test } from 'vitest'
import { drawnColours, isOwnSwatch, plainColour } from './own-swatch.ts'

test.each<[string[], boolean]>([
  [['#8fa98b'], true],
  [['#8fa98b', '#ffffff'], true],
  [['#8fa98b', '#ffffff', '#000000'], true],
  [['#8fa98b', '#ffffff', '#000000', '#111111'], false],
  [['mehrfarbig'], true],
  [['transparent'], true],
  [['mehrfarbig', '#8fa98b'], false],
  [['gruen'], false],
  [['#8FA98B'], false],
  [['#8ab'], false],
  [['red'], false],
  [['#8fa98b;background:url(x)'], false],
  [[], false],
])('%j can be drawn: %j', (parts, isDrawn) => {
  expect(isOwnSwatch(parts)).toBe(isDrawn)
})

test.each([
  ['#8FA98B', '#8fa98b'],
  [' 8fa98b ', '#8fa98b'],
  ['#8Ab', '#88aabb'],
  ['8ab', '#88aabb'],
  ['green', null],
  ['#8fa98', null],
  ['', null],
])('%j is the colour %j', (typed, kept) => {
  expect(plainColour(typed)).toBe(kept)
})

test('what the shop has given stands for its name, every other name for itself', () => {
  const own = new Map([
    ['salbei', ['#8fa98b']],
    ['gestreift', ['#ffffff', '#3f5f7d']],
  ])

  expect(drawnColours(['salbei', 'natur', 'gestreift'], own)).toEqual([
    '#8fa98b',
    'natur',
    '#ffffff',
    '#3f5f7d',
  ])
})
