import { expect, test } from 'vitest'
import { isBusy } from './use-own-opening.ts'

test.each<[string, Partial<Parameters<typeof isBusy>[0]>, boolean]>([
  ['a page that is looked at', {}, false],
  ['a tab in the background', { hidden: true }, true],
  ['a field that is typed in', { activeElement: anElement('input') }, true],
  ['a button that was pressed', { activeElement: anElement('button') }, false],
  ['a dialog that has no name of its own', { querySelector: () => anElement('dialog') }, true],
])('%s is busy: %s %s', (_, facts, busy) => {
  expect(isBusy({ hidden: false, activeElement: null, querySelector: () => null, ...facts })).toBe(busy)
})

function anElement(name: string): Element {
  return { matches: (names: string) => names.split(', ').includes(name) } as Element
}
