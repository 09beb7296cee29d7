import { Trans, useLingui } from '@lingui/react'
import { comparedArticles, MOST_COMPARED } from '@shop/domain/compare/compared-articles'
import { ButtonLink } from '@shop/ui/button/button-link'
import { CompareTable } from '@shop/ui/compare/compare-table'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { MAIN_ID } from '@shop/ui/layout/layout'
import { PageWidth } from '@shop/ui/layout/page-width'
import { ListingHeader } from '@shop/ui/listing/listing-header'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import Scale from 'lucide-react/icons/scale'
import { useEffect, useRef } from 'react'
import { arriveAtom, compareAtom, comparedAtom } from '../../features/compare/compare.atoms.ts'
import { compareHref } from '../../features/compare/compare-href.ts'
import { usePageHref } from '../../use-shop.ts'
import css from './compare-page.module.css'
import { compareRoute } from './compare-route.ts'
import { MissingArticles } from './missing-articles.tsx'
import { useComparedColumns } from './use-compared-columns.tsx'
import { useComparedLines } from './use-compared-lines.tsx'

/** Up to four articles side by side, as the address names them. */
export function ComparePage() {
  const { i18n } = useLingui()
  const { products, rows, gone, unknown } = compareRoute.useLoaderData()
  const pageHref = usePageHref()
  const articles = useColumns(compareRoute.useSearch().articles)
  useFocusWithoutColumns(products.length)
  const columns = useComparedColumns(products)
  const lines = useComparedLines(products, rows)

  return (
    <PageWidth>
      <div className={css.page}>
        <ListingHeader
          title={i18n.t({ id: 'compare.title', message: 'Artikel vergleichen' })}
          intro={
            products.length > 1
              ? i18n.t({
                  id: 'compare.lead',
                  message: 'Der Punkt zeigt, worin sie sich unterscheiden.',
                })
              : null
          }
        />
        <MissingArticles gone={gone} unknown={unknown} />
        {products.length === 0 ? (
          <EmptyState
            icon={Scale}
            title={i18n.t({ id: 'compare.emptyTitle', message: 'Noch nichts zu vergleichen' })}
            text={i18n.t({
              id: 'compare.emptyText',
              message:
                'Legen Sie mit „Vergleichen“ bis zu {most} Artikel nebeneinander: am Bild in der Übersicht oder auf der Seite des Artikels.',
              values: { most: MOST_COMPARED },
            })}
          >
            <ButtonLink href={pageHref('home')}>
              <Trans id="compare.browse" message="Artikel ansehen" />
            </ButtonLink>
          </EmptyState>
        ) : (
          <>
            <CompareTable articles={columns} lines={lines} onRemove={articles.remove} />
            {products.length === 1 ? (
              <p className={css.note}>
                <Trans
                  id="compare.oneMore"
                  message="Legen Sie noch einen Artikel dazu, dann sehen Sie die Unterschiede."
                />
              </p>
            ) : null}
          </>
        )}
      </div>
    </PageWidth>
  )
}

/** The last column takes its button along, and the focus with it. */
function useFocusWithoutColumns(count: number): void {
  const before = useRef(count)

  useEffect(() => {
    const isEmptied = count === 0 && before.current > 0
    before.current = count
    if (isEmptied && document.activeElement === document.body)
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [count])
}

/** The articles of the address, and what this tab has put aside: who removes a column removes it from both. */
function useColumns(list: string | undefined) {
  const navigate = useNavigate()
  const page = usePageHref()('compare')
  const own = useAtomValue(comparedAtom)
  const compare = useSetAtom(compareAtom)
  const arrive = useSetAtom(arriveAtom)

  // An address without articles shows one's own.
  useEffect(() => {
    const kept = arrive(comparedArticles(list))
    if (list === undefined && kept.length > 0) void navigate({ href: compareHref(page, kept), replace: true })
  }, [list, page, arrive, navigate])

  return {
    remove: (article: string) => {
      compare(own.filter((one) => one !== article))
      const left = comparedArticles(list).filter((one) => one !== article)
      void navigate({ href: compareHref(page, left), replace: true, resetScroll: false })
    },
  }
}
