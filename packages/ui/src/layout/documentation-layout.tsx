import { Trans, useLingui } from '@lingui/react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useState } from 'react'
import { DocumentationSearch } from '../documentation/documentation-search.tsx'
import { foundHeadings } from '../documentation/found-headings.ts'
import css from './documentation-layout.module.css'
import { Layout } from './layout.tsx'
import { PageWidth } from './page-width.tsx'
import { Wordmark } from './wordmark.tsx'

export type DocumentationEntry = {
  label: string
  href: string
  isCurrent: boolean
  /** Headings of the page with their anchors, in its order. */
  headings: readonly { words: string; anchor: string }[]
}

type DocumentationLayoutProps = {
  brandName: string
  homeHref: string
  /** In the order in which they are read. */
  pages: readonly DocumentationEntry[]
  children: ReactNode
}

/** Frame of the documentation: its pages and a search at the side, the text beside it, the way on below. */
export function DocumentationLayout({ brandName, homeHref, pages, children }: DocumentationLayoutProps) {
  const { i18n } = useLingui()
  const [query, setQuery] = useState('')
  const label = i18n.t({ id: 'documentation.pages', message: 'Seiten der Dokumentation' })
  const here = pages.findIndex((page) => page.isCurrent)
  const current = pages[here]

  return (
    <Layout
      header={
        <header className={css.header}>
          <PageWidth>
            <div className={css.row}>
              <Wordmark name={brandName} href={homeHref} />
              <p className={css.title}>
                <Trans id="documentation.title" message="Anleitung für die Redaktion" />
              </p>
            </div>
          </PageWidth>
        </header>
      }
      footer={null}
    >
      <PageWidth>
        <div className={css.columns}>
          <div className={css.side}>
            <DocumentationSearch query={query} onQuery={setQuery} found={foundHeadings(pages, query)} />
            <details className={css.fold}>
              <summary>
                {current?.label ?? label}
                <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
              </summary>
              <PageList pages={pages} />
            </details>
            <nav className={css.navigation} aria-label={label}>
              <PageList pages={pages} />
            </nav>
          </div>
          <div className={css.body}>
            {children}
            <nav
              className={css.steps}
              aria-label={i18n.t({ id: 'documentation.steps', message: 'Weiterlesen' })}
            >
              {here > 0 ? <Step page={pages[here - 1]} isNext={false} /> : <span />}
              {here !== -1 ? <Step page={pages[here + 1]} isNext /> : null}
            </nav>
          </div>
        </div>
      </PageWidth>
    </Layout>
  )
}

function PageList({ pages }: { pages: readonly DocumentationEntry[] }) {
  return (
    <ul>
      {pages.map((page) => (
        <li key={page.href}>
          <a href={page.href} aria-current={page.isCurrent ? 'page' : undefined}>
            {page.label}
          </a>
          {page.isCurrent && page.headings.length > 0 ? (
            <ul>
              {page.headings.map(({ words, anchor }) => (
                <li key={anchor}>
                  <a href={`#${anchor}`}>{words}</a>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function Step({ page, isNext }: { page: DocumentationEntry | undefined; isNext: boolean }) {
  if (!page) return null
  return (
    <a className={css.step} data-next={isNext || undefined} href={page.href} rel={isNext ? 'next' : 'prev'}>
      <span>
        {isNext ? (
          <Trans id="documentation.next" message="Nächste Seite" />
        ) : (
          <Trans id="documentation.previous" message="Vorherige Seite" />
        )}
      </span>
      {page.label}
    </a>
  )
}
