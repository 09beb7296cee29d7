import ReserveDialog from '../../features/click-and-reserve/reserve-dialog.tsx'
import type { DialogPropsByName } from '../../features/dialogs/dialog-props.ts'
import type { StackedDialogProps } from './dialog-host.tsx'

/** A line of the basket, put aside in a store instead. */
export default function ReserveFromBasketDialog(
  props: DialogPropsByName['clickAndReserveFromBasket'] & StackedDialogProps,
) {
  return <ReserveDialog {...props} name="clickAndReserveFromBasket" />
}
