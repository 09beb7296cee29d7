import { Trans, useLingui } from '@lingui/react'
import type { Locale } from '@shop/domain/market/markets'
import { type RedirectLine, redirectTable } from '@shop/domain/redirect/redirect-table'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { Button } from '../../parts/button.tsx'
import listing from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { TABLE_FILES, tableFileText } from '../../tables/table-file-text.ts'
import { tableInFile } from '../../tables/table-in-file.ts'
import { localeName } from '../../words/names/intl-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { ImportPreview } from './import-preview.tsx'
import { type TriedRedirect, useRedirectsImport } from './use-redirects-import.ts'

const MOST_BYTES = 2_000_000

type Read = { tried: TriedRedirect[]; wrong: RedirectLine[] }

/** Takes a table of redirects over: what cannot be read, what each line would do, then it is done. */
export function RedirectsImport({ locale, onClose }: { locale: Locale; onClose: () => void }) {
  const { i18n } = useLingui()
  const { preview } = useRedirectsImport(locale)
  const [read, setRead] = useState<Read | null>(null)
  const [isBusy, setBusy] = useState(false)
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
          id: 'redirects.large',
          message: 'This file has more than 2 MB. Split it, or send it to the integration API.',
        }),
      )
    if (found.type !== 'read') return setProblem(tableFileText(found, i18n))
    const { lines, hasColumns } = redirectTable(found.table)
    if (!hasColumns)
      return setProblem(
        i18n.t({
          id: 'redirects.noColumns',
          message:
            'The first line has to name two columns: “from” for old addresses and “to” for where they lead. Of a workbook the first sheet is read.',
        }),
      )
    setBusy(true)
    try {
      const tried = await preview(lines.filter((line) => line.problem === null))
      setRead({ tried, wrong: lines.filter((line) => line.problem !== null) })
    } catch (error) {
      setProblem(problemText(error, i18n))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Sheet
      title={i18n.t({
        id: 'redirects.importTitle',
        message: 'Import redirects for {locale}',
        values: { locale: localeName(locale, i18n) },
      })}
      isOpen
      onClose={onClose}
    >
      {read === null ? (
        <div className={listing.form}>
          <p>
            <Trans
              id="redirects.importHint"
              message="An Excel workbook or a CSV with the columns “from” and “to”, and “status” with 301 or 302 if you like; of a workbook the first sheet counts. Of old addresses the path counts, whatever host stands before it. Nothing is changed before you have seen each line; redirects that the table does not name stay."
            />
          </p>
          {problem !== null && <Notice tone="bad">{problem}</Notice>}
          {isBusy && (
            <p role="status">
              <Trans id="redirects.trying" message="The lines are tried." />
            </p>
          )}
          <div className={listing.send}>
            <FileTrigger acceptedFileTypes={TABLE_FILES} onSelect={(files) => void take(files)}>
              <Button look="primary" isDisabled={isBusy}>
                <Trans id="import.choose" message="Choose a file" />
              </Button>
            </FileTrigger>
          </div>
        </div>
      ) : (
        <ImportPreview locale={locale} {...read} onBack={() => setRead(null)} onClose={onClose} />
      )}
    </Sheet>
  )
}
