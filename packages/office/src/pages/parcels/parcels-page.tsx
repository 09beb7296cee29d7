import { Trans, useLingui } from '@lingui/react'
import type { CarrierKey } from '@shop/domain/carrier/carriers'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Empty, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { ScanField } from '../../scan/scan-field.tsx'
import type { ScanResult } from '../../scan/scan-message.tsx'
import { signal } from '../../scan/signal.ts'
import { ParcelForm } from './parcel-form.tsx'
import { ParcelList } from './parcel-list.tsx'
import { type ParcelRow, withOrders, withTable } from './parcel-rows.ts'
import { ParcelSummary } from './parcel-summary.tsx'
import styles from './parcels-page.module.css'
import { useBatch } from './use-batch.ts'
import { useParcelChecks } from './use-parcel-checks.ts'

/** Ships many parcels: their numbers pasted or scanned, what happens said before it is done. */
export function ParcelsPage() {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const { rows, setRows, change, refusals, progress, ship } = useBatch()
  const [carrier, setCarrier] = useState<CarrierKey | null>(null)
  const checks = useParcelChecks(rows, carrier)
  const { open, result, scan } = useParcelScan(rows, setRows)

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle>
          <Trans id="parcels.title" message="Ship parcels" />
        </PageTitle>
        <Link to="/$shop/warehouse" params={{ shop }}>
          <Trans id="parcels.toList" message="To the list" />
        </Link>
      </header>
      <ScanField
        label={i18n.t({ id: 'parcels.scan', message: 'Scan the slip, then the label of the carrier' })}
        hint={
          open === null
            ? i18n.t({ id: 'parcels.scanOrder', message: 'Next: the code of a packing slip.' })
            : i18n.t({
                id: 'parcels.scanLabel',
                message: 'Next: the label of the parcel for {number}.',
                values: { number: open.number },
              })
        }
        result={result}
        onScan={scan}
      />
      <ParcelForm
        carrier={carrier}
        onCarrier={setCarrier}
        onTable={(text) => {
          const { rows: next, rejected } = withTable(rows, text)
          setRows(next)
          return rejected
        }}
      />
      {progress?.stopped && <Notice tone="bad">{progress.stopped}</Notice>}
      {rows.length === 0 ? (
        <Empty title={i18n.t({ id: 'parcels.none', message: 'No parcels yet' })}>
          <Trans id="parcels.noneHint" message="Choose orders in the list, paste a table, or scan." />
        </Empty>
      ) : (
        <>
          <ParcelList
            rows={rows}
            checks={checks}
            refusals={refusals}
            open={open?.key ?? null}
            onChange={change}
            onRemove={(key) => setRows(rows.filter((row) => row.key !== key))}
          />
          <ParcelSummary checks={checks} progress={progress} onShip={() => void ship(checks, carrier)}>
            {rows.some(({ done }) => done !== null) && (
              <Button onPress={() => setRows(rows.filter(({ done }) => done === null))}>
                <Trans id="parcels.clear" message="Clear what is shipped" />
              </Button>
            )}
          </ParcelSummary>
        </>
      )}
    </div>
  )
}

type SetRows = (rows: ParcelRow[]) => void

/** Scans come in pairs: the slip of an order, then the label of its parcel. A slip in between is another order's. */
function useParcelScan(rows: readonly ParcelRow[], setRows: SetRows) {
  const { i18n } = useLingui()
  const [openKey, setOpen] = useState<string | null>(null)
  const [result, setResult] = useState<ScanResult | null>(null)
  const open = rows.find(({ key, done }) => key === openKey && done === null) ?? null

  function say(title: string, text: string): void {
    signal('good')
    setResult({ tone: 'good', title, text, at: Date.now() })
  }

  function scan(code: string): void {
    const number = code.toUpperCase()
    const known = rows.find((row) => row.number === number && row.done === null)
    if (open !== null && known === undefined) {
      setRows(rows.map((row) => (row.key === open.key ? { ...row, tracking: code } : row)))
      setOpen(null)
      say(open.number, code)
    } else {
      const next = withOrders(rows, [number])
      setRows(next)
      setOpen(next.find((row) => row.number === number && row.done === null)?.key ?? null)
      say(number, i18n.t({ id: 'parcels.now', message: 'Now scan the label of its parcel.' }))
    }
  }

  return { open, result, scan }
}
