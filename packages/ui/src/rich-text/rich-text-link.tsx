import type { RichTextMark } from '@shop/content/rich-text'
import type { ReactNode } from 'react'
import { linkAttributes, linkRelations } from './link-attributes.ts'
import { safeHref } from './safe-href.ts'

type RichTextLinkProps = { mark: RichTextMark; hrefFor: (path: string) => string; children: ReactNode }

/** A link of the text; without a safe address its words stay as they are. */
export function RichTextLink({ mark, hrefFor, children }: RichTextLinkProps) {
  const href = safeHref(addressOf(mark))
  if (href === null) return children
  const opensTab = mark.attrs?.target === '_blank'
  const rel = [...(opensTab ? ['noopener'] : []), ...linkRelations(mark.attrs)].join(' ')

  return (
    <a
      {...linkAttributes(mark.attrs)}
      href={href.startsWith('/') && !href.startsWith('//') ? hrefFor(href) : href}
      target={opensTab ? '_blank' : undefined}
      rel={rel || undefined}
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
  if (attrs?.linktype === 'story')
    return `${storyPath(slugOf(attrs?.story) || href)}${anchor ? `#${anchor}` : ''}`
  return href + (anchor ? `#${anchor}` : '')
}

/** A link whose story the client has resolved knows its present address. */
function slugOf(story: unknown): string {
  return typeof story === 'object' && story !== null && 'full_slug' in story ? wordsOf(story.full_slug) : ''
}

function storyPath(slug: string): string {
  const trimmed = slug.replace(/^\/+|\/+$/g, '')
  return trimmed === '' || trimmed === 'home' ? '/' : `/${trimmed}/`
}

/** A field of an editor that should be text; empty for everything else. */
export function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
