import type { RichTextNode } from '@shop/content/rich-text'
import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react'
import { linkRuns } from './link-runs.ts'
import css from './rich-text.module.css'
import type { RichTextOptions } from './rich-text.tsx'
import { RichTextImage } from './rich-text-image.tsx'
import { RichTextLink } from './rich-text-link.tsx'
import { RichTextMarks } from './rich-text-marks.tsx'
import { headingLevel, type RichTextSurvey, wordsIn } from './rich-text-survey.ts'
import { RichTextTable } from './rich-text-table.tsx'

export type NodeOptions = RichTextOptions & { survey: RichTextSurvey }
type ChildrenProps = { nodes: readonly RichTextNode[]; depth: number; options: NodeOptions }

/** Deeper than texts are: from here on only the words are shown. */
const DEEPEST = 80

const INLINE = new Set(['text', 'emoji', 'hard_break'])

/** The nodes of a level; neighbouring texts with one link share one `<a>`. */
export function RichTextChildren({ nodes, depth, options }: ChildrenProps) {
  if (depth > DEEPEST) return nodes.map(wordsIn).join(' ')

  return linkRuns(nodes).map((run, index) => {
    const inside = run.nodes.map((node, place) => (
      <Node key={place} node={node} depth={depth} options={options} />
    ))
    const key = `run-${index}`
    return run.link ? (
      <RichTextLink key={key} mark={run.link} hrefFor={options.hrefFor}>
        {inside}
      </RichTextLink>
    ) : (
      <Fragment key={key}>{inside}</Fragment>
    )
  })
}

function Node({
  node,
  depth,
  options,
}: {
  node: RichTextNode
  depth: number
  options: NodeOptions
}): ReactNode {
  const { attrs } = node
  const children = <RichTextChildren nodes={node.content} depth={depth + 1} options={options} />

  switch (node.type) {
    case 'text':
      return (
        <RichTextMarks marks={node.marks} onUnknown={options.onUnknown}>
          {node.text}
        </RichTextMarks>
      )
    case 'doc':
      return children
    case 'paragraph':
      return <Paragraph node={node} depth={depth} options={options} />
    case 'heading':
      return <Heading node={node} depth={depth} options={options} />
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
        <pre tabIndex={0} data-language={languageOf(attrs?.class)}>
          <code>{wordsIn(node)}</code>
        </pre>
      )
    case 'hard_break':
      return <br />
    case 'horizontal_rule':
      return <hr />
    case 'image':
      return <RichTextImage attrs={attrs} />
    case 'emoji':
      return <Emoji attrs={attrs} />
    case 'table':
      return (
        <RichTextTable
          table={node}
          renderCell={(cell) => <RichTextChildren nodes={cell.content} depth={depth + 3} options={options} />}
        />
      )
    case 'blok':
      return options.renderBlocks && Array.isArray(attrs?.body) && attrs.body.length > 0 ? (
        <div className={css.embedded}>{options.renderBlocks(attrs.body)}</div>
      ) : null
    default:
      options.onUnknown(`node ${node.type}`)
      return node.text ?? children
  }
}

type NodeProps = { node: RichTextNode; depth: number; options: NodeOptions }

/** Editors put pictures and blocks into paragraphs, where HTML allows none: there the paragraph ends and begins again. */
function Paragraph({ node, depth, options }: NodeProps): ReactNode {
  const parts: { isInline: boolean; nodes: RichTextNode[] }[] = []
  for (const inner of node.content) {
    const isInline = INLINE.has(inner.type)
    const last = parts.at(-1)
    if (last?.isInline && isInline) last.nodes.push(inner)
    else parts.push({ isInline, nodes: [inner] })
  }
  if (parts.length === 0) return <p />

  return parts.map(({ isInline, nodes }, index) => {
    const children = <RichTextChildren nodes={nodes} depth={depth + 1} options={options} />
    return isInline ? (
      <p key={index} style={alignment(node.attrs)} dir={directionOf(node.attrs?.dir)}>
        {children}
      </p>
    ) : (
      <Fragment key={index}>{children}</Fragment>
    )
  })
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** The highest heading of the text comes on the level that the page has free; the others keep their distance to it. */
function Heading({ node, depth, options }: NodeProps): ReactNode {
  const { survey, topLevel } = options
  const inline = node.content.filter(({ type }) => INLINE.has(type))
  if (inline.length === 0) return null

  const lowered = Math.max(0, topLevel - (survey.topHeading ?? topLevel))
  const tag = HEADINGS[Math.min(6, headingLevel(node.attrs?.level) + lowered) - 1] ?? 'h6'
  return createElement(
    tag,
    { id: survey.anchors.get(node), style: alignment(node.attrs), dir: directionOf(node.attrs?.dir) },
    <RichTextChildren nodes={inline} depth={depth + 1} options={options} />,
  )
}

/** The character with its name for screen readers; without the character its name, as it is typed. */
function Emoji({ attrs }: { attrs: RichTextNode['attrs'] }): ReactNode {
  const name = wordsOf(attrs?.name)
  const character = wordsOf(attrs?.emoji)
  if (character === '') return name === '' ? null : `:${name}:`
  if (name === '') return character
  return (
    <span role="img" aria-label={name.replaceAll('_', ' ')}>
      {character}
    </span>
  )
}

const ALIGNMENTS = { left: 'start', right: 'end', center: 'center', justify: 'justify' } as const

export function alignment(attrs: RichTextNode['attrs']): CSSProperties | undefined {
  const chosen = attrs?.textAlign
  const textAlign = Object.entries(ALIGNMENTS).find(([name]) => name === chosen)?.[1]
  return textAlign && textAlign !== 'start' ? { textAlign } : undefined
}

function directionOf(dir: unknown): 'rtl' | 'ltr' | undefined {
  return dir === 'rtl' || dir === 'ltr' ? dir : undefined
}

/** `language-css` and the like, as editors' tools write it. */
function languageOf(className: unknown): string | undefined {
  return /^language-([a-z0-9+#-]{1,20})$/.exec(wordsOf(className))?.[1]
}

function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null
}

function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
