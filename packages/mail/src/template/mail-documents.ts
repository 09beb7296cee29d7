import type { LegalTextPart, LegalTextRun } from '@shop/domain/legal-text/legal-text'
import { isSaid, legalTextAddress } from '@shop/domain/legal-text/legal-text-lines'
import { type CSSProperties, Fragment, createElement as h, type ReactElement, type ReactNode } from 'react'
import type { MailContent, MailDocument } from '../mail-content.ts'
import type { mailStyles } from './mail-styles.ts'

type Styles = ReturnType<typeof mailStyles>
type Look = { style: Styles; addressOf: MailDocument['addressOf'] }

/** Every line says its margins only: a mail that is long is cut off by programs, and a text of law is long. */
const LINE: CSSProperties = { margin: '0 0 8px' }
const HEADING: CSSProperties = { margin: '16px 0 4px', fontSize: '14px' }

/** Texts that belong to the mail whole, each below a line of its own. */
export function documents({ documents: all = [] }: MailContent, style: Styles): ReactElement | null {
  if (all.length === 0) return null
  return h(
    Fragment,
    { key: 'documents' },
    ...all.map(({ title, parts, addressOf }, index) =>
      h(
        'div',
        { key: `d${index}`, className: 'm-quiet', style: style.document },
        h('hr', { className: 'm-line', style: style.line }),
        h('h2', { className: 'm-text', style: style.subtitle }, title),
        ...parts.map((part, at) => partOf(part, { style, addressOf }, at)),
      ),
    ),
  )
}

function partOf(part: LegalTextPart, look: Look, key: number): ReactElement {
  switch (part.kind) {
    case 'heading':
      return h(part.level > 2 ? 'h4' : 'h3', { key, style: HEADING }, ...wordsOf(part.runs, look))
    case 'list':
      return h(
        part.isNumbered ? 'ol' : 'ul',
        { key, style: look.style.documentList },
        ...part.items.map((runs, at) => h('li', { key: at }, ...wordsOf(runs, look))),
      )
    case 'box':
      return h(
        'div',
        { key, className: 'm-line', style: look.style.documentBox },
        ...part.parts.map((inner, at) => partOf(inner, look, at)),
      )
    case 'paragraph':
      return h('p', { key, style: LINE }, ...wordsOf(part.runs, look))
  }
}

/** A link says its address as well: on paper nothing can be tapped. */
function wordsOf(runs: readonly LegalTextRun[], { style, addressOf }: Look): ReactNode[] {
  return runs.map(({ text, isStrong, href }, key) => {
    const address = href === null ? null : legalTextAddress(href, addressOf)
    if (address === null) return isStrong ? h('strong', { key }, text) : text
    const link = h('a', { key, className: 'm-accent', href: address, style: style.link }, text)
    return isSaid(text, address) ? link : h(Fragment, { key }, link, ` (${address})`)
  })
}
