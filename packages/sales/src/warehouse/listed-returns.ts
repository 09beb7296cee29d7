import type { CommandAnswer, ParsedCommandInput } from '@shop/api-client/office/define-command'
import { type ListedReturn, type listReturns, RETURNS_ON_PAGE } from '@shop/api-client/office/return-commands'
import type { Sql } from '@shop/engine/db/database'
import { moneyDue, shownReturn } from '../office/shown-return.ts'
import { replacementNumbers } from '../orders/exchange-store.ts'
import { parcelsOfOrders } from '../orders/parcel-store.ts'
import { calledItem } from './called-item.ts'
import {
  announcedBefore,
  announcedReturns,
  countAnnounced,
  type ItemOfOrder,
  itemIdsOf,
  orderOfCode,
  type ReturnOfOrder,
  type ReturnPlace,
  receivedReturns,
  returnsNumbered,
} from './listed-returns-store.ts'
import { namesOfItems } from './waiting-store.ts'

const DAY = 24 * 60 * 60 * 1000
/** No withdrawal is overdue before so many days. */
const LEAST_DAYS = 14

/** What is expected back or has come, page by page; or all that a scanned number belongs to. */
export async function listedReturns(
  sql: Sql,
  { state, text, after }: ParsedCommandInput<typeof listReturns>,
  now: Date,
): Promise<CommandAnswer<typeof listReturns>> {
  const code = (text ?? '').toUpperCase()
  const order = code === '' ? null : await orderOfCode(sql, code)
  const page = { after: placeIn(after), limit: RETURNS_ON_PAGE + 1 }
  const found =
    code !== ''
      ? await returnsNumbered(sql, { number: code, order, limit: RETURNS_ON_PAGE })
      : state === 'announced'
        ? await announcedReturns(sql, page)
        : await receivedReturns(sql, page)
  const rows = found.slice(0, RETURNS_ON_PAGE)
  const last = rows.at(-1)
  // Counted with the first page, whose numbers stand above the list.
  const isFirst = page.after === null
  const late = isFirst ? await announcedBefore(sql, new Date(now.getTime() - LEAST_DAYS * DAY)) : []
  return {
    expected: isFirst ? await countAnnounced(sql) : 0,
    overdue: late.filter((one) => moneyDue(one, now)?.isOverdue).length,
    returns: await named(sql, rows, now),
    order: order ?? (code === '' ? null : (rows[0]?.orderNumber ?? null)),
    next: found.length > rows.length && last !== undefined ? placeOf(last) : null,
  }
}

async function named(sql: Sql, rows: readonly ReturnOfOrder[], now: Date): Promise<ListedReturn[]> {
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))]
  const items = await itemIdsOf(sql, orderIds)
  const parcelsOf = await parcelsOfOrders(sql, orderIds)
  const replacements = await replacementNumbers(sql, rows)
  const names = await namesOfItems(
    sql,
    rows.flatMap((row) => row.lines.flatMap((line) => itemAt(items, row, line.position)?.id ?? [])),
  )
  const listed: ListedReturn[] = []
  for (const row of rows) {
    const parcels = parcelsOf.get(row.orderId) ?? []
    const { orderNumber, version, country, currency, locale } = row
    const replacement = replacements.get(row.replacementId) ?? null
    const shown = shownReturn(row, { locale, parcels, replacement, now })
    const lines = shown.lines.map((line) => {
      const item = itemAt(items, row, line.position)
      const name = item && names.get(item.id)
      return { ...line, variantId: item?.variantId ?? 0, ...calledItem(name) }
    })
    listed.push({ ...shown, lines, orderNumber, version, country, currency })
  }
  return listed
}

function itemAt(items: readonly ItemOfOrder[], { orderId }: ReturnOfOrder, position: number) {
  return items.find((item) => item.orderId === orderId && item.position === position)
}

function placeOf({ state, announcedAt, receivedAt, id }: ReturnOfOrder): string {
  return `${(state === 'received' ? (receivedAt ?? announcedAt) : announcedAt).toISOString()}~${id}`
}

/** A place that nobody can read is the beginning. */
function placeIn(after: string | null): ReturnPlace | null {
  const [at = '', id = ''] = (after ?? '').split('~')
  return id === '' || Number.isNaN(Date.parse(at)) ? null : { at: new Date(at), id }
}
