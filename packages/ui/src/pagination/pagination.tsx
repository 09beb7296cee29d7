import { useLingui } from '@lingui/react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Icon } from '../icon/icon.tsx'
import { pageWindow } from './page-window.ts'
import css from './pagination.module.css'

type PaginationProps = {
  /** From 1 on. */
  page: number
  pageCount: number
  hrefFor: (page: number) => string
}

/** Pages as links, so that they can be opened, shared and crawled. Nothing where there is one page. */
export function Pagination({ page, pageCount, hrefFor }: PaginationProps) {
  const { i18n } = useLingui()
  if (pageCount < 2) return null

  return (
    <nav aria-label={i18n.t({ id: 'pagination.label', message: 'Seiten' })}>
      <ul className={css.pages}>
        {page > 1 ? (
          <li>
            <a
              className={css.page}
              href={hrefFor(page - 1)}
              rel="prev"
              aria-label={i18n.t({ id: 'pagination.previous', message: 'Vorherige Seite' })}
            >
              <Icon of={ChevronLeft} />
            </a>
          </li>
        ) : null}
        {pageWindow(page, pageCount).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              <span className={css.gap}>…</span>
            ) : (
              <a
                className={css.page}
                href={hrefFor(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={i18n.t({
                  id: 'pagination.page',
                  message: 'Seite {number} von {count}',
                  values: { number, count: pageCount },
                })}
              >
                {number}
              </a>
            )}
          </li>
        ))}
        {page < pageCount ? (
          <li>
            <a
              className={css.page}
              href={hrefFor(page + 1)}
              rel="next"
              aria-label={i18n.t({ id: 'pagination.next', message: 'Nächste Seite' })}
            >
              <Icon of={ChevronRight} />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
