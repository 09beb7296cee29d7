import { type Atom, useAtomValue } from 'jotai'
import { useIsOfServer } from './is-of-server.ts'

/**
 * What only this browser knows, in a place that the server has rendered without it: `unknown` while React takes the
 * place over, the value right after. The answer may be there before React is, and React throws markup away that does
 * not say the same.
 */
export function usePersonalValue<Value>(atom: Atom<Value>, unknown: Value): Value {
  const value = useAtomValue(atom)
  return useIsOfServer() ? unknown : value
}
