import { expect, test } from 'vitest'
import { groundColour, textColour } from './text-colour.ts'

test.each([
  ['accent', 'var(--color-accent)'],
  ['#000', '#000000'],
  ['#7A1F1F', '#7a1f1f'],
  ['#767676', null],
  ['#fff', null],
  ['red', null],
  ['var(--x)', null],
  ['#12345', null],
  [null, null],
  [7, null],
])('words in %s are written in %s', (chosen, colour) => {
  expect(textColour(chosen)).toBe(colour)
})

test.each([
  ['tint-a', { ground: 'var(--color-tint-a)', ink: 'var(--color-text)' }],
  ['#ff0', { ground: '#ffff00', ink: 'var(--color-text)' }],
  ['#000000', { ground: '#000000', ink: 'var(--color-on-accent)' }],
  ['#888888', null],
  ['yellow', null],
  [undefined, null],
])('on %s stands %j', (chosen, colours) => {
  expect(groundColour(chosen)).toEqual(colours)
})
