import { PageWidth } from '@shop/ui/layout/page-width'
import sectionCss from '@shop/ui/layout/section.module.css'
import type { ReactNode } from 'react'
import { useBlockPlace } from '../block-place.ts'
import { BelowTitle } from './below-title.tsx'
import { BlockRoot } from './block-root.tsx'
import css from './block-section.module.css'
import { BlockTitle } from './block-title.tsx'

type BlockSectionProps = {
  title?: string | null
  lead?: string | null
  /** Stands beside the title, for example the way to everything. */
  aside?: ReactNode
  tone?: 'paper' | 'surface' | 'tint'
  /** It holds a row of cards: a brand may have titles of rows in the middle, where those of texts stand at their side. */
  isRow?: boolean
  /** `flow`: a small part such as a headline or a paragraph, close to its neighbours. */
  gap?: 'section' | 'flow'
  /** `full`: what it holds reaches from edge to edge; the head keeps the page width. */
  width?: 'page' | 'reading' | 'full'
  as?: 'div' | 'section' | 'nav' | 'aside' | 'article'
  /** Accessible name of a region without a title. */
  label?: string
  titleId?: string
  children: ReactNode
}

/**
 * A block that is a part of the page: rhythm, width and a title on the right level. Inside another block it leaves
 * width and rhythm to that one. Titles of what it holds come one level deeper.
 */
export function BlockSection(props: BlockSectionProps) {
  const {
    title,
    lead,
    aside,
    tone = 'paper',
    isRow = false,
    gap = 'section',
    width = 'page',
    as,
    label,
    titleId,
    children,
  } = props
  const { frame } = useBlockPlace()
  const isInside = frame === 'inside'
  const head = title ? (
    <div className={sectionCss.head} data-row={isRow || undefined}>
      <div>
        <BlockTitle
          className={isInside ? css.innerTitle : sectionCss.title}
          {...(titleId ? { id: titleId } : {})}
        >
          {title}
        </BlockTitle>
        {lead ? <p className={sectionCss.lead}>{lead}</p> : null}
      </div>
      {aside}
    </div>
  ) : null
  const body = title ? <BelowTitle>{children}</BelowTitle> : children

  return (
    <BlockRoot
      as={as ?? (title ? 'section' : 'div')}
      className={isInside ? css.inside : gap === 'flow' ? css.flow : sectionCss.section}
      data-tone={tone}
      aria-label={label}
    >
      {isInside ? (
        <>
          {head}
          {body}
        </>
      ) : width === 'full' ? (
        <>
          {head ? <PageWidth>{head}</PageWidth> : null}
          {body}
        </>
      ) : (
        <PageWidth {...(width === 'reading' ? { size: 'reading' } : {})}>
          {head}
          {body}
        </PageWidth>
      )}
    </BlockRoot>
  )
}
