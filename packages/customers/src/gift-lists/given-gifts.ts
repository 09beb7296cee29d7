import type { GiftList } from '@shop/api-client/contract/gift-lists'
import type { Sql } from '@shop/engine/db/database'
import type { GiftListItemRow } from './gift-list-item-store.ts'
import { orderedGifts } from './gift-units-store.ts'

export type GivenGift = NonNullable<GiftList['items'][number]['gifts']>[number]

type Line = Pick<GiftListItemRow, 'key' | 'elsewhere' | 'elsewhereFrom' | 'thanked'>

/**
 * What was given for each line, by the line's key: first what was ordered here, then what givers bought elsewhere. Who it
 * was is known only where the giver has left a name; the owner never learns it from an order's addresses.
 */
export async function givenGifts(sql: Sql, lines: readonly Line[]): Promise<Map<string, GivenGift[]>> {
  const ordered = await orderedGifts(
    sql,
    lines.map(({ key }) => key),
  )
  return new Map(
    lines.map(({ key, elsewhere, elsewhereFrom, thanked }) => {
      const here = ordered.flatMap(({ itemKey, orderItemId, from, units }) =>
        itemKey === key ? [{ key: orderItemId, from, units, isElsewhere: false }] : [],
      )
      const there = elsewhereFrom.slice(0, elsewhere).map((from, index) => ({
        key: `elsewhere-${index}`,
        from: from || null,
        units: 1,
        isElsewhere: true,
      }))
      return [key, [...here, ...there].map((gift) => ({ ...gift, isThanked: thanked.includes(gift.key) }))]
    }),
  )
}
