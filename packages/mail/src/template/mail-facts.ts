import { Link } from '@react-email/link'
import { type CSSProperties, Fragment, createElement as h, type ReactElement } from 'react'
import type { MailContent, MailPicture, MailRow } from '../mail-content.ts'
import { hasLongWord, unbroken } from './mail-lines.ts'
import type { mailStyles } from './mail-styles.ts'

/** Pictures of one mail: with more, and the terms below, programs would cut it off at 102 kB. */
const MOST_PICTURES = 20

/** Letters of a word that still have room on a phone: beside a value, and between a picture and a price. */
const LONG_NAME = 18
const LONG_GOODS = 12

type Styles = ReturnType<typeof mailStyles>
type Part = ReactElement | null
type Pictured = { row: MailRow; picture: MailPicture; look: Look; style: Styles }
type Look = { key: string; cells: [CSSProperties, CSSProperties]; tone?: string }

/**
 * Facts side by side, with what they come to below, and pictures of goods before their words. A table of data: a screen
 * reader names its rows.
 */
export function facts({ rows = [], total, remarks = [] }: MailContent, style: Styles): Part {
  if (rows.length === 0 && total === undefined) return null
  const isPictured = rows.some(({ picture }) => picture)
  return h(
    'table',
    { key: 'facts', style: style.table, cellPadding: 0, cellSpacing: 0 },
    h(
      'tbody',
      null,
      ...rows.map((row, index) => {
        const look = { key: `r${index}`, cells: [style.cell, style.figure] } satisfies Look
        return row.picture && index < MOST_PICTURES
          ? picturedRow({ row, picture: row.picture, look, style })
          : plainRow(row, look, { isPictured, style })
      }),
      ...(total
        ? [
            plainRow(
              total,
              { key: 'total', cells: [style.totalLabel, style.totalFigure] },
              { isPictured, style },
            ),
          ]
        : []),
      ...remarks.map((row, index) =>
        plainRow(
          row,
          { key: `m${index}`, cells: [style.remarkLabel, style.remarkFigure], tone: 'm-quiet' },
          { isPictured, style },
        ),
      ),
    ),
  )
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
        plainRow(
          row,
          { key: `b${index}`, cells: [style.transferLabel, style.transferValue] },
          { isPictured: false, style },
        ),
      ),
    ),
  )
}

function picturedRow({ row, picture, look, style }: Pictured): ReactElement {
  const [label, figure] = look.cells
  const width = style.goodsPicture.width
  return h(
    'tr',
    { key: look.key },
    h(
      'td',
      { className: 'm-line m-goods', style: { ...style.goodsCell, borderBottom: label.borderBottom } },
      h('img', {
        className: 'm-tile',
        src: picture.address,
        alt: picture.alt,
        // What waits until it is near is not fetched ahead by a link in the head, which mail programs drop.
        loading: 'lazy',
        width: Number.parseInt(width, 10),
        height: Math.round((picture.height * Number.parseInt(width, 10)) / picture.width),
        style: style.goodsPicture,
      }),
    ),
    h('th', { scope: 'row', className: 'm-text m-line', style: named(label, row, LONG_GOODS) }, row.label),
    h('td', { className: 'm-text m-line', style: figure }, shownValue(row, style)),
  )
}

/** A link says what it leads to, where it is read out alone. */
function shownValue({ label, value, address }: MailRow, style: Styles): ReactElement {
  if (address === undefined) return h(Fragment, null, ...unbroken(value))
  return h(
    Link,
    { className: 'm-accent', href: address, style: style.link, 'aria-label': `${value}: ${label}` },
    value,
  )
}

function plainRow(
  row: MailRow,
  { key, cells: [label, value], tone = 'm-text' }: Look,
  { isPictured, style }: { isPictured: boolean; style: Styles },
) {
  const className = `${tone} m-line`
  return h(
    'tr',
    { key },
    h(
      'th',
      {
        scope: 'row',
        colSpan: isPictured ? 2 : undefined,
        className,
        style: named(label, row, LONG_NAME),
      },
      row.label,
    ),
    h('td', { className, style: broken(value, row) }, shownValue(row, style)),
  )
}

/**
 * A column of names may be no wider than a phone leaves it, so that a long word has to break. Where none is long, none
 * does: a table makes a column that may break within words as narrow as a letter.
 */
function named(style: CSSProperties, { label }: MailRow, most: number): CSSProperties {
  return hasLongWord(label, most) ? { ...style, wordBreak: 'break-word' } : style
}

/** An address of mail, say, breaks where it has no room; an amount never does. */
function broken(style: CSSProperties, { value }: MailRow): CSSProperties {
  return hasLongWord(value, LONG_NAME) ? { ...style, wordBreak: 'break-word' } : style
}
