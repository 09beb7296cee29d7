import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { rememberSeenAtom } from './last-seen.atoms.ts'

/** Remembers in this browser that a product was looked at. */
export function useRememberSeen(productId: number): void {
  const remember = useSetAtom(rememberSeenAtom)
  useEffect(() => remember(productId), [productId, remember])
}
