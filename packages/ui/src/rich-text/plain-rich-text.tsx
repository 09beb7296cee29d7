import type { RichTextMark, RichTextNode } from '@shop/content/rich-text'
import type { ReactNode } from 'react'
import css from './plain-rich-text.module.css'
import { RichTextLink } from './rich-text-link.tsx'

const PLAIN_MARKS: ReadonlySet<string> = new Set(['bold', 'italic', 'link'])

/** Whether a rich text is paragraphs of words and links alone, which need a tenth of the code. */
export function isPlainRichText({ content }: RichTextNode): boolean {
  return content.every(
    ({ type, content: words }) =>
      type === 'paragraph' &&
      words.every(
        (word) =>
          (word.type === 'text' || word.type === 'hard_break') &&
          word.marks.every((mark) => PLAIN_MARKS.has(mark.type)),
      ) &&
      !words.some((word, at) => isLink(word) && isLink(words[at + 1])),
  )
}

/** Neighbours may be one link in two looks, which is more than is drawn here. */
function isLink(word: RichTextNode | undefined): boolean {
  return word?.marks.some(({ type }) => type === 'link') ?? false
}

type PlainRichTextProps = {
  /** One for which `isPlainRichText` holds; whatever else is in it is left out. */
  document: RichTextNode
  /** Makes an address without locale prefix one of this shop. */
  hrefFor: (path: string) => string
}

/** What `RichText` draws in its small size, for a text that is plain. */
export function PlainRichText({ document, hrefFor }: PlainRichTextProps) {
  return (
    <div className={css.text}>
      {document.content.map((paragraph, index) => (
        <p key={index}>
          {paragraph.content.map((word, at) => (
            <Word key={at} word={word} hrefFor={hrefFor} />
          ))}
        </p>
      ))}
    </div>
  )
}

function Word({ word, hrefFor }: { word: RichTextNode; hrefFor: (path: string) => string }) {
  if (word.type === 'hard_break') return <br />
  return word.marks.reduce<ReactNode>((inside, mark) => marked(mark, inside, hrefFor), word.text)
}

function marked(mark: RichTextMark, inside: ReactNode, hrefFor: (path: string) => string): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{inside}</strong>
    case 'italic':
      return <em>{inside}</em>
    default:
      return (
        <RichTextLink mark={mark} hrefFor={hrefFor}>
          {inside}
        </RichTextLink>
      )
  }
}
