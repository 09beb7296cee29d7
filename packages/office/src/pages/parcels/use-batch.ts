import { useLingui } from '@lingui/react'
import { sendOrder } from '@shop/api-client/office/order-commands'
import type { CarrierKey } from '@shop/domain/carrier/carriers'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { run } from '../../client/api.ts'
import { useShop } from '../../client/use-shop.ts'
import { outcomeText } from '../../words/problems/outcome-text.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { type ParcelRow, storedRows, storeRows } from './parcel-rows.ts'
import { type ParcelCheck, sendInput } from './use-parcel-checks.ts'

export type Progress = { shipped: number; of: number; isBusy: boolean; stopped: string | null }

/**
 * The rows of a batch, kept in this tab, and their shipping: each is a command of its own, one after the other, and its
 * result is kept before the next begins. A refusal stays at its row; where the office cannot be reached the rest waits.
 */
export function useBatch() {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const queries = useQueryClient()
  const [rows, setRows] = useState(() => storedRows(shop))
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({})
  const [progress, setProgress] = useState<Progress | null>(null)
  useEffect(() => storeRows(shop, rows), [shop, rows])

  const change = (key: string, part: Partial<ParcelRow>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...part } : row)))

  async function ship(checks: readonly ParcelCheck[], carrier: CarrierKey | null): Promise<void> {
    const due = rows.flatMap((row, index) => {
      const check = checks[index]
      return check?.type === 'checked' && check.outcome.type === 'preview'
        ? [{ row, order: check.order }]
        : []
    })
    let shipped = 0
    setRefusals({})
    setProgress({ shipped, of: due.length, isBusy: true, stopped: null })
    try {
      for (const { row, order } of due) {
        const outcome = await run(shop, sendOrder, sendInput(row, order, carrier), { seen: order.version })
        if (outcome.type === 'done') {
          shipped += 1
          change(row.key, { done: outcome.effects })
        } else {
          setRefusals((all) => ({ ...all, [row.key]: outcomeText(outcome, i18n) }))
        }
        setProgress({ shipped, of: due.length, isBusy: true, stopped: null })
      }
      setProgress({ shipped, of: due.length, isBusy: false, stopped: null })
    } catch (error) {
      setProgress({ shipped, of: due.length, isBusy: false, stopped: problemText(error, i18n) })
    }
    await queries.invalidateQueries({ queryKey: [shop] })
  }

  return { rows, setRows, change, refusals, progress, ship }
}
