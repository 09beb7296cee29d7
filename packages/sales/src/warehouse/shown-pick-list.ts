import type { CommandAnswer, ParsedCommandInput } from '@shop/api-client/office/define-command'
import type { Article, Delivery, PickLine, pickList } from '@shop/api-client/office/warehouse-commands'
import { CARRIER_KEYS } from '@shop/domain/carrier/carriers'
import { articleSums } from '@shop/domain/warehouse/article-sums'
import { DELIVERY_STANDINGS } from '@shop/domain/warehouse/delivery-standing'
import type { Sql } from '@shop/engine/db/database'
import { calledArticle, calledItem } from './called-item.ts'
import { type OpenDelivery, type OpenLine, openDeliveries } from './open-deliveries.ts'
import {
  correctionsOfOrders,
  itemsOfOrders,
  type NamedItem,
  namesOfItems,
  partsOfOrders,
  paymentsOfOrders,
  type TakenPart,
  waitingOrders,
} from './waiting-store.ts'

/** The embedded database serves the shop meanwhile: a list of more would hold it up. The page says when more wait. */
const MOST_ORDERS = 1000

/** What waits to leave, filtered, with the counts over all of it. */
export async function shownPickList(
  sql: Sql,
  asked: ParsedCommandInput<typeof pickList>,
  now: Date,
): Promise<CommandAnswer<typeof pickList>> {
  const orders = await waitingOrders(sql, MOST_ORDERS + 1)
  const ids = orders.slice(0, MOST_ORDERS).map(({ id }) => id)
  const all = openDeliveries({
    orders: orders.slice(0, MOST_ORDERS),
    items: await itemsOfOrders(sql, ids),
    payments: await paymentsOfOrders(sql, ids),
    corrections: await correctionsOfOrders(sql, ids),
    now,
  })
  const left = all.filter((delivery) => isAskedFor(delivery, asked))
  const isByArticle = asked.by === 'article'
  return {
    counts: DELIVERY_STANDINGS.map((standing) => ({
      standing,
      count: all.filter((delivery) => delivery.standing === standing).length,
    })),
    late: all.filter((delivery) => delivery.dueness === 'late').length,
    carriers: CARRIER_KEYS.filter((key) => all.some(({ carrier }) => carrier === key)),
    countries: [...new Set(all.map(({ country }) => country))].toSorted(),
    total: left.length,
    isCut: orders.length > MOST_ORDERS,
    deliveries: isByArticle ? [] : await named(sql, left.slice(0, asked.limit)),
    articles: isByArticle ? await articles(sql, left, asked.limit) : [],
  }
}

function isAskedFor(
  delivery: OpenDelivery,
  { number, standing, carrier, country, due }: ParsedCommandInput<typeof pickList>,
): boolean {
  return (
    (number === null || delivery.number === number) &&
    (standing === null || delivery.standing === standing) &&
    (carrier === null || delivery.carrier === carrier) &&
    (country === null || delivery.country === country) &&
    (due === null || delivery.dueness === due)
  )
}

async function named(sql: Sql, deliveries: readonly OpenDelivery[]): Promise<Delivery[]> {
  const names = await namesOfItems(
    sql,
    deliveries.flatMap(({ lines }) => lines.map(({ id }) => id)),
  )
  const partsOf = await takenParts(
    sql,
    deliveries.flatMap(({ lines }) => lines),
  )
  return deliveries.map((delivery) => ({
    ...delivery,
    lines: delivery.lines.map((line) => pickLine(line, names.get(line.id), partsOf(line))),
  }))
}

function pickLine(line: OpenLine, name: NamedItem | undefined, parts: readonly TakenPart[]): PickLine {
  const called = calledItem(name)
  return {
    ...line,
    ...called,
    details: [...called.details, ...parts.map(({ units, name: part }) => `${units}\u00a0× ${part}`)],
    isGift: (name?.gift ?? null) !== null,
  }
}

/** What was taken for the sets among these lines; nothing for any other line. */
async function takenParts(sql: Sql, lines: readonly OpenLine[]): Promise<(line: OpenLine) => TakenPart[]> {
  const parts = await partsOfOrders(sql, [...new Set(lines.map(({ orderId }) => orderId))])
  const known = Map.groupBy(parts, ({ orderId, bundleVariantId }) => `${orderId} ${bundleVariantId}`)
  return ({ orderId, variantId }) => known.get(`${orderId} ${variantId}`) ?? []
}

type ShelfLine = OpenLine & { called: NamedItem | null }

/** A set lies on no shelf: its parts do. */
function shelfLines(line: OpenLine, parts: readonly TakenPart[]): ShelfLine[] {
  if (parts.length === 0) return [{ ...line, called: null }]
  return parts.map((part) => ({
    ...line,
    variantId: part.variantId,
    quantity: line.quantity * part.units,
    picked: line.picked * part.units,
    place: part.place,
    placeVersion: part.placeVersion,
    called: part,
  }))
}

/** Units of every article that can be taken: what is short or waits for its maker is on no shelf. */
async function articles(sql: Sql, deliveries: readonly OpenDelivery[], limit: number): Promise<Article[]> {
  const ready = deliveries.flatMap((delivery) =>
    delivery.lines.filter(({ standing }) => standing === 'ready'),
  )
  const partsOf = await takenParts(sql, ready)
  const lines = ready.flatMap((line) => shelfLines(line, partsOf(line)))
  const sums = articleSums(lines).slice(0, limit)
  const firsts = new Map(lines.toReversed().map((line) => [line.variantId, line]))
  const names = await namesOfItems(
    sql,
    sums.flatMap(({ variantId }) => firsts.get(variantId)?.id ?? []),
  )
  return sums.map((sum) => {
    const first = firsts.get(sum.variantId)
    return {
      ...sum,
      placeVersion: first?.placeVersion ?? 0,
      ...calledArticle(first === undefined ? undefined : (first.called ?? names.get(first.id))),
    }
  })
}
