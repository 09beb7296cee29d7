import { Trans, useLingui } from '@lingui/react'
import type { Article } from '@shop/api-client/office/warehouse-commands'
import { useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { PlaceSheet } from './place-sheet.tsx'
import styles from './warehouse-page.module.css'

/** Units summed by article, in the order of the shelves; on a phone each is a card of the same cells. */
export function ArticleTable({ articles }: { articles: readonly Article[] }) {
  const { i18n } = useLingui()
  const { may } = useShop()
  const [placed, setPlaced] = useState<number | null>(null)
  const placing = articles.find(({ variantId }) => variantId === placed)
  const noPlace = i18n.t({ id: 'place.none', message: 'No place' })
  if (articles.length === 0) return null

  return (
    <>
      <table
        className={styles.table}
        aria-label={i18n.t({ id: 'warehouse.articles', message: 'Units by article' })}
      >
        <thead>
          <tr>
            <th scope="col">
              <Trans id="place.place" message="Place" />
            </th>
            <th scope="col">
              <Trans id="warehouse.article" message="Article" />
            </th>
            <th scope="col">
              <Trans id="warehouse.units" message="Units" />
            </th>
            <th scope="col">
              <Trans id="warehouse.boxes" message="Orders" />
            </th>
          </tr>
        </thead>
        <tbody>
          {articles.map(({ variantId, place, name, brand, articleNumber, gtin, units, picked, lines }) => (
            <tr key={variantId} data-picked={picked >= units}>
              <td>
                {may('warehouse.change') ? (
                  <Button
                    aria-label={i18n.t({
                      id: 'place.change',
                      message: 'Place of {name}: {place}',
                      values: { name, place: place ?? noPlace },
                    })}
                    onPress={() => setPlaced(variantId)}
                  >
                    {place ?? noPlace}
                  </Button>
                ) : (
                  (place ?? noPlace)
                )}
              </td>
              <td>
                <span className={styles.strong}>{name}</span>
                <span className={styles.quiet}>
                  {[brand, articleNumber, gtin].filter(Boolean).join(' · ')}
                </span>
              </td>
              <td className={styles.count}>
                <Trans
                  id="pick.count"
                  message="{picked} of {quantity}"
                  values={{ picked, quantity: units }}
                />
              </td>
              <td>{lines}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {placing && <PlaceSheet key={placing.variantId} article={placing} onClose={() => setPlaced(null)} />}
    </>
  )
}
