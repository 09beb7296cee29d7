import { useLingui } from '@lingui/react'
import { siblingGroups } from '@shop/domain/siblings/sibling-groups'
import { AttributePicker } from '@shop/ui/attribute-picker/attribute-picker'
import { Picture } from '@shop/ui/picture/picture'
import { useShopFormat } from '@shop/ui/shop-format'
import { SiblingList } from '@shop/ui/sibling-list/sibling-list'
import { ShopDialog } from '../../../features/dialogs/shop-dialog.tsx'
import { pickerOptions } from '../../../features/product/picker-options.ts'
import { useShop, useShopPath } from '../../../use-shop.ts'
import { useVariantLabel } from '../state/use-variant-label.ts'
import css from './product-dialogs.module.css'
import type { ProductDialogsProps } from './product-dialogs.tsx'

/** Size and colour with what each costs and when it comes. @see spec §2 "product attribute picker" */
export function PickerDialog(props: ProductDialogsProps & { thenAdd: boolean }) {
  const { page, variant, order, onChoose, onClose, thenAdd } = props
  const { product } = page
  const { i18n } = useLingui()
  const { money } = useShopFormat()
  const { delivery } = useShop()
  const path = useShopPath()
  const label = useVariantLabel(product)
  const { colours } = siblingGroups(product)
  const options = pickerOptions(
    product,
    { i18n, money, instantUpToDays: delivery.instantUpToDays },
    (one) => !thenAdd || order.canOrder(one),
  )

  const choose = (referenceKey: string) => {
    onChoose(referenceKey)
    onClose()
    const chosen = product.variants.find((one) => one.referenceKey === referenceKey)
    if (thenAdd && chosen) void order.addVariant(chosen)
  }

  return (
    <ShopDialog
      name="productAttributePicker"
      onClose={onClose}
      title={i18n.t({ id: 'product.choiceTitle', message: '{label} wählen', values: { label } })}
    >
      <AttributePicker
        label={label}
        options={options}
        value={thenAdd ? null : (variant?.referenceKey ?? null)}
        onChoose={choose}
        note={
          thenAdd
            ? i18n.t({ id: 'product.choiceGoesOn', message: 'Was Sie wählen, kommt in den Warenkorb.' })
            : null
        }
      >
        {colours.length > 0 ? (
          <SiblingList
            label={i18n.t({ id: 'product.siblings', message: 'Ausführung' })}
            siblings={colours.map((one) => ({
              ...one,
              href: path(one.href),
              isActive: one.id === product.id,
            }))}
          />
        ) : null}
      </AttributePicker>
    </ShopDialog>
  )
}

/** All colours with their names, for products that come in many. @see spec §2 "sibling select" */
export function SiblingDialog({ page, onClose }: ProductDialogsProps) {
  const { i18n } = useLingui()
  const path = useShopPath()
  const { product } = page

  return (
    <ShopDialog
      name="siblingSelect"
      onClose={onClose}
      title={i18n.t({ id: 'product.siblingsTitle', message: 'Ausführung wählen' })}
    >
      <ul className={css.siblings}>
        {siblingGroups(product).colours.map(({ id, label, href, image }) => (
          <li key={id}>
            <a
              className={css.sibling}
              href={path(href)}
              aria-current={id === product.id || undefined}
              onClick={onClose}
            >
              <span className={css.picture}>
                {image ? <Picture image={{ ...image, alt: '' }} sizes="160px" ratio="1/1" /> : null}
              </span>
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </ShopDialog>
  )
}
