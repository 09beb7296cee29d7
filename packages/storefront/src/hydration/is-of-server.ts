import { useSyncExternalStore } from 'react'

/** Whether React takes over HTML of the server here, or is the server; not where it draws in the browser. */
export function useIsOfServer(): boolean {
  return useSyncExternalStore(never, no, yes)
}

function never(): () => void {
  return () => undefined
}

function no(): boolean {
  return false
}

function yes(): boolean {
  return true
}
