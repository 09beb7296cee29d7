import { useLingui } from '@lingui/react'
import type { EnergyLabel } from '@shop/domain/product/product-facts'
import { Dialog } from '@shop/ui/dialog/dialog'
import { EnergyLabelView } from '@shop/ui/energy-label/energy-label-view'

type EnergyDialogProps = { label: EnergyLabel; onClose: () => void }

/** The energy label of a card's product; its code is fetched when the first one opens. */
export default function EnergyDialog({ label, onClose }: EnergyDialogProps) {
  const { i18n } = useLingui()

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={i18n.t({ id: 'energy.title', message: 'Energielabel und Datenblatt' })}
      size="s"
    >
      <EnergyLabelView label={label} />
    </Dialog>
  )
}
