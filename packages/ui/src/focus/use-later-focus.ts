import { useCallback, useEffect, useState } from 'react'

/**
 * Gives the focus to the element with this id as soon as what changes along with it is on the page. Waiting for a frame
 * is no promise of that: the browser may draw one before React is done.
 */
export function useLaterFocus(): (id: string) => void {
  const [wanted, setWanted] = useState<{ id: string } | null>(null)

  useEffect(() => {
    if (wanted !== null) document.getElementById(wanted.id)?.focus()
  }, [wanted])

  return useCallback((id) => setWanted({ id }), [])
}
