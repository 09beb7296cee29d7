import { Trans, useLingui } from '@lingui/react'
import type { CommandOutcome } from '@shop/api-client/office/command-outcome'
import { packOrder } from '@shop/api-client/office/fulfilment-commands'
import type { Delivery } from '@shop/api-client/office/warehouse-commands'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { OfficeProblem, run } from '../../client/api.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { outcomeText } from '../../words/problems/outcome-text.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import styles from './warehouse-page.module.css'

type TakeSheetProps = { deliveries: readonly Delivery[]; onClose: () => void }

/** Takes orders into the warehouse, one after the other; whichever does not allow it is named, with its reason. */
export function TakeSheet({ deliveries, onClose }: TakeSheetProps) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string[]>([])
  const orders = [...new Map(deliveries.map(({ number, version }) => [number, version]))]

  async function take(): Promise<void> {
    setBusy(true)
    const reasons: string[] = []
    try {
      for (const [number, seen] of orders) {
        const outcome: CommandOutcome = await run(shop, packOrder, { number }, { seen })
        if (outcome.type !== 'done') reasons.push(`${number}: ${outcomeText(outcome, i18n)}`)
      }
    } catch (error) {
      reasons.push(error instanceof OfficeProblem ? problemText(error, i18n) : problemText(null, i18n))
    } finally {
      setRefused(reasons)
      setBusy(false)
      await queries.invalidateQueries({ queryKey: [shop] })
    }
    if (reasons.length === 0) onClose()
  }

  return (
    <Sheet
      title={i18n.t({ id: 'selection.take', message: 'Take into the warehouse' })}
      isOpen
      onClose={onClose}
    >
      <p>
        <Trans
          id="take.effect"
          message="{count, plural, one {# order becomes “In the warehouse”: its shopper} other {# orders become “In the warehouse”: their shoppers}} can neither cancel it nor have its address changed from here on. This cannot be taken back."
          values={{ count: orders.length }}
        />
      </p>
      <p className={styles.quiet}>{orders.map(([number]) => number).join(', ')}</p>
      {refused.length > 0 && (
        <Notice tone="bad">
          <ul>
            {refused.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button onPress={onClose}>
          <Trans id="step.stop" message="Not now" />
        </Button>
        <Button look="primary" isDisabled={isBusy || orders.length === 0} onPress={() => void take()}>
          <Trans id="take.send" message="Take them" />
        </Button>
      </div>
    </Sheet>
  )
}
