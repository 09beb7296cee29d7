import { Trans, useLingui } from '@lingui/react'
import { loadProduct } from '@shop/api-client/contract/catalogue'
import type { AnswerOf } from '@shop/api-client/contract/define-call'
import { isPersonalised } from '@shop/domain/personalisation/personalised'
import { AttributePicker } from '@shop/ui/attribute-picker/attribute-picker'
import { Button } from '@shop/ui/button/button'
import { ButtonLink } from '@shop/ui/button/button-link'
import { Dialog } from '@shop/ui/dialog/dialog'
import { useShopFormat } from '@shop/ui/shop-format'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { WarningList } from '@shop/ui/warnings/warning-list'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { servicesAtom } from '../../calls/services.ts'
import type { GiftWishItem } from '../../features/gift-lists/give-gift.atoms.ts'
import { pickerOptions } from '../../features/product/picker-options.ts'
import { useShop, useShopPath } from '../../use-shop.ts'
import css from './giver-card.module.css'

type ChooseGiftProps = {
  item: GiftWishItem
  isBusy: boolean
  onChoose: (variantId: number) => void
  onClose: () => void
}

type Loaded = Pick<AnswerOf<typeof loadProduct>, 'product' | 'facts'>

/** What has to be read or chosen before a gift goes into the basket. @see eu-duties C-16 */
export function ChooseGift({ item, onClose, ...props }: ChooseGiftProps) {
  const { api } = useAtomValue(servicesAtom)
  const [page, setPage] = useState<Loaded | 'failed' | null>(null)
  const { referenceKey, name } = item.product
  useEffect(() => {
    api(loadProduct, { referenceKey }).then(setPage, () => setPage('failed'))
  }, [api, referenceKey])

  return (
    <Dialog isOpen onClose={onClose} title={name}>
      <div className={css.dialog}>
        {page === null ? <Skeleton height="8rem" /> : null}
        {page === 'failed' ? (
          <p role="alert">
            <Trans
              id="problem.failed"
              message="Das hat nicht geklappt. Bitte versuchen Sie es noch einmal."
            />
          </p>
        ) : null}
        {page !== null && page !== 'failed' ? <Choice page={page} item={item} {...props} /> : null}
      </div>
    </Dialog>
  )
}

type ChoiceProps = Omit<ChooseGiftProps, 'onClose'> & { page: Loaded }

function Choice({ page: { product, facts }, item, isBusy, onChoose }: ChoiceProps) {
  const { i18n } = useLingui()
  const { money } = useShopFormat()
  const { delivery } = useShop()
  const path = useShopPath()
  const [first] = product.variants
  const variantId = item.variant?.id ?? (product.variants.length === 1 ? first?.id : undefined)

  if (isPersonalised(product))
    return (
      <>
        <p>
          <Trans
            id="sharedGiftList.personalised"
            message="Dieser Artikel wird mit Ihrem Text gefertigt. Bestellen Sie ihn auf seiner Seite, und haken Sie ihn danach hier mit „Woanders gekauft“ ab."
          />
        </p>
        <ButtonLink wide href={path(item.product.href)}>
          <Trans id="productPopup.details" message="Alle Einzelheiten" />
        </ButtonLink>
      </>
    )
  return (
    <>
      <WarningList warnings={facts.warnings} />
      {variantId === undefined ? (
        <AttributePicker
          label={i18n.t({ id: 'wishlist.variant', message: 'Ausführung' })}
          options={pickerOptions(product, { i18n, money, instantUpToDays: delivery.instantUpToDays })}
          value={null}
          note={i18n.t({ id: 'wishlist.variantNote', message: 'Ihre Wahl geht direkt in den Warenkorb.' })}
          onChoose={(chosen) => {
            const variant = product.variants.find((one) => one.referenceKey === chosen)
            if (variant) onChoose(variant.id)
          }}
        />
      ) : (
        <Button wide isBusy={isBusy} onClick={() => onChoose(variantId)}>
          <Trans id="product.addToBasket" message="In den Warenkorb" />
        </Button>
      )}
    </>
  )
}
