import { ButtonLink } from '@shop/ui/button/button-link'
import { PageWidth } from '@shop/ui/layout/page-width'
import { SearchField } from '@shop/ui/search-field/search-field'
import type { ReactNode } from 'react'
import css from './message.module.css'

type MessageProps = {
  /** A word above the title. */
  kicker?: string | null
  title: string
  text: string
  /** What to do now. */
  suggestion?: string | null
  /** A technical line. */
  detail: ReactNode
  /** Address of the search; null leaves the field out. */
  searchAction: string | null
  homeHref: string
  /** Stands before the link home, which is then the second choice. */
  action?: ReactNode
  footnote?: ReactNode
  children: ReactNode
}

/** A page that has only one thing to say. */
export function Message(props: MessageProps) {
  const { kicker, title, text, suggestion, detail, searchAction, homeHref, action, footnote, children } =
    props

  return (
    <PageWidth size="reading">
      <div className={css.message}>
        <div>
          {kicker ? <p className={css.kicker}>{kicker}</p> : null}
          <h1 className={css.title}>{title}</h1>
        </div>
        <p className={css.text}>{text}</p>
        {suggestion ? <p className={css.text}>{suggestion}</p> : null}
        {searchAction ? <SearchField action={searchAction} /> : null}
        <div className={css.ways}>
          {action}
          <ButtonLink href={homeHref} kind={action ? 'secondary' : 'primary'}>
            {children}
          </ButtonLink>
        </div>
        {detail ? <p className={css.detail}>{detail}</p> : null}
        {footnote}
      </div>
    </PageWidth>
  )
}
