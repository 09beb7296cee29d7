import { useLingui } from '@lingui/react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { LucideIcon } from 'lucide-react/types'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { PageWidth } from '../layout/page-width.tsx'
import css from './account-layout.module.css'

export type AccountLink = { href: string; label: string; icon: LucideIcon; isCurrent: boolean }

type AccountLayoutProps = {
  title: string
  /** One or two sentences below the title. */
  lead?: ReactNode
  links: readonly AccountLink[]
  /** One step up, for screens without the side navigation; null on the start page. */
  back: { href: string; label: string } | null
  /** Shown below the side navigation. */
  end?: ReactNode
  children: ReactNode
}

/** Every page of the account: ways to the others at the side, on small screens one step back. */
export function AccountLayout({ title, lead, links, back, end, children }: AccountLayoutProps) {
  const { i18n } = useLingui()

  return (
    <PageWidth>
      <div className={css.layout}>
        <nav className={css.side} aria-label={i18n.t({ id: 'account.navigation', message: 'Konto' })}>
          <ul className={css.links}>
            {links.map(({ href, label, icon, isCurrent }) => (
              <li key={href}>
                <a className={css.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
                  <Icon of={icon} />
                  {label}
                </a>
              </li>
            ))}
          </ul>
          {end ? <div className={css.end}>{end}</div> : null}
        </nav>
        <div className={css.main}>
          <header className={css.head}>
            {back ? (
              <a className={css.back} href={back.href}>
                <Icon of={ChevronLeft} />
                {back.label}
              </a>
            ) : null}
            <h1 className={css.title}>{title}</h1>
            {lead ? <div className={css.lead}>{lead}</div> : null}
          </header>
          {children}
        </div>
      </div>
    </PageWidth>
  )
}
