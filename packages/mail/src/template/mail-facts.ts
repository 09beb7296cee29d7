import { Link } from '@react-email/link'
import { type CSSProperties, Fragment, createElement as h, type ReactElement } from 'react'
import type { MailContent, MailPicture, MailRow } from '../mail-content.ts'
import { hasLongWord, unbroken } from './mail-lines.ts'
import type { mailStyles } from './mail-styles.ts'

/** Pictures of one mail: with more, and the terms below, programs would cut it off at 102 kB. */
const MOST_PICTURES = 20

/** Letters of a word that still have room on a phone, beside a value or a picture. */
const LONG_WORD = 18

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
    {
      key: 'facts',
      className: isPictured ? 'm-list' : undefined,
      style: style.table,
      cellPadding: 0,
      cellSpacing: 0,
    },
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
  const width = style.goodsWidth
  return h(
    'tr',
    { key: look.key, className: 'm-row m-line' },
    h(
      'td',
      { className: 'm-line m-goods', style: { ...style.goodsCell, borderBottom: label.borderBottom } },
      h('img', {
        className: 'm-tile',
        src: picture.address,
        alt: picture.alt,
        // What waits until it is near is not fetched ahead by a link in the head, which mail programs drop.
        loading: 'lazy',
        width,
        height: Math.round((picture.height * width) / picture.width),
        style: style.goodsPicture,
      }),
    ),
    h(
      'th',
      {
        scope: 'row',
        className: 'm-text m-line m-name',
        style: { ...broken(label, row.label), width: '100%' },
      },
      row.label,
    ),
    h('td', { className: 'm-text m-line m-price', style: figure }, shownValue(row, style)),
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
    { key, className: label.borderBottom === 0 ? undefined : 'm-row m-line' },
    h(
      'th',
      {
        scope: 'row',
        colSpan: isPictured ? 2 : undefined,
        className,
        style: broken(label, row.label),
      },
      row.label,
    ),
    h('td', { className: `${className} m-value`, style: broken(value, row.value) }, shownValue(row, style)),
  )
}

/**
 * A long word breaks where a phone leaves it no room. Only a long one may: a table makes a column whose words may break
 * as narrow as a letter.
 */
function broken(style: CSSProperties, words: string): CSSProperties {
  return hasLongWord(words, LONG_WORD) ? { ...style, wordBreak: 'break-word' } : style
}
