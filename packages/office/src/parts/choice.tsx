import { ChevronDown } from 'lucide-react'
import {
  Button,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components'
import styles from './choice.module.css'
import fieldStyles from './field.module.css'

export type ChoiceProps<Key extends string> = {
  label: string
  /** Shows the label to screen readers alone. */
  isBare?: boolean
  options: readonly { key: Key; name: string }[]
  value: Key
  onChange: (key: Key) => void
  problem?: string | null
}

/** One of a few. */
export function Choice<Key extends string>({
  label,
  isBare,
  options,
  value,
  onChange,
  problem,
}: ChoiceProps<Key>) {
  return (
    <Select
      className={fieldStyles.field ?? ''}
      value={value}
      isInvalid={Boolean(problem)}
      onChange={(chosen) => {
        const option = options.find(({ key }) => key === chosen)
        if (option) onChange(option.key)
      }}
      {...(isBare ? { 'aria-label': label } : {})}
    >
      {!isBare && <Label className={styles.label ?? ''}>{label}</Label>}
      <Button className={styles.button ?? ''} data-bare={isBare}>
        <SelectValue />
        <ChevronDown aria-hidden="true" />
      </Button>
      <FieldError className={fieldStyles.problem ?? ''}>{problem}</FieldError>
      <Popover className={styles.popover ?? ''}>
        <ListBox>
          {options.map(({ key, name }) => (
            <ListBoxItem key={key} id={key} textValue={name} className={styles.option ?? ''}>
              {name}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  )
}
