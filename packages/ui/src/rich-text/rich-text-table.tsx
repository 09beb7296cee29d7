import type { RichTextNode } from '@shop/content/rich-text'
import type { CSSProperties, ReactNode } from 'react'
import css from './rich-text.module.css'
import { groundColour } from './text-colour.ts'

type RichTextTableProps = { table: RichTextNode; renderCell: (cell: RichTextNode) => ReactNode }

/** More columns or rows than this no cell spans; a number of an editor's tool must not grow the page without end. */
const WIDEST_SPAN = 50
const NARROWEST_COLUMN = 40
const WIDEST_COLUMN = 800

/** A table that scrolls in its own box. Only rows and cells stand in it: anything else would fall out of the HTML. */
export function RichTextTable({ table, renderCell }: RichTextTableProps) {
  const rows = table.content
    .filter(({ type }) => type === 'tableRow')
    .map((row) => row.content.filter(({ type }) => type === 'tableCell' || type === 'tableHeader'))
    .filter((cells) => cells.length > 0)
  if (rows.length === 0) return null

  const firstBody = rows.findIndex((cells) => cells.some(({ type }) => type === 'tableCell'))
  const headRows = firstBody === -1 ? rows.length : firstBody
  const widths = columnWidths(rows[0] ?? [])
  const row = (cells: RichTextNode[], index: number, scope: 'col' | 'row') => (
    <tr key={index}>
      {cells.map((cell, place) =>
        cell.type === 'tableHeader' ? (
          <th key={place} scope={scope} {...spans(cell.attrs)} style={ground(cell.attrs)}>
            {renderCell(cell)}
          </th>
        ) : (
          <td key={place} {...spans(cell.attrs)} style={ground(cell.attrs)}>
            {renderCell(cell)}
          </td>
        ),
      )}
    </tr>
  )

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways has to be reachable by keyboard
    <div className={css.scroll} tabIndex={0}>
      <table data-fixed={widths ? '' : undefined}>
        {widths ? (
          <colgroup>
            {widths.map((width, index) => (
              <col key={index} style={width === null ? undefined : { inlineSize: `${width}px` }} />
            ))}
          </colgroup>
        ) : null}
        {headRows > 0 ? (
          <thead>{rows.slice(0, headRows).map((cells, index) => row(cells, index, 'col'))}</thead>
        ) : null}
        {headRows < rows.length ? (
          <tbody>{rows.slice(headRows).map((cells, index) => row(cells, index, 'row'))}</tbody>
        ) : null}
      </table>
    </div>
  )
}

/** Widths in px that an editor has dragged the columns to; null when none was. */
function columnWidths(cells: readonly RichTextNode[]): (number | null)[] | null {
  const widths = cells.flatMap(({ attrs }) => {
    const span = spans(attrs).colSpan ?? 1
    const given: readonly unknown[] = Array.isArray(attrs?.colwidth) ? attrs.colwidth : []
    return Array.from({ length: span }, (_, index) => {
      const width = given[index]
      return typeof width === 'number' && Number.isFinite(width) && width > 0
        ? Math.round(Math.min(WIDEST_COLUMN, Math.max(NARROWEST_COLUMN, width)))
        : null
    })
  })
  return widths.some((width) => width !== null) ? widths : null
}

function spans(attrs: RichTextNode['attrs']): { colSpan?: number; rowSpan?: number } {
  const colSpan = spanOf(attrs?.colspan)
  const rowSpan = spanOf(attrs?.rowspan)
  return { ...(colSpan ? { colSpan } : {}), ...(rowSpan ? { rowSpan } : {}) }
}

/** Null for one, which needs no attribute. */
function spanOf(value: unknown): number | null {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 1
    ? Math.min(WIDEST_SPAN, number)
    : null
}

function ground(attrs: RichTextNode['attrs']): CSSProperties | undefined {
  const colours = groundColour(attrs?.backgroundColor)
  return colours ? { background: colours.ground, color: colours.ink } : undefined
}
