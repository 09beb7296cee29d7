import { Trans } from '@lingui/react'
import type { ReactNode } from 'react'
import css from './layout.module.css'

export const MAIN_ID = 'inhalt'
const FOOTER_ID = 'fuss'

type LayoutProps = {
  header: ReactNode
  footer: ReactNode
  /** One line between header and page, a campaign for example. */
  notice?: ReactNode
  children: ReactNode
}

/** The frame of every shop page: skip link, header, one main region, footer. */
export function Layout({ header, footer, notice = null, children }: LayoutProps) {
  return (
    <div className={css.layout}>
      <a className={css.skip} href={`#${MAIN_ID}`} data-screen-only="">
        <Trans id="layout.skipToContent" message="Zum Inhalt springen" />
      </a>
      {footer ? (
        <a className={css.skip} href={`#${FOOTER_ID}`} data-screen-only="">
          <Trans id="layout.skipToFooter" message="Zu Service und Kontakt springen" />
        </a>
      ) : null}
      {header}
      {notice}
      <main id={MAIN_ID} className={css.main} tabIndex={-1}>
        {children}
      </main>
      {footer ? (
        <div id={FOOTER_ID} tabIndex={-1} className={css.foot} data-screen-only="">
          {footer}
        </div>
      ) : null}
    </div>
  )
}
