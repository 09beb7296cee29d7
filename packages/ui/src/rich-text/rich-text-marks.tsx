import type { RichTextMark } from '@shop/content/rich-text'
import type { ReactNode } from 'react'
import { safeId } from './heading-anchor.ts'
import css from './rich-text.module.css'
import type { RichTextOptions } from './rich-text.tsx'
import { wordsOf } from './rich-text-link.tsx'
import { groundColour, textColour } from './text-colour.ts'

/** Looks of the shop that editors may give to words. @see integrations §2.5 `styled` */
const STYLES: ReadonlyMap<string, string | undefined> = new Map([
  ['lead', css.lead],
  ['small', css.small],
  ['caps', css.caps],
  ['numbers', css.numbers],
  ['nowrap', css.nowrap],
])

/** A class of an editor's own, for a theme to say how it looks; classes of the components begin with an underscore. */
const OWN_CLASS = /^[a-z][a-z\d-]{0,60}$/i

type RichTextMarksProps = {
  marks: readonly RichTextMark[]
  onUnknown: RichTextOptions['onUnknown']
  children: ReactNode
}

/** Wraps a text into its marks; of the looks that editors may choose only those that fit the shop are taken. */
export function RichTextMarks({ marks, onUnknown, children }: RichTextMarksProps) {
  const isHighlighted = marks.some(({ type }) => type === 'highlight')
  return marks.reduce<ReactNode>((inside, mark) => {
    // The highlight has chosen an ink that reads on it.
    if (mark.type === 'textStyle') return styledText(mark, inside, isHighlighted)
    return wrapped(mark, inside, onUnknown)
  }, children)
}

function wrapped(mark: RichTextMark, inside: ReactNode, onUnknown: (what: string) => void): ReactNode {
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
    case 'highlight': {
      const colours = groundColour(mark.attrs?.color)
      return (
        <mark style={colours ? { background: colours.ground, color: colours.ink } : undefined}>{inside}</mark>
      )
    }
    case 'anchor': {
      const id = safeId(mark.attrs?.id)
      return id === null ? inside : <span id={id}>{inside}</span>
    }
    case 'styled': {
      const className = styleClass(mark.attrs?.class)
      return className === undefined ? inside : <span className={className}>{inside}</span>
    }
    case 'link':
      return inside
    default:
      onUnknown(`mark ${mark.type}`)
      return inside
  }
}

/** @see integrations §2.5 `textStyle{color,id,class}` */
function styledText({ attrs }: RichTextMark, inside: ReactNode, isHighlighted: boolean): ReactNode {
  const colour = isHighlighted ? null : textColour(attrs?.color)
  const id = safeId(attrs?.id)
  const className = styleClass(attrs?.class)
  if (colour === null && id === null && className === undefined) return inside
  return (
    <span
      {...(id === null ? {} : { id })}
      {...(className === undefined ? {} : { className })}
      {...(colour === null ? {} : { style: { color: colour } })}
    >
      {inside}
    </span>
  )
}

function styleClass(chosen: unknown): string | undefined {
  const known = wordsOf(chosen)
    .split(/\s+/)
    .flatMap((word) => STYLES.get(word) ?? (OWN_CLASS.test(word) ? word : []))
  return known.length > 0 ? known.join(' ') : undefined
}
