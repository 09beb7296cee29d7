import { Trans, useLingui } from '@lingui/react'
import type { Basket, BasketItem } from '@shop/domain/basket/basket'
import { basketItemHref } from '@shop/domain/basket/basket-item-href'
import { isAnyTaxed, isPartlyTaxed } from '@shop/domain/price/bears-vat'
import { isOnlineOnly } from '@shop/domain/product-detail/is-online-only'
import { BasketLine } from '@shop/ui/basket/lines/basket-line'
import { BasketLines } from '@shop/ui/basket/lines/basket-lines'
import { LineAction } from '@shop/ui/basket/lines/line-action'
import { TaxNote } from '@shop/ui/price/tax-note'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense, useState } from 'react'
import { busyLinesAtom } from '../../features/basket/basket-lines.atoms.ts'
import { BasketQuantity } from '../../features/basket/basket-quantity.tsx'
import { lineSavings } from '../../features/basket/line-savings.ts'
import type { useLineChanges } from '../../features/basket/use-line-changes.ts'
import { useLineRecall } from '../../features/basket/use-line-recall.ts'
import { useVariantDelivery } from '../../features/delivery/use-variant-delivery.ts'
import { openDialogAtom } from '../../features/dialogs/dialogs.atoms.ts'
import { useShop, useShopPath } from '../../use-shop.ts'
import css from './basket-page.module.css'

const CustomizeLineDialog = lazyPart(() => import('../../features/basket/customize-line-dialog.tsx'))

type BasketItemsProps = { basket: Basket; changes: ReturnType<typeof useLineChanges> }

/** The lines, with everything that can be changed about them in place. @see spec §4 "Basket item" */
export function BasketItems({ basket, changes }: BasketItemsProps) {
  const { i18n } = useLingui()
  const path = useShopPath()
  const { features, closed } = useShop()
  const deliveryWords = useVariantDelivery()
  const recallOf = useLineRecall()
  const busy = useAtomValue(busyLinesAtom)
  const openDialog = useSetAtom(openDialogAtom)
  const [editedKey, setEditedKey] = useState<string | null>(null)
  const edited = basket.items.find(({ key }) => key === editedKey)

  const reserve = (item: BasketItem) => {
    const { product, variant } = item
    openDialog('clickAndReserveFromBasket', { product, variant }, { returnFocusTo: reserveId(item) })
  }
  const actions = (item: BasketItem) => {
    const { name } = item.product
    const isReservable = features.clickAndReserve && !isOnlineOnly(item.product, item.variant)
    return (
      <>
        {item.customData.customText === null ? null : (
          <LineAction
            id={textId(item)}
            label={i18n.t({
              id: 'basket.changeTextNamed',
              message: '{name}: Text ändern',
              values: { name },
            })}
            opensDialog
            onClick={() => setEditedKey(item.key)}
          >
            <Trans id="personalisation.change" message="Text ändern" />
          </LineAction>
        )}
        {isReservable ? (
          <LineAction
            id={reserveId(item)}
            label={i18n.t({
              id: 'basket.reserveNamed',
              message: '{name} in der Filiale holen',
              values: { name },
            })}
            opensDialog
            onClick={() => reserve(item)}
          >
            <Trans id="basket.reserve" message="In der Filiale holen" />
          </LineAction>
        ) : null}
        {closed?.includes('saveForLater') ? null : (
          <LineAction
            label={i18n.t({
              id: 'basket.saveNamed',
              message: '{name} für später merken',
              values: { name },
            })}
            onClick={() => void changes.saveForLater(item)}
          >
            <Trans id="basket.save" message="Für später merken" />
          </LineAction>
        )}
      </>
    )
  }

  return (
    <>
      <BasketLines>
        {basket.items.map((item) => {
          const isGift = item.promotionId !== null
          const isPart = item.itemGroup !== null && !item.itemGroup.isMainItem
          const mayGo = !isPart || !item.itemGroup?.isRequired
          return (
            <BasketLine
              key={item.key}
              item={item}
              href={path(basketItemHref(item))}
              delivery={deliveryWords(item.variant)}
              isBusy={busy.has(item.key)}
              recall={recallOf(item)}
              savings={lineSavings(item, basket.promotions)}
              quantity={
                isGift || isPart || item.status !== 'available' ? null : (
                  <BasketQuantity
                    item={item}
                    onChange={changes.change}
                    onRemove={() => void changes.remove(item)}
                  />
                )
              }
              actions={isGift || isPart ? null : actions(item)}
              onRemove={mayGo ? () => void changes.remove(item) : null}
            />
          )
        })}
      </BasketLines>
      <p className={css.quiet}>
        <TaxNote isForAll isUntaxed={!isAnyTaxed(basket.items)} />
      </p>
      {isPartlyTaxed(basket.items) ? (
        <p className={css.quiet}>
          <Trans
            id="basket.untaxedPart"
            message="Ausgenommen sind Geschenkkarten: Die MwSt. fällt erst beim Einlösen an"
          />
        </p>
      ) : null}
      <Suspense fallback={null}>
        {edited ? (
          <CustomizeLineDialog
            item={edited}
            returnFocusTo={textId(edited)}
            onClose={() => setEditedKey(null)}
          />
        ) : null}
      </Suspense>
    </>
  )
}

const textId = ({ key }: BasketItem) => `text-${key}`
const reserveId = ({ key }: BasketItem) => `reserve-${key}`
