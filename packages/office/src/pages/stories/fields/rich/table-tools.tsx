import { useLingui } from '@lingui/react'
import type { ChainedCommands, Editor } from '@tiptap/core'
import {
  BetweenHorizontalStart,
  BetweenVerticalStart,
  FoldHorizontal,
  FoldVertical,
  Trash2,
} from 'lucide-react'
import { Button, Group } from 'react-aria-components'
import styles from './tools.module.css'

/** What can be done with the table that the cursor stands in. */
export function TableTools({ editor }: { editor: Editor }) {
  const { i18n } = useLingui()
  const steps = [
    [
      i18n.t({ id: 'rich.addRow', message: 'Row below' }),
      BetweenHorizontalStart,
      (chain: ChainedCommands) => chain.addRowAfter(),
    ],
    [
      i18n.t({ id: 'rich.addColumn', message: 'Column to the right' }),
      BetweenVerticalStart,
      (chain: ChainedCommands) => chain.addColumnAfter(),
    ],
    [
      i18n.t({ id: 'rich.deleteRow', message: 'Delete this row' }),
      FoldVertical,
      (chain: ChainedCommands) => chain.deleteRow(),
    ],
    [
      i18n.t({ id: 'rich.deleteColumn', message: 'Delete this column' }),
      FoldHorizontal,
      (chain: ChainedCommands) => chain.deleteColumn(),
    ],
    [
      i18n.t({ id: 'rich.deleteTable', message: 'Delete the table' }),
      Trash2,
      (chain: ChainedCommands) => chain.deleteTable(),
    ],
  ] as const
  return (
    <Group className={styles.group ?? ''} aria-label={i18n.t({ id: 'rich.table', message: 'Table' })}>
      {steps.map(([name, Icon, act]) => (
        <Button
          key={name}
          className={styles.tool ?? ''}
          aria-label={name}
          onPress={() => act(editor.chain().focus()).run()}
        >
          <Icon aria-hidden="true" />
        </Button>
      ))}
    </Group>
  )
}
