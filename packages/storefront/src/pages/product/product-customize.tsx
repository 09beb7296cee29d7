import { useLingui } from '@lingui/react'
import { PersonalisationForm } from '@shop/ui/personalisation/personalisation-form'
import { ShopDialog } from '../../features/dialogs/shop-dialog.tsx'
import type { PersonalisationChoice } from './product-dialog.ts'
import type { ProductDialogsProps } from './product-dialogs.tsx'

/** The text or engraving on the product; from the basket button it goes on into the basket. @see spec §2 "product customize" */
export function CustomizeDialog(props: ProductDialogsProps & { thenAdd: boolean }) {
  const { variant, order, onClose, thenAdd } = props
  const { i18n } = useLingui()
  const { personalisation, personalisationChoice: personalised } = order
  if (!personalisation || !variant) return null

  const take = (text: PersonalisationChoice) => {
    order.setPersonalisationChoice(text)
    onClose()
    if (thenAdd) void order.addVariant(variant, text)
  }

  return (
    <ShopDialog
      name="productCustomize"
      onClose={onClose}
      title={
        personalisation.kind === 'engraving'
          ? i18n.t({ id: 'personalisation.titleEngraving', message: 'Gravur gestalten' })
          : i18n.t({ id: 'personalisation.title', message: 'Wunschtext gestalten' })
      }
    >
      <PersonalisationForm
        personalisation={personalisation}
        variantKey={variant.referenceKey}
        isBuying={thenAdd}
        texts={personalised?.kind === 'texts' ? personalised.texts : []}
        onSave={(texts) => take({ kind: 'texts', texts })}
        onWithout={() => take({ kind: 'without' })}
      />
    </ShopDialog>
  )
}
