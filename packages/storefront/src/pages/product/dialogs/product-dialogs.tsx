import { useLingui } from '@lingui/react'
import type { Variant } from '@shop/domain/product/product'
import { Dialog } from '@shop/ui/dialog/dialog'
import { ElectricalInfo } from '@shop/ui/electrical/electrical-info'
import { EnergyLabelView } from '@shop/ui/energy-label/energy-label-view'
import { DurabilityLabel } from '@shop/ui/guarantee/durability-label'
import { GuaranteeNotice } from '@shop/ui/guarantee/guarantee-notice'
import { InstalmentTable } from '@shop/ui/instalments/instalment-table'
import { MedicalInfo } from '@shop/ui/medical/medical-info'
import { ShopDialog } from '../../../features/dialogs/shop-dialog.tsx'
import ProductSealsDialog from '../../../shell/dialogs/product-seals-dialog.tsx'
import { usePageHref, useShop } from '../../../use-shop.ts'
import type { ProductDialog } from '../state/product-dialog.ts'
import type { ShownProduct } from '../state/shown-product.ts'
import type { ProductOrderState } from '../state/use-product-order.ts'
import { CustomizeDialog } from './product-customize.tsx'
import css from './product-dialogs.module.css'
import { PickerDialog, SiblingDialog } from './product-picker.tsx'

export type ProductDialogsProps = {
  dialog: ProductDialog
  page: ShownProduct
  variant: Variant | null
  order: ProductOrderState
  onChoose: (referenceKey: string) => void
  onClose: () => void
}

/** Whatever opens over the product page; its code is fetched when the first one opens. @see spec §2 "Dialog names" */
export default function ProductDialogs(props: ProductDialogsProps) {
  const { dialog, page, variant, onClose } = props
  const { i18n } = useLingui()
  const { market } = useShop()
  const pageHref = usePageHref()
  const { facts } = page

  switch (dialog.name) {
    case 'attributePicker':
      return <PickerDialog {...props} thenAdd={dialog.thenAdd} />
    case 'siblingSelect':
      return <SiblingDialog {...props} />
    case 'customize':
      return <CustomizeDialog {...props} thenAdd={dialog.thenAdd} />
    case 'attributeAdvisor': {
      const advice = facts.advice[dialog.key]
      return advice ? (
        <ShopDialog name="productAttributeAdvisor" onClose={onClose} title={advice.title}>
          <div className={css.text}>
            {advice.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </ShopDialog>
      ) : null
    }
    case 'seals':
      return <ProductSealsDialog seals={facts.seals} onClose={onClose} />
    case 'electricalLaw':
      return facts.electrical ? (
        <ShopDialog
          name="electricalLawInfo"
          onClose={onClose}
          title={i18n.t({ id: 'electrical.title', message: 'Hinweise zu Elektrogeräten' })}
        >
          <ElectricalInfo {...facts.electrical} />
        </ShopDialog>
      ) : null
    case 'medicalProduct':
      return facts.medicalProduct ? (
        <Dialog
          isOpen
          onClose={onClose}
          title={i18n.t({ id: 'medical.title', message: 'Hinweis zu Medizinprodukten' })}
        >
          <MedicalInfo {...facts.medicalProduct} />
        </Dialog>
      ) : null
    case 'energyLabel':
      return facts.energyLabel ? (
        <Dialog
          isOpen
          onClose={onClose}
          title={i18n.t({ id: 'energy.title', message: 'Energielabel und Datenblatt' })}
          size="s"
        >
          <EnergyLabelView label={facts.energyLabel} />
        </Dialog>
      ) : null
    case 'guarantee':
      return (
        <Dialog
          isOpen
          onClose={onClose}
          title={i18n.t({ id: 'guarantee.title', message: 'Gesetzliche Gewährleistungsrechte' })}
        >
          <GuaranteeNotice language={market.language} />
        </Dialog>
      )
    case 'instalments':
      return page.instalments && variant ? (
        <Dialog
          isOpen
          onClose={onClose}
          title={i18n.t({ id: 'instalments.title', message: 'Ratenkauf: ein Beispiel' })}
        >
          <InstalmentTable
            price={variant.price.withTax}
            example={page.instalments}
            payingHref={pageHref('paying')}
          />
        </Dialog>
      ) : null
    case 'durability':
      return facts.durabilityGuarantee ? (
        <Dialog
          isOpen
          onClose={onClose}
          title={i18n.t({ id: 'guarantee.durability', message: 'Haltbarkeitsgarantie des Herstellers' })}
          size="s"
        >
          <DurabilityLabel guarantee={facts.durabilityGuarantee} />
        </Dialog>
      ) : null
  }
}
