import { Trans, useLingui } from '@lingui/react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useDeferredValue, useEffect, useState } from 'react'
import { productQuery, productsQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { ManyChoice } from '../../goods/many-choice.tsx'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import listing from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import { useQuiet } from '../../parts/use-quiet.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import type { RecalledGoods } from './recall-texts.ts'
import styles from './recalls.module.css'

const MOST_FOUND = 8

type RecallGoodsProps = {
  goods: readonly RecalledGoods[]
  onChange: (goods: RecalledGoods[]) => void
  problem: string | null
}

/** The products that are recalled, also those that are off sale, and which of their variants. */
export function RecallGoods({ goods, onChange, problem }: RecallGoodsProps) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const [text, setText] = useState('')
  const asked = useQuiet(useDeferredValue(text.trim()))
  const { data, error } = useInfiniteQuery({
    ...productsQuery(shop, { text: asked, limit: MOST_FOUND }),
    enabled: asked.length > 1,
  })
  const found = data?.pages[0]?.items.filter(({ id }) => !goods.some((one) => one.id === id)) ?? []

  return (
    <>
      <Field
        label={i18n.t({ id: 'recall.goods', message: 'Which products' })}
        placeholder={i18n.t({ id: 'goods.search', message: 'Name or article number' })}
        value={text}
        onChange={setText}
        problem={problem}
      />
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {text !== '' && data && (
        <ul className={styles.found} aria-label={i18n.t({ id: 'goods.found', message: 'Found goods' })}>
          {found.length === 0 && (
            <li className={listing.quiet}>
              <Trans id="goods.none" message="Nothing is called like this." />
            </li>
          )}
          {found.map(({ id, brand, name, referenceKey }) => (
            <li key={id} className={styles.line}>
              <span>
                {brand} {name.de} <span className={listing.quiet}>{referenceKey}</span>
              </span>
              <Button
                look="quiet"
                aria-label={i18n.t({
                  id: 'goods.add',
                  message: 'Choose {name}',
                  values: { name: `${brand} ${name.de}` },
                })}
                onPress={() => {
                  onChange([...goods, { id, name: `${brand} ${name.de}`, variants: [] }])
                  setText('')
                }}
              >
                <Plus aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {goods.length > 0 && (
        <ul className={styles.goods} aria-label={i18n.t({ id: 'goods.chosen', message: 'Chosen goods' })}>
          {goods.map((one) => (
            <ChosenGoods
              key={one.id}
              goods={one}
              onChange={(next) => onChange(goods.map((other) => (other.id === one.id ? next : other)))}
              onRemove={() => onChange(goods.filter(({ id }) => id !== one.id))}
            />
          ))}
        </ul>
      )}
    </>
  )
}

type ChosenGoodsProps = {
  goods: RecalledGoods
  onChange: (goods: RecalledGoods) => void
  onRemove: () => void
}

/** All of its variants to begin with; some of them by hand. */
function ChosenGoods({ goods, onChange, onRemove }: ChosenGoodsProps) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const { data } = useQuery(productQuery(shop, goods.id))
  const product = data?.product
  const [isBegun, setBegun] = useState(goods.variants.length > 0)

  useEffect(() => {
    if (isBegun || !product) return
    setBegun(true)
    onChange({
      id: product.id,
      name: goods.name,
      variants: product.variants.map(({ referenceKey }) => referenceKey),
    })
  }, [isBegun, product, goods.name, onChange])

  return (
    <li className={styles.product}>
      <div className={styles.line}>
        <strong>{goods.name}</strong>
        <Button
          look="quiet"
          aria-label={i18n.t({
            id: 'goods.remove',
            message: 'Take out {name}',
            values: { name: goods.name },
          })}
          onPress={onRemove}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
      {product && (
        <ManyChoice
          label={i18n.t({
            id: 'recall.variantsOf',
            message: 'Recalled variants of {name}',
            values: { name: goods.name },
          })}
          options={product.variants.map(({ referenceKey, label }) => ({
            key: referenceKey,
            name: [label.de, referenceKey].filter(Boolean).join(' · '),
          }))}
          chosen={goods.variants}
          onChange={(variants) => onChange({ ...goods, variants })}
          problem={
            isBegun && goods.variants.length === 0
              ? i18n.t({ id: 'recall.noVariant', message: 'Choose one at least, or take the product out.' })
              : null
          }
        />
      )}
    </li>
  )
}
