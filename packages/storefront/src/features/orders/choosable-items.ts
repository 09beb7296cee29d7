import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import { lineEssentials } from '@shop/domain/basket/lines/line-essentials'
import type { ChoosableItem } from '@shop/ui/after-sales/item-choices'

type Choice = LoadedOrder['choices'][number]
type Offer = Pick<ChoosableItem, 'units' | 'isWholeOnly' | 'note'>

/** Items of an order as a form offers them; null leaves one out. */
export function choosableItems(
  { order, choices }: LoadedOrder,
  offer: (choice: Choice, quantity: number) => Offer | null,
): ChoosableItem[] {
  return order.packages
    .flatMap(({ items }) => items)
    .flatMap((item) => {
      const { key, quantity, product } = item
      const choice = choices.find((known) => known.key === key)
      const offered = choice ? offer(choice, quantity) : null
      const image = product.images[0] ?? null
      const label = lineEssentials(item)
      return offered ? [{ key, name: product.name, label, image, ...offered }] : []
    })
}
