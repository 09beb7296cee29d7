import type { RichTextMark } from '@shop/content/rich-text'
import type { ReactNode } from 'react'
import { safeHref } from './safe-href.ts'

/** Wraps a text into its marks; those the editor's styles would need (classes, colours) are kept out of the shop. */
export function RichTextMarks({ marks, children }: { marks: readonly RichTextMark[]; children: ReactNode }) {
  return marks.reduce<ReactNode>((inside, mark) => wrapped(mark, inside), children)
}

function wrapped(mark: RichTextMark, inside: ReactNode): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{inside}</strong>
    case 'italic':
      return <em>{inside}</em>
    case 'strike':
      return <s>{inside}</s>
    case 'underline':
      return <u>{inside}</u>
    case 'code':
      return <code>{inside}</code>
    case 'superscript':
      return <sup>{inside}</sup>
    case 'subscript':
      return <sub>{inside}</sub>
    case 'highlight':
      return <mark>{inside}</mark>
    case 'anchor':
      return <span id={wordsOf(mark.attrs?.id)}>{inside}</span>
    default:
      return inside
  }
}

type RichTextLinkProps = { mark: RichTextMark; hrefFor: (path: string) => string; children: ReactNode }

/** A link of the text; without a safe address its words stay as they are. */
export function RichTextLink({ mark, hrefFor, children }: RichTextLinkProps) {
  const href = safeHref(addressOf(mark))
  if (href === null) return children
  const opensTab = mark.attrs?.target === '_blank'

  return (
    <a
      href={href.startsWith('/') && !href.startsWith('//') ? hrefFor(href) : href}
      target={opensTab ? '_blank' : undefined}
      rel={opensTab ? 'noopener' : undefined}
    >
      {children}
    </a>
  )
}

/** @see spec §2 "Content links" */
function addressOf({ attrs }: RichTextMark): string {
  const href = wordsOf(attrs?.href)
  const anchor = wordsOf(attrs?.anchor)

  if (attrs?.linktype === 'email') return href.startsWith('mailto:') ? href : `mailto:${href}`
  if (attrs?.linktype === 'story') return `${storyPath(href)}${anchor ? `#${anchor}` : ''}`
  return href + (anchor ? `#${anchor}` : '')
}

function storyPath(slug: string): string {
  const trimmed = slug.replace(/^\/+|\/+$/g, '')
  return trimmed === '' || trimmed === 'home' ? '/' : `/${trimmed}/`
}

function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
