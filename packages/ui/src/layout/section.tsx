import type { ReactNode } from 'react'
import { PageWidth } from './page-width.tsx'
import css from './section.module.css'

type SectionProps = {
  title?: string | null
  lead?: string | null
  /** Leads to everything the section shows a part of. */
  link?: { label: string; href: string } | null
  tone?: 'paper' | 'surface'
  /** The children reach from edge to edge; the head keeps the page width. */
  fullBleed?: boolean
  children: ReactNode
}

/** One part of a page, a row of cards, with its heading; sections bring the vertical rhythm. */
export function Section({ title, lead, link, tone = 'paper', fullBleed = false, children }: SectionProps) {
  return (
    <section className={css.section} data-tone={tone}>
      {title ? (
        <PageWidth>
          <div className={css.head} data-row="">
            <div>
              <h2 className={css.title}>{title}</h2>
              {lead ? <p className={css.lead}>{lead}</p> : null}
            </div>
            {link ? (
              <a className={css.link} href={link.href}>
                {link.label}
              </a>
            ) : null}
          </div>
        </PageWidth>
      ) : null}
      {fullBleed ? children : <PageWidth>{children}</PageWidth>}
    </section>
  )
}
