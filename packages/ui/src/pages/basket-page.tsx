import { Trans } from '@lingui/react'
import { BasketLine } from '../basket/lines/basket-line.tsx'
import { BasketLines } from '../basket/lines/basket-lines.tsx'
import { sampleItem } from '../basket/sample-basket.ts'
import { OrderSummary } from '../basket/summary/order-summary.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { CheckoutColumns } from '../layout/checkout-layout.tsx'
import { PageWidth } from '../layout/page-width.tsx'
import { PageFrame } from './page-frame.tsx'
import type { SampleShop } from './sample-shop.ts'
import { totalsOf } from './sample-totals.ts'
import css from './shop-pages.module.css'

export function BasketPage({ shop }: { shop: SampleShop }) {
  const card = shop.cards[0]
  const item = sampleItem()
  const named = card
    ? { ...item, product: { ...item.product, name: card.name, brand: shop.name, images: card.images } }
    : item
  return (
    <PageFrame shop={shop}>
      <PageWidth>
        <h1 className={css.title}>
          <Trans id="basket.title" message="Warenkorb" />
        </h1>
      </PageWidth>
      <CheckoutColumns
        aside={
          <OrderSummary
            title={<Trans id="basket.summary" message="Zusammenfassung" />}
            isShippingEstimated
            totals={totalsOf(shop)}
            action={
              <ButtonLink wide href="/kasse/">
                <Trans id="basket.toCheckout" message="Zur Kasse" />
              </ButtonLink>
            }
          />
        }
      >
        <BasketLines>
          <BasketLine
            item={{ ...named, variant: { ...named.variant, label: shop.words.variant } }}
            href="/p/0/"
            delivery={null}
            isBusy={false}
            quantity={null}
            onRemove={() => {}}
          />
        </BasketLines>
      </CheckoutColumns>
    </PageFrame>
  )
}
