import { useLingui } from '@lingui/react'
import type { PaymentMethodCode } from '@shop/domain/checkout/payment-method'
import { useShopFormat } from '../shop-format.tsx'
import { paymentMethodName } from './payment-method-name.ts'
import { type ShippingMethod, shippingMethodName } from './shipping-method-name.ts'

type ChoiceSummaryProps = {
  shipping: { key: ShippingMethod; deliveryDate: { min: string; max: string } | null } | null
  paymentKey: PaymentMethodCode
}

/** How the goods come and how they are paid, once that is decided. */
export function ChoiceSummary({ shipping, paymentKey }: ChoiceSummaryProps) {
  const { i18n } = useLingui()
  const { dateRange } = useShopFormat()
  const dates = shipping?.deliveryDate

  return (
    <>
      {shipping ? (
        <p>
          {shippingMethodName(i18n, shipping.key)}
          {dates ? `, ${dateRange(dates.min, dates.max)}` : ''}
        </p>
      ) : null}
      <p>{paymentMethodName(i18n, paymentKey)}</p>
    </>
  )
}
