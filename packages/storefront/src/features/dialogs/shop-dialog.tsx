import { Dialog, type DialogProps } from '@shop/ui/dialog/dialog'
import { DIALOGS, type DialogName, type DialogTraits } from './dialog-table.ts'

type ShopDialogProps = Omit<DialogProps, 'isOpen' | 'position' | 'isModal'> & {
  name: DialogName
  isOpen?: boolean
}

/** A dialog of the shop by its name: place, size and kind come from the table. */
export function ShopDialog({ name, isOpen = true, ...props }: ShopDialogProps) {
  const { position, kind, size }: DialogTraits = DIALOGS[name]

  return <Dialog size={size} {...props} isOpen={isOpen} position={position} isModal={kind === 'modal'} />
}
