import { Trans } from '@lingui/react'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import css from './checkout-layout.module.css'
import { Layout } from './layout.tsx'
import { PageWidth } from './page-width.tsx'
import { Wordmark } from './wordmark.tsx'

type CheckoutLayoutProps = {
  brandName: string
  homeHref: string
  basketHref: string
  hotline?: string | null
  legalLinks: { label: string; href: string }[]
  /** One line between header and page. */
  notice?: ReactNode
  children: ReactNode
}

/** Checkout frame without navigation: nothing leads away from the order but the way back and the law's links. */
export function CheckoutLayout(props: CheckoutLayoutProps) {
  const { brandName, homeHref, basketHref, hotline, legalLinks, notice, children } = props

  return (
    <Layout
      notice={notice}
      header={
        <header className={css.header}>
          <PageWidth>
            <div className={css.row}>
              <Wordmark name={brandName} href={homeHref} />
              <div className={css.links} data-screen-only="">
                <span className={css.secure}>
                  <Lock size={18} strokeWidth={1.5} aria-hidden="true" />
                  <Trans id="checkout.secure" message="Sicher bestellen" />
                </span>
                <a className={css.back} href={basketHref}>
                  <Trans id="checkout.backToBasket" message="Zum Warenkorb" />
                </a>
              </div>
            </div>
          </PageWidth>
        </header>
      }
      footer={
        <footer className={css.footer}>
          <PageWidth>
            <div className={css.legal}>
              <ul>
                {legalLinks.map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
              {hotline ? <span>{hotline}</span> : null}
            </div>
          </PageWidth>
        </footer>
      }
    >
      {children}
    </Layout>
  )
}

type CheckoutColumnsProps = { aside: ReactNode; children: ReactNode }

/** Sections to the left, the summary beside them; it stays in view while the page scrolls. */
export function CheckoutColumns({ aside, children }: CheckoutColumnsProps) {
  return (
    <PageWidth>
      <div className={css.columns}>
        <div>{children}</div>
        <aside className={css.aside}>{aside}</aside>
      </div>
    </PageWidth>
  )
}
