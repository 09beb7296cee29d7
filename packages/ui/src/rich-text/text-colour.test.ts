import { expect, test } from 'vitest'
import { groundColour, textColour } from './text-colour.ts'

test.each([
  ['accent', 'var(--color-accent)'],
  ['#000', '#000000'],
  ['#7A1F1F', '#7a1f1f'],
  ['#767676', 'oklch(from #767676 min(l, 0.45) c h / 1)'],
  ['#fff', 'oklch(from #ffffff min(l, 0.45) c h / 1)'],
  ['red', 'oklch(from red min(l, 0.45) c h / 1)'],
  [' DarkOrange ', 'oklch(from darkorange min(l, 0.45) c h / 1)'],
  ['red;position:fixed', null],
  ['url(//x)', null],
  ['rgb(0 0 0)', null],
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
