import { Trans, useLingui } from '@lingui/react'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { type FigureSheet, sheetFile, shownCell } from './figure-sheet.ts'
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
  const isEmpty = sheet.rows.length === 0
  const name = i18n.t({ id: 'figures.export', message: 'CSV: {title}', values: { title: sheet.title } })

  return (
    <Card
      title={sheet.title}
      aside={
        isEmpty ? undefined : (
          <Button look="quiet" aria-label={name} onPress={() => save(sheet, fileName, i18n)}>
            <Download aria-hidden="true" />
            CSV
          </Button>
        )
      }
    >
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
              <th key={name} scope="col" data-number={holds !== 'text'}>
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
                <td key={column.name} data-number={column.holds !== 'text'}>
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

function save(sheet: FigureSheet, fileName: string, i18n: { locale: string }): void {
  const bytes = new TextEncoder().encode(sheetFile(sheet, i18n))
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  saveFile({ fileName: `${fileName}.csv`, mediaType: 'text/csv', base64 })
}
