import { useLingui } from '@lingui/react'
import type { ShownProduct } from '@shop/api-client/office/product-commands'
import { Link } from '@tanstack/react-router'
import { useShop } from '../../client/use-shop.ts'
import { Card } from '../../parts/card.tsx'
import styles from './product-page.module.css'

/** The same in other colours and sizes. */
export function SiblingCard({ siblings }: { siblings: ShownProduct['siblings'] }) {
  const { i18n } = useLingui()
  const { id: shop, origin } = useShop()
  if (siblings.length === 0) return null
  return (
    <Card title={i18n.t({ id: 'product.siblings', message: 'Siblings' })}>
      <ul className={styles.siblings}>
        {siblings.map(({ id, name, referenceKey, picture }) => (
          <li key={id}>
            <Link to="/$shop/products/$id" params={{ shop, id: String(id) }} className={styles.sibling}>
              {picture === null ? (
                <span className={styles.thumb} />
              ) : (
                <img className={styles.thumb} src={`${origin}${picture}`} alt="" loading="lazy" />
              )}
              <span>
                {name.de}
                <span className={styles.quiet}>{referenceKey}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
