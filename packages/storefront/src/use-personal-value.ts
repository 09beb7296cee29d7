import { type Atom, useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'

/**
 * What only this browser knows, in a place that the server has rendered without it: `unknown` while React takes the
 * place over, the value right after. The answer may be there before React is, and React throws markup away that does
 * not say the same.
 */
export function usePersonalValue<Value>(atom: Atom<Value>, unknown: Value): Value {
  const value = useAtomValue(atom)
  const isTakenOver = useSyncExternalStore(neverChanges, isInBrowser, isOnServer)
  return isTakenOver ? value : unknown
}

const neverChanges = () => () => undefined
const isInBrowser = () => true
const isOnServer = () => false
