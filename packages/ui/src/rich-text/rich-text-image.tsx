import { asset } from '@shop/content/fields'
import type { RichTextNode } from '@shop/content/rich-text'
import { IMAGE_QUALITY } from '@shop/domain/image/image-sizes'
import * as v from 'valibot'
import { Picture } from '../picture/picture.tsx'
import css from './rich-text.module.css'
import { safeHref } from './safe-href.ts'

/** What a picture without a known size is taken for. */
const UNKNOWN_SIZE = { width: 1600, height: 1200 }

/** A picture in a text, with the words that belong below it. Nothing when it has no address that can be loaded. */
export function RichTextImage({ attrs }: { attrs: RichTextNode['attrs'] }) {
  const parsed = v.safeParse(asset, { ...attrs, filename: attrs?.src })
  if (!parsed.success || !isPicture(parsed.output.src)) return null

  const { src, alt, title, width, height, colour } = parsed.output
  const copyright = wordsOf(attrs?.copyright) || wordsOf(attrs?.source)
  const size = width && height ? { width, height } : UNKNOWN_SIZE
  return (
    <figure className={css.figure}>
      <Picture
        image={{ src, alt, ...size, colour }}
        sizes="(width >= 768px) 680px, 100vw"
        quality={IMAGE_QUALITY.content}
        fit={width && height ? 'cover' : 'contain'}
      />
      {title || copyright ? (
        <figcaption>
          {title}
          {title && copyright ? ' ' : null}
          {copyright ? <small>© {copyright.replace(/^©\s*/, '')}</small> : null}
        </figcaption>
      ) : null}
    </figure>
  )
}

/** An address on the web or a key of our own pictures; no `data:`, no script. */
function isPicture(src: string): boolean {
  return /^(?:https?:)?\/\//.test(src) ? safeHref(src) !== null : /^\/?[\w][\w./-]*$/.test(src)
}

function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
