import { useLingui } from '@lingui/react'
import type { RankedCard, Ranking } from '@shop/api-client/office/ranking-commands'
import { GripVertical, Pin, SlidersHorizontal } from 'lucide-react'
import {
  Button as AriaButton,
  DropIndicator,
  GridList,
  GridListItem,
  useDragAndDrop,
} from 'react-aria-components'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { money } from '../../words/format.ts'
import styles from './ranking-page.module.css'

type GridProps = {
  cards: readonly RankedCard[]
  draft: Ranking
  onMove: (productId: number, place: number) => void
  onOpen: (productId: number) => void
  isFixed: boolean
}

/** The list in the order of the draft. A card is dragged by pointer, finger or keyboard: its handle begins it. */
export function RankedGrid({ cards, draft, onMove, onOpen, isFixed }: GridProps) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.indicator ?? ''} />,
    onReorder({ keys, target }) {
      const [moved] = [...keys].map(Number)
      const left = cards.filter(({ productId }) => productId !== moved)
      const at = left.findIndex(({ productId }) => productId === Number(target.key))
      if (moved !== undefined && at >= 0) onMove(moved, target.dropPosition === 'before' ? at : at + 1)
    },
  })

  return (
    <GridList
      className={styles.grid ?? ''}
      layout="grid"
      // Arrows go from card to card; Tab goes to the buttons of one.
      keyboardNavigationBehavior="tab"
      aria-label={i18n.t({ id: 'ranking.grid', message: 'The list as the draft makes it' })}
      items={cards.map((card, place) => ({ ...card, id: card.productId, place }))}
      // What a card says of itself follows from the draft as well.
      dependencies={[draft]}
      {...(isFixed ? {} : { dragAndDropHooks })}
      renderEmptyState={() => (
        <p className={styles.quiet}>{i18n.t({ id: 'ranking.empty', message: 'Nothing is in this list.' })}</p>
      )}
    >
      {(card) => {
        const pin = draft.pins.indexOf(card.productId)
        const factor = factorOf(draft, card.productId)
        return (
          <GridListItem className={styles.card ?? ''} textValue={card.name} data-pinned={pin >= 0}>
            <div className={styles.cardHead}>
              {!isFixed && (
                <AriaButton
                  slot="drag"
                  className={styles.handle ?? ''}
                  aria-label={i18n.t({
                    id: 'ranking.drag',
                    message: 'Move {name}',
                    values: { name: card.name },
                  })}
                >
                  <GripVertical aria-hidden="true" />
                </AriaButton>
              )}
              <span className={styles.place}>{card.place + 1}</span>
              {pin >= 0 && (
                <Pin
                  className={styles.pin}
                  aria-label={i18n.t({ id: 'ranking.isPinned', message: 'Pinned' })}
                />
              )}
              {factor !== null && <span className={styles.factor}>×{factor}</span>}
              {!isFixed && (
                <Button
                  look="quiet"
                  aria-label={i18n.t({
                    id: 'ranking.change',
                    message: 'Place and strength of {name}',
                    values: { name: card.name },
                  })}
                  onPress={() => onOpen(card.productId)}
                >
                  <SlidersHorizontal aria-hidden="true" />
                </Button>
              )}
            </div>
            {card.picture === null ? (
              <span className={styles.picture} />
            ) : (
              <img
                className={styles.picture}
                src={`${shop.origin}${card.picture}`}
                alt=""
                loading="lazy"
                draggable={false}
              />
            )}
            <span className={styles.name}>{card.name}</span>
            <span className={styles.quiet}>
              {[
                card.brand,
                card.price !== null && money(card.price, card.currency, i18n.locale),
                card.isSoldOut && i18n.t({ id: 'ranking.soldOut', message: 'sold out' }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </GridListItem>
        )
      }}
    </GridList>
  )
}

/** What a product itself is lifted or buried by; null for nothing. */
export function factorOf({ boosts }: Ranking, productId: number): number | null {
  const boost = boosts.find((one) => 'productId' in one && one.productId === productId)
  return boost?.factor ?? null
}
