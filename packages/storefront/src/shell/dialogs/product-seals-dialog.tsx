import { useLingui } from '@lingui/react'
import { SealList } from '@shop/ui/seals/seal-list'
import type { DialogPropsByName } from '../../features/dialogs/dialog-props.ts'
import { ShopDialog } from '../../features/dialogs/shop-dialog.tsx'
import type { StackedDialogProps } from './dialog-host.tsx'

type ProductSealsDialogProps = DialogPropsByName['productSeals'] & Partial<StackedDialogProps>

/** What others vouch for, seal by seal. */
export default function ProductSealsDialog({ seals, onClose = () => {}, ...rest }: ProductSealsDialogProps) {
  const { i18n } = useLingui()

  return (
    <ShopDialog
      name="productSeals"
      title={i18n.t({ id: 'seals.title', message: 'Siegel' })}
      onClose={onClose}
      {...rest}
    >
      <SealList seals={seals} />
    </ShopDialog>
  )
}
