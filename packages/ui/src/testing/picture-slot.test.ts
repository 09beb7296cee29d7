import { expect, test } from 'vitest'
import { chosenFile, ratioName, sizeEntries } from '../../.storybook/docs/pictures/picture-slot.ts'

test.each([
  ['280px', [{ condition: null, length: '280px' }]],
  [
    '(width < 768px) 223vw, 100vw',
    [
      { condition: '(width < 768px)', length: '223vw' },
      { condition: null, length: '100vw' },
    ],
  ],
  [
    '(width >= 1024px) and (hover: hover) calc((100vw - 2 * 48px) / 3), min(50vw, 400px)',
    [
      { condition: '(width >= 1024px) and (hover: hover)', length: 'calc((100vw - 2 * 48px) / 3)' },
      { condition: null, length: 'min(50vw, 400px)' },
    ],
  ],
])('%s has its conditions and lengths', (sizes, entries) => {
  expect(sizeEntries(sizes)).toEqual(entries)
})

test.each([
  [300, 300],
  [301, 600],
  [5000, 600],
])('for %i pixels the file of %i is taken', (pixels, file) => {
  expect(chosenFile('/a.webp 600w, /b.webp 150w, /c.webp 300w', pixels)).toBe(file)
})

test('without files there is none to take', () => {
  expect(chosenFile('', 100)).toBeNull()
})

test.each([
  [390, 488, '4 : 5'],
  [768, 432, '16 : 9'],
  [1440, 576, '2.50 : 1'],
])('%i by %i is %s', (width, height, name) => {
  expect(ratioName(width, height)).toBe(name)
})
