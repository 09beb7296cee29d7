import type { ProductCard } from '@shop/domain/product/product-card'
import { type BlockList, useShopSlots } from '../shop-slots.ts'
import { BlockCard } from './block-card.tsx'
import css from './block-cards.module.css'

const GRID_SIZES = '(width >= 1200px) 23vw, (width >= 768px) 31vw, 46vw'

type BlockCardsProps = { cards: ProductCard[]; list: BlockList }

/** Products in a grid, known to the statistics once they are seen. */
export function BlockCards({ cards, list }: BlockCardsProps) {
  const { renderList } = useShopSlots()
  const grid = (
    <ul className={css.grid}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <BlockCard card={card} index={index} place={{ list, sizes: GRID_SIZES }} />
        </li>
      ))}
    </ul>
  )
  return renderList(list, cards, grid)
}
