import { Trans, useLingui } from '@lingui/react'
import type { Checkout } from '@shop/api-client/contract/checkout'
import { basketItemHref } from '@shop/domain/product/basket-item-href'
import { BasketLine } from '@shop/ui/basket/basket-line'
import { BasketLines } from '@shop/ui/basket/basket-lines'
import { OrderSummary } from '@shop/ui/basket/order-summary'
import { Checkbox } from '@shop/ui/checkbox/checkbox'
import { OrderButton } from '@shop/ui/checkout/order-button'
import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { checkoutProblemAtom, placeOrderAtom } from '../../features/checkout/checkout.atoms.ts'
import { useVariantDelivery } from '../../features/delivery/use-variant-delivery.ts'
import { useShopPath } from '../../shell/use-shop.ts'
import { storeDraft } from './checkout-draft.ts'
import css from './checkout-page.module.css'
import { problemWords } from './problem-words.ts'

/** The whole order once more, the law's texts, and nothing between them and the button. @see eu-duties C-20, C-21 */
export function ReviewSection({ checkout }: { checkout: Checkout }) {
  const { i18n } = useLingui()
  const path = useShopPath()
  const deliveryWords = useVariantDelivery()
  const placeOrder = useSetAtom(placeOrderAtom)
  const problem = useAtomValue(checkoutProblemAtom)
  const [accepted, setAccepted] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(!accepted)
    if (!accepted || isBusy) {
      document.getElementById('acceptedTerms')?.focus()
      return
    }
    setIsBusy(true)
    const isPlaced = await placeOrder(
      { acceptedTerms: true, expectedTotal: checkout.totals.total },
      (token) => `${path('/danke/')}?order=${encodeURIComponent(token)}`,
    )
    if (isPlaced) storeDraft(null)
    else setIsBusy(false)
  }

  return (
    <form className={css.form} noValidate onSubmit={(event) => void onSubmit(event)}>
      <BasketLines>
        {checkout.basket.items.map((item) => (
          <BasketLine
            key={item.key}
            item={item}
            href={path(basketItemHref(item))}
            delivery={deliveryWords(item.variant)}
            isBusy={false}
            quantity={null}
            onRemove={null}
          />
        ))}
      </BasketLines>
      <Checkbox
        id="acceptedTerms"
        name="acceptedTerms"
        label={
          <Trans
            id="checkout.acceptTerms"
            message="Ich akzeptiere die <0>AGB</0> und habe das <1>Widerrufsrecht</1> zur Kenntnis genommen."
            components={[
              // biome-ignore lint/a11y/useAnchorContent: the words come with the message
              <a key="terms" href={path('/agb/')} target="_blank" rel="noopener" />,
              // biome-ignore lint/a11y/useAnchorContent: the words come with the message
              <a key="withdrawal" href={path('/widerruf/')} target="_blank" rel="noopener" />,
            ]}
          />
        }
        checked={accepted}
        onChange={setAccepted}
        required
        error={isMissing ? i18n.t({ id: 'problem.terms', message: 'Bitte den AGB zustimmen' }) : null}
      />
      <p className={css.hint} role="alert">
        {problem ? problemWords(i18n, problem) : ''}
      </p>
      <OrderSummary title={null} totals={checkout.totals} />
      <OrderButton isBusy={isBusy} />
    </form>
  )
}
