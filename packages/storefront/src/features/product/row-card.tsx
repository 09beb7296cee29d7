import { useIsOfServer } from '../../hydration/is-of-server.ts'
import { ShopCard, type ShopCardProps } from './shop-card.tsx'

/**
 * A card of a row that scrolls by itself. A document has the first of its pictures alone: the others come with what
 * turns them, and weigh nothing until then.
 */
export function RowCard({ card, ...props }: ShopCardProps) {
  const isOfServer = useIsOfServer()

  return <ShopCard {...props} card={isOfServer ? { ...card, images: card.images.slice(0, 1) } : card} />
}
