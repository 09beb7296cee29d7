import { Trans, useLingui } from '@lingui/react'
import { goodsCosts } from '@shop/api-client/office/cost-commands'
import { goodsRows } from '@shop/api-client/office/goods-line-commands'
import { type GoodsLine, goodsTable } from '@shop/domain/goods/goods-table'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { answer } from '../../client/api.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { TABLE_FILES, tableFileText } from '../../tables/table-file-text.ts'
import { tableInFile } from '../../tables/table-in-file.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { BatchSteps } from './batch-steps.tsx'
import { type GoodsBatch, tableBatch } from './goods-batch.ts'
import styles from './products-page.module.css'

const MOST_BYTES = 5_000_000
const KEYS_AT_ONCE = 500

type Read = {
  batch: GoodsBatch
  wrong: GoodsLine[]
  unknown: GoodsLine[]
  /** The table says costs, which whoever reads it may not change. */
  hasCostsLeftOut: boolean
}

/** Reads a table that was exported and edited: what cannot be read, what changes, then it is done. */
export function ImportSheet({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui()
  const { id: shop, may } = useShop()
  const changesCosts = may('costs.read') && may('costs.change')
  const [read, setRead] = useState<Read | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function take(files: FileList | null): Promise<void> {
    const file = files?.item(0)
    if (!file) return
    setProblem(null)
    // What reads a workbook is loaded with the first one.
    const found = await tableInFile(file, MOST_BYTES).catch((error: unknown) => problemText(error, i18n))
    if (typeof found === 'string') return setProblem(found)
    if (found.type === 'large')
      return setProblem(
        i18n.t({
          id: 'import.large',
          message: 'This file has more than 5 MB. Split it, or import it by the command line.',
        }),
      )
    if (found.type !== 'read') return setProblem(tableFileText(found, i18n))
    const { lines, hasArticles } = goodsTable(found.table)
    if (!hasArticles)
      return setProblem(
        i18n.t({
          id: 'import.noTable',
          message:
            'The first line names no column “article”; of a workbook the first sheet is read. Export a table here, and edit that one.',
        }),
      )
    try {
      const good = lines.filter((line) => line.problem === null)
      const rows = []
      const costs = []
      for (let from = 0; from < good.length; from += KEYS_AT_ONCE) {
        const keys = good.slice(from, from + KEYS_AT_ONCE).map(({ article }) => article)
        rows.push(...(await answer(shop, goodsRows, { keys })).rows)
        if (changesCosts) costs.push(...(await answer(shop, goodsCosts, { keys })).costs)
      }
      setRead({
        ...tableBatch(good, rows, changesCosts ? costs : null),
        wrong: lines.filter((line) => line.problem !== null),
        hasCostsLeftOut: !changesCosts && good.some((line) => Object.keys(line.costs).length > 0),
      })
    } catch (error) {
      setProblem(problemText(error, i18n))
    }
  }

  return (
    <Sheet title={i18n.t({ id: 'import.title', message: 'Import a table' })} isOpen onClose={onClose}>
      {read === null ? (
        <div className={styles.form}>
          <p>
            <Trans
              id="import.hint"
              message="Export a table, edit stock, prices, struck prices and purchase costs in a spreadsheet, save it as .xlsx or CSV and take it here; of a workbook the first sheet counts. An empty cell changes nothing; “-” takes a struck price or a cost away. Nothing is changed before you have seen each line."
            />
          </p>
          {problem !== null && <Notice tone="bad">{problem}</Notice>}
          <div className={styles.actions}>
            <FileTrigger acceptedFileTypes={TABLE_FILES} onSelect={(files) => void take(files)}>
              <Button look="primary">
                <Trans id="import.choose" message="Choose a file" />
              </Button>
            </FileTrigger>
          </div>
        </div>
      ) : (
        <>
          <WrongLines
            lines={[...read.wrong, ...read.unknown].toSorted((one, other) => one.line - other.line)}
          />
          {read.hasCostsLeftOut && (
            <Notice tone="notice">
              <Trans
                id="import.costsLeftOut"
                message="The purchase costs of this table are left out: your role may not change them."
              />
            </Notice>
          )}
          <BatchSteps batch={read.batch} onBack={() => setRead(null)} onClose={onClose} />
        </>
      )}
    </Sheet>
  )
}

function WrongLines({ lines }: { lines: readonly GoodsLine[] }) {
  const { i18n } = useLingui()
  if (lines.length === 0) return null

  function reason({ article, problem }: GoodsLine): string {
    switch (problem?.kind) {
      case 'noArticle':
        return i18n.t({ id: 'import.noArticle', message: 'The cell “article” is empty.' })
      case 'cells':
        return i18n.t({ id: 'import.cells', message: 'It has another number of cells than the first line.' })
      case 'twice':
        return i18n.t({
          id: 'import.twice',
          message: '{article} comes twice: leave one of them.',
          values: { article },
        })
      case 'number':
        return i18n.t({
          id: 'import.number',
          message: '“{field}” says “{cell}”: write 12,99 for prices and 7 for stock.',
          values: { field: problem.field, cell: problem.cell },
        })
      case undefined:
        return i18n.t({
          id: 'import.unknown',
          message: 'There is no article {article}.',
          values: { article },
        })
    }
  }

  return (
    <Notice tone="bad">
      <p>
        <Trans
          id="import.wrong"
          message="{count, plural, one {# line is} other {# lines are}} left out:"
          values={{ count: lines.length }}
        />
      </p>
      <ul className={styles.refused}>
        {lines.map((line) => (
          <li key={line.line}>
            <Trans
              id="import.line"
              message="Line {line}: {reason}"
              values={{ line: line.line, reason: reason(line) }}
            />
          </li>
        ))}
      </ul>
    </Notice>
  )
}
