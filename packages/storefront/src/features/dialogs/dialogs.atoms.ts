import { atom } from 'jotai'
import type { DialogPropsByName, OpenableDialog } from './dialog-props.ts'

/** One dialog of the stack. `returnFocusTo`: id of the element that has the focus afterwards. */
export type OpenDialogOf<Name extends OpenableDialog> = {
  id: number
  name: Name
  props: DialogPropsByName[Name]
  returnFocusTo: string | null
}
export type OpenDialog = { [Name in OpenableDialog]: OpenDialogOf<Name> }[OpenableDialog]

type OpenDialogArguments = {
  [Name in OpenableDialog]: [
    name: Name,
    props: DialogPropsByName[Name],
    options?: { returnFocusTo?: string | null },
  ]
}[OpenableDialog]

const stackAtom = atom<readonly OpenDialog[]>([])
let lastId = 0

/** The dialogs that are open, the topmost last. */
export const openDialogsAtom = atom((get) => get(stackAtom))

/**
 * Opens a dialog over whatever is open: `openDialog('countryPicker', { suggested: null })`. One that is open already
 * gets new props instead of opening twice.
 */
export const openDialogAtom = atom(null, (get, set, ...[name, props, options]: OpenDialogArguments) => {
  lastId += 1
  // the arguments tie name and props together; taking them apart is what loses it
  const entry = { id: lastId, name, props, returnFocusTo: options?.returnFocusTo ?? null } as OpenDialog
  set(stackAtom, [...get(stackAtom).filter((open) => open.name !== name), entry])
})

/** Closes one dialog; the one below it is shown again. */
export const closeDialogAtom = atom(null, (get, set, id: number) => {
  set(
    stackAtom,
    get(stackAtom).filter((open) => open.id !== id),
  )
})

/** Closes all of them, as a new page does. */
export const closeDialogsAtom = atom(null, (get, set) => {
  if (get(stackAtom).length > 0) set(stackAtom, [])
})
