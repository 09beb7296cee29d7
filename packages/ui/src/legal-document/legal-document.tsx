import type { LegalText, LegalTextPart, LegalTextRun } from '@shop/domain/legal-text/legal-text'
import { legalTextAddress } from '@shop/domain/legal-text/legal-text-lines'
import type { ReactNode } from 'react'
import css from './legal-document.module.css'

type LegalDocumentProps = {
  text: LegalText
  /** Makes a path without locale prefix one of this shop. */
  hrefFor: (path: string) => string
  /** The day it is from. */
  updated: ReactNode
}

/** A text of the contract as it was kept, in its own language whatever the page's. */
export function LegalDocument({ text, hrefFor, updated }: LegalDocumentProps) {
  return (
    <article className={css.document} lang={text.locale.slice(0, 2)}>
      <h2>{text.title}</h2>
      {updated === null ? null : <p className={css.updated}>{updated}</p>}
      <Parts parts={text.parts} hrefFor={hrefFor} />
    </article>
  )
}

type PartsProps = { parts: readonly LegalTextPart[] } & Pick<LegalDocumentProps, 'hrefFor'>

function Parts({ parts, hrefFor }: PartsProps) {
  return parts.map((part, index) => {
    switch (part.kind) {
      case 'heading':
        return part.level > 2 ? (
          <h4 key={index}>
            <Runs runs={part.runs} hrefFor={hrefFor} />
          </h4>
        ) : (
          <h3 key={index}>
            <Runs runs={part.runs} hrefFor={hrefFor} />
          </h3>
        )
      case 'list': {
        const List = part.isNumbered ? 'ol' : 'ul'
        return (
          <List key={index}>
            {part.items.map((runs, at) => (
              <li key={at}>
                <Runs runs={runs} hrefFor={hrefFor} />
              </li>
            ))}
          </List>
        )
      }
      case 'box':
        return (
          <div key={index} className={css.box}>
            <Parts parts={part.parts} hrefFor={hrefFor} />
          </div>
        )
      default:
        return (
          <p key={index}>
            <Runs runs={part.runs} hrefFor={hrefFor} />
          </p>
        )
    }
  })
}

function Runs({ runs, hrefFor }: { runs: readonly LegalTextRun[] } & Pick<LegalDocumentProps, 'hrefFor'>) {
  return runs.map(({ text, isStrong, href }, index) => {
    const address = href === null ? null : legalTextAddress(href, hrefFor)
    if (address !== null)
      return (
        <a key={index} href={address}>
          {text}
        </a>
      )
    return isStrong ? <strong key={index}>{text}</strong> : text
  })
}
