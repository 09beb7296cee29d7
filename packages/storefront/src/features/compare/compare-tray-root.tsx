import { PAGES, type PageRow, pageAt } from '@shop/domain/link/pages'
import { CompareTray } from '@shop/ui/compare/compare-tray'
import { wholeStyle } from '@shop/ui/whole-style/whole-style.ts'
import { type AnyRouter, RouterContextProvider, useLocation } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { createRoot } from 'react-dom/client'
import { usePageHref } from '../../use-shop.ts'
import { compareAtom, comparedAtom } from './compare.atoms.ts'
import { compareHref } from './compare-href.ts'

let isThere = false

/**
 * Puts the tray at the foot of this document, once; from then on it shows what is put aside. It has a root of its own:
 * only who compares loads any of it.
 */
export async function startCompareTray(router: AnyRouter): Promise<void> {
  if (isThere) return
  isThere = true
  await wholeStyle()
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <RouterContextProvider router={router}>
      <Tray />
    </RouterContextProvider>,
  )
}

/** Where a choice is over, and on the comparison itself. */
const WITHOUT_TRAY: ReadonlySet<PageRow> = new Set([
  PAGES.compare,
  PAGES.basket,
  PAGES.checkout,
  PAGES.checkoutLogin,
])

/** Not where shoppers have something to get done: on a phone it would lie on the sum and on the order button. */
function Tray() {
  const pageHref = usePageHref()
  const isWanted = useLocation({
    select: ({ pathname }) => {
      const page = pageAt(pathname)
      return page.hasCampaigns && !WITHOUT_TRAY.has(page)
    },
  })
  const articles = useAtomValue(comparedAtom)
  const compare = useSetAtom(compareAtom)
  if (!isWanted || articles.length === 0) return null

  return (
    <CompareTray
      count={articles.length}
      href={compareHref(pageHref('compare'), articles)}
      onClear={() => compare([])}
    />
  )
}
