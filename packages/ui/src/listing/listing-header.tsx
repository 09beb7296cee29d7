import type { ReactNode } from 'react'
import css from './listing-header.module.css'

type ListingHeaderProps = { breadcrumb?: ReactNode; title: string; intro?: string | null }

/** Where we are, what it is called, and one sentence about it. */
export function ListingHeader({ breadcrumb = null, title, intro = null }: ListingHeaderProps) {
  return (
    <header className={css.header}>
      {breadcrumb}
      <h1 className={css.title}>{title}</h1>
      {intro ? <p className={css.intro}>{intro}</p> : null}
    </header>
  )
}
