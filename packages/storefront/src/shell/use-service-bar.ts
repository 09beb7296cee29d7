import type { ServiceBarContent } from '@shop/ui/header/service-bar'
import { useRouteContext } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useIsOfServer } from '../hydration/is-of-server.ts'
import { loadedNotesAtom } from './service-notes.atoms.ts'

/** The bar as the document had it, for a header that is drawn anew. */
let known = ''

/**
 * The thin bar above the header: what editors promise there, or the shop itself. The server alone writes it, for a browser's
 * first number to format takes it 10 ms, a slow phone 40, in the middle of the takeover. A browser leaves it as it is, and
 * where the document had none, as the checkout has, takes it from the home page.
 */
export const useServiceBar = import.meta.env.SSR ? useWrittenBar : useKeptBar

function useWrittenBar(): ServiceBarContent {
  return { notes: useAtomValue(loadedNotesAtom) }
}

function useKeptBar(): ServiceBarContent {
  const isOfServer = useIsOfServer()
  const [isWritten] = useState(isOfServer)
  const facts = useRouteContext({ from: '__root__' })
  const [html, setHtml] = useState(() => {
    if (!isWritten) return known
    known = barIn(document)
    return ''
  })

  useEffect(() => {
    if (isWritten || html !== '') return
    if (known !== '') {
      setHtml(known)
      return
    }
    import('./home-page.ts')
      .then(({ homePage }) => homePage(facts))
      .then(
        (page) => {
          known = barIn(page)
          setHtml(known)
        },
        () => undefined, // nothing is promised
      )
  }, [isWritten, html, facts])

  return { html }
}

/** The bar as a page of ours shows it; empty where it has none. */
function barIn(page: Document): string {
  return page.querySelector('[data-service-bar]')?.innerHTML ?? ''
}
