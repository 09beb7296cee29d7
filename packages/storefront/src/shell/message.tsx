import { ButtonLink } from '@shop/ui/button/button-link'
import { PageWidth } from '@shop/ui/layout/page-width'
import { SearchField } from '@shop/ui/search-field/search-field'
import type { ReactNode } from 'react'
import css from './message.module.css'

type MessageProps = {
  title: string
  text: string
  /** A line for whoever looks closer, in the specification's words. */
  detail: string | null
  /** Address of the search; null leaves the field out. */
  searchAction: string | null
  homeHref: string
  children: ReactNode
}

/** A page that has only one thing to say. */
export function Message({ title, text, detail, searchAction, homeHref, children }: MessageProps) {
  return (
    <PageWidth size="reading">
      <div className={css.message}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.text}>{text}</p>
        {searchAction ? <SearchField action={searchAction} /> : null}
        <ButtonLink href={homeHref}>{children}</ButtonLink>
        {detail ? <p className={css.detail}>{detail}</p> : null}
      </div>
    </PageWidth>
  )
}
