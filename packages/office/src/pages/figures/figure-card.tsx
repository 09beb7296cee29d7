import { Trans, useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { Card } from '../../parts/card.tsx'
import { Notice } from '../../parts/notice.tsx'
import { ExportMenu } from '../../tables/export-menu.tsx'
import { useSaveTable } from '../../tables/use-save-table.ts'
import { type FigureSheet, shownCell } from './figure-sheet.ts'
import styles from './figures-page.module.css'

type FigureCardProps = {
  sheet: FigureSheet
  /** Begins the name of an exported file. */
  fileName: string
  /** Says what is counted, where its name does not. */
  note?: ReactNode
  /** Said instead of a table without rows. */
  none: string
  /** What is shown above the table, which is then folded. */
  children?: ReactNode
}

/** Figures as a table that can be exported, behind a chart or by itself. */
export function FigureCard({ sheet, fileName, note, none, children }: FigureCardProps) {
  const { i18n } = useLingui()
  const { save, problem } = useSaveTable()
  const isEmpty = sheet.rows.length === 0
  const name = i18n.t({
    id: 'figures.exportNamed',
    message: 'Export: {title}',
    values: { title: sheet.title },
  })

  return (
    <Card
      title={sheet.title}
      aside={
        isEmpty ? undefined : (
          <ExportMenu
            look="quiet"
            label={i18n.t({ id: 'tableFile.export', message: 'Export' })}
            name={name}
            onChoose={(format) => void save(sheet, { fileName, format })}
          />
        )
      }
    >
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
      {note && <p className={styles.quiet}>{note}</p>}
      {isEmpty && <p className={styles.quiet}>{none}</p>}
      {children}
      {!isEmpty &&
        (children ? (
          <details className={styles.details}>
            <summary>
              <Trans id="figures.asTable" message="As a table" />
            </summary>
            <FigureTable sheet={sheet} />
          </details>
        ) : (
          <FigureTable sheet={sheet} />
        ))}
    </Card>
  )
}

function FigureTable({ sheet: { title, columns, rows } }: { sheet: FigureSheet }) {
  const { i18n } = useLingui()
  const name = i18n.t({ id: 'figures.table', message: '{title}, table', values: { title } })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than a phone is scrolled by keyboard, too
    <section className={styles.scroll} aria-label={name} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ name, holds }) => (
              <th key={name} scope="col" data-number={isNumber(holds)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // Rows are shown as they came, and two products may be called the same.
            <tr key={index}>
              {columns.map((column, place) => (
                <td key={column.name} data-number={isNumber(column.holds)}>
                  {shownCell(row[place] ?? null, column, i18n.locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function isNumber(holds: FigureSheet['columns'][number]['holds']): boolean {
  return holds !== 'text' && holds !== 'day'
}
