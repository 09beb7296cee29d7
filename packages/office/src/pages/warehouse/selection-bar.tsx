import { Trans, useLingui } from '@lingui/react'
import { type Delivery, printSlips, SLIPS, type SlipKind } from '@shop/api-client/office/warehouse-commands'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { answer } from '../../client/api.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { addParcelRows } from '../parcels/parcel-rows.ts'
import { deliveryKey } from './delivery-list.tsx'
import { TakeSheet } from './take-sheet.tsx'
import styles from './warehouse-page.module.css'

type SelectionBarProps = {
  deliveries: readonly Delivery[]
  chosen: ReadonlySet<string>
  onDone: () => void
}

/** What can be done with the chosen deliveries at once. */
export function SelectionBar({ deliveries, chosen, onDone }: SelectionBarProps) {
  const { i18n } = useLingui()
  const { id: shop, may } = useShop()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const [isTaking, setTaking] = useState(false)
  const own = deliveries.filter((delivery) => chosen.has(deliveryKey(delivery)))
  if (own.length === 0) return null
  const waiting = own.filter(({ state }) => state === 'confirmed')

  async function print(slips: readonly SlipKind[]): Promise<void> {
    setProblem(null)
    try {
      const parcels = own.map(({ number, parcel }) => ({ number, parcel }))
      saveFile(await answer(shop, printSlips, { parcels, slips: [...slips] }))
    } catch (error) {
      setProblem(problemText(error, i18n))
    }
  }

  async function ship(): Promise<void> {
    addParcelRows(
      shop,
      own.map(({ number }) => number),
    )
    await navigate({ to: '/$shop/warehouse/parcels', params: { shop } })
  }

  return (
    <section
      className={styles.selection}
      aria-label={i18n.t({ id: 'selection.label', message: 'With the chosen ones' })}
    >
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
      <p role="status">
        <Trans
          id="selection.count"
          message="{count, plural, one {# chosen} other {# chosen}}"
          values={{ count: own.length }}
        />
      </p>
      <div className={styles.actions}>
        <Button onPress={() => void print(SLIPS)}>
          <Trans id="selection.slips" message="Both slips" />
        </Button>
        <Button onPress={() => void print(['packing'])}>
          <Trans id="selection.packing" message="Packing slips" />
        </Button>
        <Button onPress={() => void print(['return'])}>
          <Trans id="selection.return" message="Return slips" />
        </Button>
        {may('orders.ship') && (
          <>
            {waiting.length > 0 && (
              <Button onPress={() => setTaking(true)}>
                <Trans id="selection.take" message="Take into the warehouse" />
              </Button>
            )}
            <Button look="primary" onPress={() => void ship()}>
              <Trans id="selection.ship" message="Ship" />
            </Button>
          </>
        )}
        <Button look="quiet" onPress={onDone}>
          <Trans id="selection.none" message="Choose none" />
        </Button>
      </div>
      {isTaking && <TakeSheet deliveries={waiting} onClose={() => setTaking(false)} />}
    </section>
  )
}
