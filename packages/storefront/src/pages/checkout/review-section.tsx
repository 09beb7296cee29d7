import { Trans, useLingui } from '@lingui/react'
import type { Checkout } from '@shop/api-client/contract/checkout'
import { basketItemHref } from '@shop/domain/basket/basket-item-href'
import { ORDER_COMMENT_MAX } from '@shop/domain/checkout/order-comment'
import { BasketLine } from '@shop/ui/basket/lines/basket-line'
import { BasketLines } from '@shop/ui/basket/lines/basket-lines'
import { Checkbox } from '@shop/ui/checkbox/checkbox'
import { GuaranteeNotice } from '@shop/ui/guarantee/guarantee-notice'
import { TextArea } from '@shop/ui/text-area/text-area'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { Suspense, useState } from 'react'
import { lineSavings } from '../../features/basket/line-savings.ts'
import { storedNotes, storeNotes } from '../../features/checkout/checkout-draft.ts'
import { useVariantDelivery } from '../../features/delivery/use-variant-delivery.ts'
import { useShop, useShopPath } from '../../use-shop.ts'
import css from './checkout-page.module.css'

const LoyaltyPart = lazyPart(() => import('../../features/payback/loyalty-part.tsx'))

/** The whole order once more, line by line; the sums and the button stand beside it, or below on a phone. */
export function ReviewSection({ checkout: { basket, hasGuaranteeNotice } }: { checkout: Checkout }) {
  const { i18n } = useLingui()
  const { market, features } = useShop()
  const path = useShopPath()
  const deliveryWords = useVariantDelivery()
  const [comment, setComment] = useState(() => storedNotes().comment)

  return (
    <div className={css.form}>
      <BasketLines>
        {basket.items.map((item) => (
          <BasketLine
            key={item.key}
            item={item}
            href={path(basketItemHref(item))}
            delivery={deliveryWords(item.variant)}
            isBusy={false}
            quantity={null}
            onRemove={null}
            savings={lineSavings(item, basket.promotions)}
          />
        ))}
      </BasketLines>
      {basket.items.some(({ facts }) => facts?.asksForOldDevice) ? <OldDevice /> : null}
      <TextArea
        label={i18n.t({ id: 'checkout.comment', message: 'Hinweis zur Bestellung' })}
        name="comment"
        rows={2}
        maxLength={ORDER_COMMENT_MAX}
        value={comment}
        onChange={(text) => {
          setComment(text)
          storeNotes({ comment: text })
        }}
      />
      {features.payback ? (
        <Suspense fallback={null}>
          <LoyaltyPart />
        </Suspense>
      ) : null}
      {hasGuaranteeNotice ? (
        <GuaranteeNotice language={market.language} />
      ) : (
        <p className={css.note}>
          <Trans id="checkout.guarantee" message="Für alle Artikel gilt die gesetzliche Gewährleistung." />
        </p>
      )}
    </div>
  )
}

/** Asked where a large appliance is ordered; without an answer nothing is taken away. @see eu-duties C-19b */
function OldDevice() {
  const { i18n } = useLingui()
  const [isTaken, setIsTaken] = useState(() => storedNotes().takesOldDevice ?? false)

  return (
    <Checkbox
      name="takesOldDevice"
      checked={isTaken}
      onChange={(takesOldDevice) => {
        setIsTaken(takesOldDevice)
        storeNotes({ takesOldDevice })
      }}
      label={i18n.t({
        id: 'checkout.oldDevice',
        message: 'Ja, bitte nehmen Sie bei der Lieferung ein gleichartiges Altgerät kostenlos mit',
      })}
      hint={i18n.t({
        id: 'checkout.oldDeviceHint',
        message: 'Möchten Sie ein altes Gerät abgeben? Wir holen es dort ab, wo das neue hinkommt.',
      })}
    />
  )
}
