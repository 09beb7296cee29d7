import { Button } from '@react-email/button'
import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import { type CSSProperties, Fragment, createElement as h, type ReactElement } from 'react'
import type { MailContent, MailLink, MailRow } from '../mail-content.ts'
import type { mailStyles } from './mail-styles.ts'

/** Of what stands in the sheet, px. */
const SHEET_WIDTH = 320

type Styles = ReturnType<typeof mailStyles>
type Part = ReactElement | null

/** Facts side by side, with what they come to below. A table of data: a screen reader names its rows. */
export function facts({ rows = [], total, remarks = [] }: MailContent, style: Styles): Part {
  if (rows.length === 0 && total === undefined) return null
  return h(
    'table',
    { key: 'facts', style: style.table, cellPadding: 0, cellSpacing: 0 },
    h(
      'tbody',
      null,
      ...rows.map((row, index) => rowOf(row, { key: `r${index}`, cells: [style.cell, style.figure] })),
      ...(total ? [rowOf(total, { key: 'total', cells: [style.totalLabel, style.totalFigure] })] : []),
      ...remarks.map((row, index) =>
        rowOf(row, { key: `m${index}`, cells: [style.remarkLabel, style.remarkFigure], tone: 'm-quiet' }),
      ),
    ),
  )
}

/** As wide as the sheet, with its size beforehand, so that nothing moves when it comes. */
export function picture({ picture: shown }: MailContent): Part {
  if (!shown) return null
  const width = Math.min(shown.width, SHEET_WIDTH)
  return h('img', {
    key: 'picture',
    src: shown.address,
    alt: shown.alt,
    // What waits until it is near is not fetched ahead by a link in the head, which mail programs drop.
    loading: 'lazy',
    width,
    height: Math.round((shown.height * width) / shown.width),
    style: { display: 'block', maxWidth: '100%', height: 'auto', margin: '0 0 16px' },
  })
}

/** What is copied or typed gets a block of its own. */
export function transfer({ transfer: all = [] }: MailContent, style: Styles): Part {
  if (all.length === 0) return null
  return h(
    'table',
    { key: 'transfer', className: 'm-ground m-stack', style: style.transfer, cellPadding: 0, cellSpacing: 0 },
    h(
      'tbody',
      null,
      ...all.map((row, index) =>
        rowOf(row, { key: `b${index}`, cells: [style.transferLabel, style.transferValue] }),
      ),
    ),
  )
}

type Look = { key: string; cells: [CSSProperties, CSSProperties]; tone?: string }

function rowOf({ label, value }: MailRow, { key, cells: [label0, value0], tone = 'm-text' }: Look) {
  const className = `${tone} m-line`
  return h(
    'tr',
    { key },
    h('th', { scope: 'row', className, style: label0 }, label),
    h('td', { className, style: value0 }, value),
  )
}

/** The one thing to do, and what else there is to see. */
export function mainLink({ link, furtherLinks = [] }: MailContent, style: Styles): Part {
  if (link === undefined && furtherLinks.length === 0) return null
  return h(
    Fragment,
    { key: 'links' },
    link ? h(Button, { className: 'm-button', href: link.address, style: style.button }, link.label) : null,
    ...furtherLinks.map((further, index) =>
      h(
        Text,
        { key: `f${index}`, className: 'm-text', style: { ...style.text, margin: '0 0 8px' } },
        anchor(further, style),
      ),
    ),
  )
}

/** What belongs to it and is read later. */
export function sections({ sections: all = [] }: MailContent, style: Styles): Part {
  if (all.length === 0) return null
  return h(
    Fragment,
    { key: 'sections' },
    h('hr', { className: 'm-line', style: style.line }),
    ...all.map(({ title, lines, link }, index) =>
      h(
        Fragment,
        { key: `s${index}` },
        h(Heading, { as: 'h2', className: 'm-text', style: style.subtitle }, title),
        // Text is in paragraphs, an address in lines.
        ...(link ? lines.map((line) => [line]) : [lines]).map((together, part) =>
          h(Text, { key: `t${part}`, className: 'm-quiet', style: style.small }, ...withBreaks(together)),
        ),
        link ? h(Text, { className: 'm-quiet', style: style.small }, anchor(link, style)) : null,
      ),
    ),
  )
}

/** Sender, contact and the unsubscribe link. */
export function footer({ wayOut, sender }: MailContent, style: Styles): ReactElement {
  return h(
    Fragment,
    { key: 'footer' },
    h(Text, { className: 'm-quiet', style: style.footer }, ...withBreaks([...sender.lines, sender.hotline])),
    wayOut
      ? h(
          Text,
          { className: 'm-quiet', style: style.footer },
          h(Link, { className: 'm-quiet', href: wayOut.address, style: style.quietLink }, wayOut.label),
        )
      : null,
  )
}

function anchor({ label, address }: MailLink, style: Styles): ReactElement {
  return h(Link, { key: address, className: 'm-accent', href: address, style: style.link }, label)
}

function withBreaks(lines: readonly string[]): (string | ReactElement)[] {
  return lines.flatMap((line, index) => (index === 0 ? [line] : [h('br', { key: `br${index}` }), line]))
}
