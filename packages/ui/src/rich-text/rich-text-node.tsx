import type { RichTextNode } from '@shop/content/rich-text'
import { type CSSProperties, createElement, type ReactNode } from 'react'
import { linkRuns } from './link-runs.ts'
import css from './rich-text.module.css'
import type { RichTextOptions } from './rich-text.tsx'
import { RichTextLink, RichTextMarks } from './rich-text-marks.tsx'

type ChildrenProps = { nodes: readonly RichTextNode[]; options: RichTextOptions }

/** The nodes of a level; neighbouring texts with one link share one `<a>`. */
export function RichTextChildren({ nodes, options }: ChildrenProps) {
  return linkRuns(nodes).map((run, index) => {
    const inside = run.nodes.map((node, place) => <Node key={place} node={node} options={options} />)
    const key = `run-${index}`
    return run.link ? (
      <RichTextLink key={key} mark={run.link} hrefFor={options.hrefFor}>
        {inside}
      </RichTextLink>
    ) : (
      <Fragments key={key}>{inside}</Fragments>
    )
  })
}

function Node({ node, options }: { node: RichTextNode; options: RichTextOptions }): ReactNode {
  const children = <RichTextChildren nodes={node.content} options={options} />
  const { attrs } = node

  switch (node.type) {
    case 'text':
      return <RichTextMarks marks={node.marks}>{node.text}</RichTextMarks>
    case 'doc':
      return children
    case 'paragraph':
      return <p style={alignment(attrs)}>{children}</p>
    case 'heading': {
      const tag = headingTag(numberOf(attrs?.level), options.topLevel)
      return createElement(tag, { style: alignment(attrs) }, children)
    }
    case 'blockquote':
      return <blockquote>{children}</blockquote>
    case 'bullet_list':
      return <ul>{children}</ul>
    case 'ordered_list':
      return <ol start={numberOf(attrs?.order) ?? 1}>{children}</ol>
    case 'list_item':
      return <li>{children}</li>
    case 'code_block':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways has to be reachable by keyboard
        <pre tabIndex={0}>
          <code>{children}</code>
        </pre>
      )
    case 'hard_break':
      return <br />
    case 'horizontal_rule':
      return <hr />
    case 'image':
      return <Image attrs={attrs} />
    case 'emoji':
      return wordsOf(attrs?.emoji)
    case 'table':
      return (
        <div className={css.scroll}>
          <table>
            <tbody>{children}</tbody>
          </table>
        </div>
      )
    case 'tableRow':
      return <tr>{children}</tr>
    case 'tableHeader':
      return <th {...spans(attrs)}>{children}</th>
    case 'tableCell':
      return <td {...spans(attrs)}>{children}</td>
    case 'blok':
      return options.renderBlocks && Array.isArray(attrs?.body) ? (
        <div className={css.embedded}>{options.renderBlocks(attrs.body)}</div>
      ) : null
    default:
      return children
  }
}

function Fragments({ children }: { children: ReactNode }) {
  return children
}

function Image({ attrs }: { attrs: RichTextNode['attrs'] }) {
  const src = wordsOf(attrs?.src)
  if (!/^(?:https?:)?\//.test(src)) return null
  const size = /\/(\d+)x(\d+)\//.exec(src)

  return (
    <img
      src={src}
      alt={wordsOf(attrs?.alt)}
      width={size ? Number(size[1]) : undefined}
      height={size ? Number(size[2]) : undefined}
      loading="lazy"
    />
  )
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** A level outside 1 to 6 is clamped, and none comes above the page's own headings. */
function headingTag(level: number | null, topLevel: number): (typeof HEADINGS)[number] {
  const clamped = Math.min(6, Math.max(topLevel, Math.trunc(level ?? topLevel)))
  return HEADINGS[clamped - 1] ?? 'h6'
}

const ALIGNMENTS = ['left', 'right', 'center', 'justify'] as const

function alignment(attrs: RichTextNode['attrs']): CSSProperties | undefined {
  const textAlign = ALIGNMENTS.find((known) => known === attrs?.textAlign)
  return textAlign ? { textAlign } : undefined
}

function spans(attrs: RichTextNode['attrs']): { colSpan?: number; rowSpan?: number } {
  const colSpan = numberOf(attrs?.colspan)
  const rowSpan = numberOf(attrs?.rowspan)
  return { ...(colSpan ? { colSpan } : {}), ...(rowSpan ? { rowSpan } : {}) }
}

function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
