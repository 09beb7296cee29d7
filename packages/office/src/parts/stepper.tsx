import { useLingui } from '@lingui/react'
import { Minus, Plus } from 'lucide-react'
import { Button } from './button.tsx'
import styles from './stepper.module.css'

type StepperProps = {
  /** What is counted; the buttons say it. */
  label: string
  /** What is shown between the buttons. */
  text: string
  value: number
  most: number
  onChange: (value: number) => void
}

/** A small whole number, by finger and by keyboard. */
export function Stepper({ label, text, value, most, onChange }: StepperProps) {
  const { i18n } = useLingui()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be read out as a form of its own
    <div className={styles.stepper} role="group" aria-label={label}>
      <Button
        aria-label={i18n.t({ id: 'stepper.less', message: 'One less: {label}', values: { label } })}
        isDisabled={value <= 0}
        onPress={() => onChange(value - 1)}
      >
        <Minus aria-hidden="true" />
      </Button>
      <span className={styles.value}>{text}</span>
      <Button
        aria-label={i18n.t({ id: 'stepper.more', message: 'One more: {label}', values: { label } })}
        isDisabled={value >= most}
        onPress={() => onChange(value + 1)}
      >
        <Plus aria-hidden="true" />
      </Button>
    </div>
  )
}
