import { Trans } from '@lingui/react'
import type { ReactNode } from 'react'
import css from './layout.module.css'

export const MAIN_ID = 'inhalt'

type LayoutProps = { header: ReactNode; footer: ReactNode; children: ReactNode }

/** The frame of every shop page: skip link, header, one main region, footer. */
export function Layout({ header, footer, children }: LayoutProps) {
  return (
    <div className={css.layout}>
      <a className={css.skip} href={`#${MAIN_ID}`}>
        <Trans id="layout.skipToContent" message="Zum Inhalt springen" />
      </a>
      {header}
      <main id={MAIN_ID} className={css.main} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  )
}
