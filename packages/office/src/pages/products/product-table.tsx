import { Trans, useLingui } from '@lingui/react'
import type { FoundProduct } from '@shop/api-client/office/product-commands'
import { Link } from '@tanstack/react-router'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { count, money } from '../../words/format.ts'
import { gapName } from '../../words/names/gap-name.ts'
import { productStateName } from '../../words/product-state.ts'
import styles from './products-page.module.css'

type TableProps = {
  products: readonly FoundProduct[]
  /** Gaps that are nobody's business here: of countries and languages that the shop does not serve. */
  isServed: (gap: string) => boolean
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
}

/** Products in a table; on a phone each of them is a card of the same cells. */
export function ProductTable({ products, isServed, chosen, onChoose }: TableProps) {
  const { i18n } = useLingui()
  const isAll = products.every(({ id }) => chosen.has(id))
  return (
    <table className={styles.table} aria-label={i18n.t({ id: 'shell.products', message: 'Products' })}>
      <thead>
        <tr>
          <th scope="col">
            <Check
              label={i18n.t({ id: 'products.chooseAll', message: 'Choose all that are shown' })}
              isOn={isAll}
              onChange={(isOn) => onChoose(new Set(isOn ? products.map(({ id }) => id) : []))}
            />
          </th>
          <th scope="col">
            <Trans id="products.product" message="Product" />
          </th>
          <th scope="col">
            <Trans id="products.state" message="State" />
          </th>
          <th scope="col">
            <Trans id="products.missing" message="What is missing" />
          </th>
          <th scope="col" className={styles.number}>
            <Trans id="products.stock" message="Stock" />
          </th>
          <th scope="col" className={styles.number}>
            <Trans id="products.price" message="Price" />
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <Row
            key={product.id}
            product={product}
            gaps={product.gaps.filter(isServed)}
            isChosen={chosen.has(product.id)}
            onChoose={(isOn) => {
              const next = new Set(chosen)
              if (isOn) next.add(product.id)
              else next.delete(product.id)
              onChoose(next)
            }}
          />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = {
  product: FoundProduct
  gaps: readonly string[]
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function Row({ product, gaps, isChosen, onChoose }: RowProps) {
  const { i18n } = useLingui()
  const { id: shop, origin } = useShop()
  const { id, name, brand, referenceKey, picture, variants, units, price } = product
  const state = product.isRecalled ? 'recalled' : product.isActive ? 'forSale' : 'off'
  return (
    <tr data-chosen={isChosen}>
      <td className={styles.check}>
        <Check
          label={i18n.t({ id: 'products.choose', message: 'Choose {name}', values: { name: name.de } })}
          isOn={isChosen}
          onChange={onChoose}
        />
      </td>
      <td className={styles.product}>
        {picture === null ? (
          <span className={styles.picture} />
        ) : (
          <img className={styles.picture} src={`${origin}${picture}`} alt="" loading="lazy" />
        )}
        <span className={styles.named}>
          <Link to="/$shop/products/$id" params={{ shop, id: String(id) }} className={styles.name}>
            {name.de}
          </Link>
          <span className={styles.quiet}>
            {brand} · {referenceKey} ·{' '}
            <Trans
              id="products.variants"
              message="{count, plural, one {# variant} other {# variants}}"
              values={{ count: variants }}
            />
          </span>
        </span>
      </td>
      <td className={styles.state}>
        <Badge tone={state === 'forSale' ? 'good' : state === 'off' ? 'quiet' : 'bad'}>
          {productStateName(state, i18n)}
        </Badge>
      </td>
      <td className={styles.gaps}>
        {gaps.map((gap) => (
          <Badge key={gap} tone="notice">
            <span title={gapName(gap, i18n)}>{gap === 'picture' ? gapName(gap, i18n) : gap}</span>
          </Badge>
        ))}
      </td>
      <td className={styles.number} data-none={units === 0}>
        {count(units, i18n.locale)}
        <span className={styles.unit}>
          {' '}
          <Trans id="products.units" message="units" />
        </span>
      </td>
      <td className={styles.number}>
        {price === null ? (
          <span className={styles.quiet}>
            <Trans id="line.notSold" message="not sold" />
          </span>
        ) : (
          <>
            {!price.isOne && (
              <span className={styles.from}>
                <Trans id="products.from" message="from" />{' '}
              </span>
            )}
            {money(price.amount, price.currency, i18n.locale)}
          </>
        )}
      </td>
    </tr>
  )
}

function Check({
  label,
  isOn,
  onChange,
}: {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  )
}
