import { Trans, useLingui } from '@lingui/react'
import { CARRIER_KEYS, type CarrierKey } from '@shop/domain/carrier/carriers'
import type { ParcelLine } from '@shop/domain/warehouse/parcel-table'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { officeCarrierName } from '../../words/names/carrier-name.ts'
import { lineProblemText } from '../../words/problems/line-problem-text.ts'
import styles from './parcels-page.module.css'

type ParcelFormProps = {
  carrier: CarrierKey | null
  onCarrier: (carrier: CarrierKey | null) => void
  /** Takes a table; the lines that nobody understands. */
  onTable: (text: string) => ParcelLine[]
}

/** Who brings the parcels, and a place for a pasted table. What is not understood stays in it, with its reason. */
export function ParcelForm({ carrier, onCarrier, onTable }: ParcelFormProps) {
  const { i18n } = useLingui()
  const [text, setText] = useState('')
  const [rejected, setRejected] = useState<ParcelLine[]>([])

  function take(): void {
    const left = onTable(text)
    setRejected(left)
    setText(left.map(({ written }) => written).join('\n'))
  }

  return (
    <Card title={i18n.t({ id: 'parcels.table', message: 'Paste a table' })}>
      <Choice
        label={i18n.t({ id: 'ship.carrier', message: 'Carrier' })}
        options={[
          { key: '', name: i18n.t({ id: 'parcels.planned', message: 'As planned for each order' }) },
          ...CARRIER_KEYS.map((key) => ({ key, name: officeCarrierName(key) })),
        ]}
        value={carrier ?? ''}
        onChange={(key) => onCarrier(CARRIER_KEYS.find((one) => one === key) ?? null)}
      />
      <Field
        label={i18n.t({ id: 'parcels.lines', message: 'Order number and tracking number' })}
        hint={i18n.t({
          id: 'parcels.linesHint',
          message:
            'One order a line, in the columns of a spreadsheet; a third one may name the carrier, such as dpd.',
        })}
        rows={5}
        value={text}
        onChange={setText}
      />
      {rejected.length > 0 && (
        <Notice tone="bad">
          <ul>
            {rejected.map((line) => (
              <li key={line.written}>
                {line.written}: {lineProblemText(line, i18n)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button isDisabled={text.trim() === ''} onPress={take}>
          <Trans id="parcels.take" message="Add the lines" />
        </Button>
      </div>
    </Card>
  )
}
