import { useLingui } from '@lingui/react'
import { ChevronDown, Download } from 'lucide-react'
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { Button } from '../parts/button.tsx'
import styles from './export-menu.module.css'
import type { TableFormat } from './shape/exported-table.ts'

type ExportMenuProps = {
  /** What stands on the button. */
  label: string
  /** What it exports, where several such buttons stand on a page. */
  name?: string
  look?: 'quiet'
  isDisabled?: boolean
  onChoose: (format: TableFormat) => void
}

/** Exports a table: the button opens the choice of its file. */
export function ExportMenu({ label, name, look, isDisabled = false, onChoose }: ExportMenuProps) {
  const { i18n } = useLingui()
  return (
    <MenuTrigger>
      <Button {...(look ? { look } : {})} isDisabled={isDisabled} {...(name ? { 'aria-label': name } : {})}>
        <Download aria-hidden="true" />
        {label}
        <ChevronDown aria-hidden="true" />
      </Button>
      <Popover className={styles.menu ?? ''} placement="bottom end">
        <Menu aria-label={name ?? label} onAction={(key) => onChoose(key === 'xlsx' ? 'xlsx' : 'csv')}>
          <MenuItem id="xlsx" className={styles.item ?? ''}>
            {i18n.t({ id: 'tableFile.excel', message: 'Excel (.xlsx)' })}
          </MenuItem>
          <MenuItem id="csv" className={styles.item ?? ''}>
            CSV
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
