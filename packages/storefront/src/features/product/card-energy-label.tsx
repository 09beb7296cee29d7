import type { EnergyLabel } from '@shop/domain/product/product-facts'
import { EnergyArrow } from '@shop/ui/energy-label/energy-arrow'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { Suspense, useState } from 'react'

const EnergyDialog = lazyPart(() => import('./energy-dialog.tsx'))

/** The energy class beside a card's price; pressed, it shows the label and the data sheet. @see eu-duties C-19 */
export function CardEnergyLabel({ label }: { label: EnergyLabel }) {
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <EnergyArrow label={label} onOpen={() => setIsOpen(true)} />
      {isOpen ? (
        <Suspense fallback={null}>
          <EnergyDialog label={label} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
