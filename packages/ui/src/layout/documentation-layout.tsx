import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { Wordmark } from '../header/wordmark.tsx'
import css from './documentation-layout.module.css'
import { Layout } from './layout.tsx'
import { PageWidth } from './page-width.tsx'

type DocumentationLayoutProps = {
  brandName: string
  homeHref: string
  pages: { label: string; href: string; isCurrent: boolean }[]
  children: ReactNode
}

/** Frame of the documentation pages: their list at the side, the text beside it. */
export function DocumentationLayout({ brandName, homeHref, pages, children }: DocumentationLayoutProps) {
  const { i18n } = useLingui()
  const label = i18n.t({ id: 'documentation.pages', message: 'Seiten der Dokumentation' })

  return (
    <Layout
      header={
        <header className={css.header}>
          <PageWidth>
            <Wordmark name={brandName} href={homeHref} />
          </PageWidth>
        </header>
      }
      footer={null}
    >
      <PageWidth>
        <div className={css.columns}>
          <nav className={css.navigation} aria-label={label}>
            <ul>
              {pages.map((page) => (
                <li key={page.href}>
                  <a href={page.href} aria-current={page.isCurrent ? 'page' : undefined}>
                    {page.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={css.body}>{children}</div>
        </div>
      </PageWidth>
    </Layout>
  )
}
