import { useLingui } from '@lingui/react'
import { isPersonalised } from '@shop/domain/personalisation/personalised'
import type { Variant } from '@shop/domain/product/product'
import type { ProductFacts } from '@shop/domain/product/product-facts'
import type { ShippingMethod } from '@shop/domain/shipping/shipping-cost'
import { type CheckLine, CheckLines } from '@shop/ui/product/check-lines'
import { useShopFormat } from '@shop/ui/shop-format'
import { usePageHref, useShop } from '../../../use-shop.ts'
import type { ShownProduct } from '../state/shown-product.ts'
import { shippingOf } from './shipping-of.ts'

type ProductPromisesProps = {
  product: ShownProduct['product']
  facts: ProductFacts
  variant: Variant
  quantity: number
}

/** What it costs to get this product, and what happens then: under the button, where it is decided. */
export function ProductPromises({ product, facts, variant, quantity }: ProductPromisesProps) {
  const { i18n } = useLingui()
  const { shipping, returns, features } = useShop()
  const pageHref = usePageHref()
  const shippingLine = useShippingLine()
  const { key, cost } = shippingOf({ product, variant, quantity }, shipping)
  const isBrought = key === 'freight'
  const leaflet = isBrought && facts.downloads.find(({ kind }) => kind === 'assembly')

  const lines: CheckLine[] = [
    ...(key === 'download' ? [] : [{ text: shippingLine(key, cost), href: pageHref('shipping') }]),
    // What is made with a name on it is no use to anybody else.
    ...(key === 'download' || isPersonalised(product)
      ? []
      : [
          {
            text: i18n.t({
              id: 'service.returns',
              message: '{days} Tage Rückgabe',
              values: { days: returns.days },
            }),
            href: pageHref('returns'),
          },
        ]),
    ...(leaflet ? [{ text: leaflet.label, href: '#downloads' }] : []),
    ...(isBrought && features.packaging
      ? [
          {
            text: i18n.t({ id: 'delivery.packaging', message: 'Verpackung nehmen wir wieder mit' }),
            href: pageHref('shipping'),
          },
        ]
      : []),
    ...(facts.electrical
      ? [
          {
            text: i18n.t({ id: 'delivery.oldDevice', message: 'Altgerät nehmen wir kostenlos zurück' }),
            href: pageHref('takeBack'),
          },
        ]
      : []),
  ]
  return (
    <CheckLines
      label={i18n.t({ id: 'delivery.promises', message: 'Lieferung und Rückgabe' })}
      lines={lines}
    />
  )
}

function useShippingLine() {
  const { i18n } = useLingui()
  const { shipping } = useShop()
  const { priceRange } = useShopFormat()

  return (key: ShippingMethod, amount: number): string => {
    const free = shipping.conditions.find(({ versandkosten }) => versandkosten === 0)
    const cost = priceRange(amount, amount)
    if (amount === 0) return i18n.t({ id: 'delivery.free', message: 'Versand kostenlos' })
    if (key === 'freight')
      return i18n.t({
        id: 'delivery.toTheRoom',
        message: 'Lieferung bis ins Zimmer: {cost}',
        values: { cost },
      })
    if (!free) return i18n.t({ id: 'delivery.parcel', message: 'Versand: {cost}', values: { cost } })
    const from = priceRange(free.ab_bestellwert, free.ab_bestellwert)
    return i18n.t({
      id: 'delivery.parcelFreeFrom',
      message: 'Versand: {cost}, ab {from} kostenlos',
      values: { cost, from },
    })
  }
}
