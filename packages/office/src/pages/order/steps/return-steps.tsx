import { useLingui } from '@lingui/react'
import type { ShownReturn } from '@shop/api-client/office/order-commands'
import { useState } from 'react'
import { Choice } from '../../../parts/choice.tsx'
import { ReturnForm } from './return-form.tsx'
import styles from './step-form.module.css'
import type { StepProps } from './step-props.ts'
import { type ComingLine, useReturnCount } from './use-return-count.ts'

/** Books a return that was announced, as far as it is here. */
export function ReceiveStep({ order, onDone }: StepProps) {
  const { i18n } = useLingui()
  const expected = order.returns.filter(({ state }) => state === 'announced')
  const [chosen, setChosen] = useState(expected[0]?.number ?? '')
  // What somebody else has booked meanwhile is expected no more.
  const one = expected.find(({ number }) => number === chosen) ?? expected[0]
  if (one === undefined) return null

  return (
    <div className={styles.form}>
      {expected.length > 1 && (
        <Choice
          label={i18n.t({ id: 'return.which', message: 'Return' })}
          options={expected.map(({ number }) => ({ key: number, name: number }))}
          value={one.number}
          onChange={setChosen}
        />
      )}
      <Receiving key={one.number} expected={one} order={order} onDone={onDone} />
    </div>
  )
}

function Receiving({ expected, order, onDone }: StepProps & { expected: ShownReturn }) {
  const lines = expected.lines.map(({ position, quantity }) => comingLine(order, position, quantity))
  const count = useReturnCount(lines, 'all')
  return (
    <ReturnForm
      order={order}
      returnNumber={expected.number}
      basis={expected.basis}
      lines={lines}
      count={count}
      onDone={onDone}
    />
  )
}

/** Books goods that came without a word. */
export function TakeBackStep({ order, onDone }: StepProps) {
  const lines = order.lines
    .filter(({ away }) => away > 0)
    .map(({ position, away }) => comingLine(order, position, away))
  const count = useReturnCount(lines, 'none')
  return (
    <ReturnForm
      order={order}
      returnNumber={null}
      basis="promise"
      lines={lines}
      count={count}
      onDone={onDone}
    />
  )
}

function comingLine(order: StepProps['order'], position: number, quantity: number): ComingLine {
  const line = order.lines.find((one) => one.position === position)
  const about = [line?.articleNumber ?? '', ...(line?.details ?? [])].filter(Boolean).join(' · ')
  return { position, quantity, name: line?.name ?? '', about }
}
