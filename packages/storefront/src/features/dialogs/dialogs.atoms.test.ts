import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { closeDialogAtom, closeDialogsAtom, openDialogAtom, openDialogsAtom } from './dialogs.atoms.ts'

test('a dialog opens over the one below, and closing it brings that to light', () => {
  const { names, store } = aStack()
  store.set(openDialogAtom, 'mobileNavigation', {})
  store.set(openDialogAtom, 'countryPicker', { suggested: null }, { returnFocusTo: 'country' })
  const top = store.get(openDialogsAtom).at(-1)

  expect(names()).toEqual(['mobileNavigation', 'countryPicker'])
  expect(top?.returnFocusTo).toBe('country')

  store.set(closeDialogAtom, top?.id ?? 0)
  expect(names()).toEqual(['mobileNavigation'])
})

test('a dialog that is open already comes to the top instead of twice', () => {
  const { names, store } = aStack()

  store.set(openDialogAtom, 'countryPicker', { suggested: null })
  store.set(openDialogAtom, 'carrierInfo', {})
  store.set(openDialogAtom, 'countryPicker', { suggested: 'fr-be' })

  expect(names()).toEqual(['carrierInfo', 'countryPicker'])
  expect(store.get(openDialogsAtom).at(-1)?.props).toEqual({ suggested: 'fr-be' })
})

test('a new page closes all of them', () => {
  const { names, store } = aStack()
  store.set(openDialogAtom, 'passwordGuide', {})
  store.set(openDialogAtom, 'carrierInfo', {})

  store.set(closeDialogsAtom)

  expect(names()).toEqual([])
})

function aStack() {
  const store = createStore()
  return { store, names: () => store.get(openDialogsAtom).map(({ name }) => name) }
}
