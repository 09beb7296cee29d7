import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'

/** What the toolbar says on a page of words: from the address at first, and then from the toolbar itself. */
export function useGlobals(): Record<string, unknown> {
  const { channel } = useContext(DocsContext)
  const [globals, setGlobals] = useState<Record<string, unknown>>(globalsOfAddress)

  useEffect(() => {
    const show = (change: { globals: Record<string, unknown> }) => setGlobals(change.globals)
    channel.on('globalsUpdated', show)
    return () => channel.off('globalsUpdated', show)
  }, [channel])

  return globals
}

/** What the address says of the toolbar: `&globals=brand:baby-shop;locale:fr-ch`. */
export function globalsOfAddress(): Record<string, string> {
  const said = new URLSearchParams(window.location.search).get('globals') ?? ''
  return Object.fromEntries(said.split(';').map((part) => part.split(':', 2)))
}
