import { expect, test } from 'vitest'
import { followed, unsaved } from './use-versioned.ts'

const switchedOn = (form: { name: string; isActive: boolean }) => ({ ...form, isActive: true })
const DRAFT = { name: 'Winter', isActive: false }

test.each([
  ['the version that it was begun over', 3, 3, null],
  // A colleague was quicker: saving has to name that, whatever was switched since.
  ['a newer one', 3, 4, 3],
  ['what holds now', null, 4, null],
])('what a page changes by itself over %s', (_, seen, over, after) => {
  expect(followed({ form: DRAFT, seen }, switchedOn, over)).toEqual({
    form: { name: 'Winter', isActive: true },
    seen: after,
  })
})

test('nothing is left of a draft that was saved as it is', () => {
  expect(unsaved({ form: DRAFT, seen: 3 }, { ...DRAFT })).toBeNull()
})

test('what was typed while it was saved is left, over what was saved', () => {
  expect(unsaved({ form: { ...DRAFT, name: 'Winterabend' }, seen: 3 }, DRAFT)).toEqual({
    form: { name: 'Winterabend', isActive: false },
    seen: null,
  })
})
