import { Switch } from 'react-aria-components'
import styles from './toggle.module.css'

type ToggleProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** On or off, at once. */
export function Toggle({ label, isOn, onChange }: ToggleProps) {
  return (
    <Switch className={styles.toggle ?? ''} isSelected={isOn} onChange={onChange}>
      <span className={styles.track} aria-hidden="true" />
      {label}
    </Switch>
  )
}
