import { useLingui } from '@lingui/react'
import { PersonalisationForm } from '@shop/ui/personalisation/personalisation-form'
import { ShopDialog } from '../../../features/dialogs/shop-dialog.tsx'
import type { PersonalisationChoice } from '../state/product-dialog.ts'
import type { ProductDialogsProps } from './product-dialogs.tsx'

/** The text or engraving on the product; from the basket button it goes on into the basket. @see spec §2 "product customize" */
export function CustomizeDialog(props: ProductDialogsProps & { thenAdd: boolean }) {
  const { page, variant, order, onChoose, onClose, thenAdd } = props
  const { product } = page
  const { i18n } = useLingui()
  const { personalisation, personalisationChoice: personalised } = order
  if (!personalisation || !variant) return null

  const variants = product.variants.filter(order.canOrder).map(({ label, referenceKey, price }) => ({
    referenceKey,
    price: price.withTax,
    label: product.variants.length > 1 ? label : '',
  }))
  const take = (text: PersonalisationChoice, key = variant.referenceKey) => {
    const one = product.variants.find(({ referenceKey }) => referenceKey === key) ?? variant
    order.setPersonalisationChoice(text)
    if (one !== variant) onChoose(key)
    onClose()
    if (thenAdd) void order.addVariant(one, text)
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
        variants={variants}
        isBuying={thenAdd}
        texts={personalised?.kind === 'texts' ? personalised.texts : []}
        onSave={(texts, key) => take({ kind: 'texts', texts }, key)}
        onWithout={() => take({ kind: 'without' })}
      />
    </ShopDialog>
  )
}
