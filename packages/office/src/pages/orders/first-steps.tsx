import { Trans, useLingui } from '@lingui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { productsQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { useShopPlaces } from '../../client/use-shop-places.ts'
import { Card } from '../../parts/card.tsx'
import styles from './first-steps.module.css'

/** What a new shop needs before its first order, as far as the person may do it. @see docs/office.md */
export function FirstSteps() {
  const { i18n } = useLingui()
  const { id: shop, origin, may } = useShop()
  const { countries } = useShopPlaces()
  const { data } = useInfiniteQuery({
    ...productsQuery(shop, { text: '', country: countries[0] ?? 'DE' }),
    enabled: may('products.read'),
  })
  const [page] = data?.pages ?? []
  const hasGoods = (page?.items.length ?? 0) > 0

  return (
    <Card title={i18n.t({ id: 'firstSteps.title', message: 'On the way to the first order' })}>
      <ol className={styles.steps}>
        {may('settings.change') && (
          <Step
            way={
              <Link to="/$shop/settings" params={{ shop }}>
                <Trans id="firstSteps.settings" message="Say what a delivery costs" />
              </Link>
            }
          >
            <Trans
              id="firstSteps.settingsHint"
              message="Parcel, free shipping from a value on, telephone and e-mail, country by country."
            />
          </Step>
        )}
        {may('products.change') && (
          <Step
            isDone={hasGoods}
            way={
              <Link to="/$shop/products/new" params={{ shop }}>
                <Trans id="firstSteps.product" message="Make a product" />
              </Link>
            }
          >
            <Trans
              id="firstSteps.productHint"
              message="Its category, words, maker, variants, stock and prices; then its pictures."
            />
          </Step>
        )}
        {may('content.change') && (
          <Step
            way={
              <Link to="/$shop/pages" params={{ shop }}>
                <Trans id="firstSteps.pages" message="Write the home page and the legal pages" />
              </Link>
            }
          >
            <Trans
              id="firstSteps.pagesHint"
              message="Beside the real page: what you type is seen at once, and published when you say so."
            />
          </Step>
        )}
        <Step
          way={
            <a href={origin} target="_blank" rel="noreferrer">
              <Trans id="firstSteps.shop" message="Order something in the shop" />
            </a>
          }
        >
          <Trans
            id="firstSteps.shopHint"
            message="It comes in here. Pick it, pack it and ship it as you will every day."
          />
        </Step>
      </ol>
    </Card>
  )
}

type StepProps = { way: ReactNode; isDone?: boolean; children: ReactNode }

function Step({ way, isDone = false, children }: StepProps) {
  return (
    <li className={styles.step} data-done={isDone || undefined}>
      <span className={styles.title}>
        {way}
        {isDone && (
          <span className={styles.done}>
            <Check aria-hidden="true" />
            <Trans id="firstSteps.done" message="done" />
          </span>
        )}
      </span>
      <span className={styles.hint}>{children}</span>
    </li>
  )
}
