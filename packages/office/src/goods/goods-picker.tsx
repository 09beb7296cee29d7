import { Trans, useLingui } from '@lingui/react'
import type { Goods } from '@shop/api-client/office/goods-commands'
import type { Locale } from '@shop/domain/market/markets'
import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { goodsQuery } from '../client/merchandising-queries.ts'
import { useShop } from '../client/use-shop.ts'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Notice } from '../parts/notice.tsx'
import { useQuiet } from '../parts/use-quiet.ts'
import { money } from '../words/format.ts'
import { problemText } from '../words/problems/problem-text.ts'
import styles from './goods.module.css'

type PickerProps = {
  label: string
  locale: Locale
  /** Products as a whole, or single articles of them. */
  of: 'product' | 'variant'
  chosen: readonly number[]
  onChange: (ids: number[]) => void
  isSingle?: boolean
  problem?: string | null
}

/** Products or articles, found by their words or number and kept in a list. */
export function GoodsPicker({ label, locale, of, chosen, onChange, isSingle, problem }: PickerProps) {
  const { i18n } = useLingui()
  const { id: shop, origin } = useShop()
  const [text, setText] = useState('')
  const asked = useQuiet(useDeferredValue(text.trim()))
  const found = useQuery({ ...goodsQuery(shop, { locale, text: asked }), enabled: asked.length > 1 })
  const ids = [...chosen]
  const known = useQuery({
    ...goodsQuery(shop, { locale, ...(of === 'product' ? { productIds: ids } : { variantIds: ids }) }),
    enabled: ids.length > 0,
  })
  const idsOf = (goods: Goods) =>
    of === 'product' ? [goods.productId] : goods.variants.map(({ variantId }) => variantId)
  const choose = (id: number) => {
    onChange(isSingle ? [id] : [...ids, id])
    setText('')
  }

  return (
    <div className={styles.picker}>
      <Field
        label={label}
        value={text}
        onChange={setText}
        placeholder={i18n.t({ id: 'goods.search', message: 'Name or article number' })}
        problem={problem ?? null}
      />
      {found.error && <Notice tone="bad">{problemText(found.error, i18n)}</Notice>}
      {text !== '' && found.data && (
        <ul className={styles.found} aria-label={i18n.t({ id: 'goods.found', message: 'Found goods' })}>
          {found.data.goods.length === 0 && (
            <li className={styles.quiet}>
              <Trans id="goods.none" message="Nothing is called like this." />
            </li>
          )}
          {found.data.goods.flatMap((goods) =>
            idsOf(goods)
              .filter((id) => !ids.includes(id))
              .map((id) => (
                <li key={id}>
                  <GoodsLine goods={goods} variantId={of === 'variant' ? id : null} origin={origin} />
                  <Button
                    look="quiet"
                    aria-label={i18n.t({
                      id: 'goods.add',
                      message: 'Choose {name}',
                      values: { name: nameOf(goods, of === 'variant' ? id : null) },
                    })}
                    onPress={() => choose(id)}
                  >
                    <Plus aria-hidden="true" />
                  </Button>
                </li>
              )),
          )}
        </ul>
      )}
      {ids.length > 0 && (
        <ul className={styles.chosen} aria-label={i18n.t({ id: 'goods.chosen', message: 'Chosen goods' })}>
          {ids.map((id) => {
            const goods = known.data?.goods.find((one) => idsOf(one).includes(id))
            return (
              <li key={id}>
                {goods ? (
                  <GoodsLine goods={goods} variantId={of === 'variant' ? id : null} origin={origin} />
                ) : (
                  <span className={styles.quiet}>
                    {known.isPending ? '…' : i18n.t({ id: 'goods.gone', message: 'Not sold here any more' })}
                  </span>
                )}
                <Button
                  look="quiet"
                  aria-label={i18n.t({
                    id: 'goods.remove',
                    message: 'Take out {name}',
                    values: { name: goods ? nameOf(goods, of === 'variant' ? id : null) : String(id) },
                  })}
                  onPress={() => onChange(ids.filter((one) => one !== id))}
                >
                  <X aria-hidden="true" />
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

function nameOf({ name, variants }: Goods, variantId: number | null): string {
  const label = variants.find((variant) => variant.variantId === variantId)?.label ?? ''
  return [name, label].filter((part) => part !== '').join(', ')
}

/** A product, or one article of it, with its picture, number and price. */
export function GoodsLine({
  goods,
  variantId,
  origin,
}: {
  goods: Goods
  variantId: number | null
  origin: string
}) {
  const { i18n } = useLingui()
  const variant = goods.variants.find((one) => one.variantId === variantId) ?? goods.variants[0]
  return (
    <span className={styles.goods}>
      {goods.picture === null ? (
        <span className={styles.picture} />
      ) : (
        <img className={styles.picture} src={`${origin}${goods.picture}`} alt="" loading="lazy" />
      )}
      <span>
        {nameOf(goods, variantId)}
        <span className={styles.quiet}>
          {[
            goods.brand,
            variantId === null ? goods.referenceKey : variant?.referenceKey,
            variant && money(variant.price, goods.currency, i18n.locale),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </span>
  )
}
