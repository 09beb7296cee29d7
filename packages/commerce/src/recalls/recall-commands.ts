import type { Effect } from '@shop/api-client/office/command-outcome'
import {
  liftRecall,
  listProductRecalls,
  MOST_SHOWN_BUYERS,
  publishRecall,
  type RecallInput,
  type ShownRecall,
  showRecallBuyers,
} from '@shop/api-client/office/recall-commands'
import {
  allRecalls,
  liftRecall as endRecall,
  lockRecall,
  putRecall,
  recallById,
  recalledElsewhere,
  recalledProducts,
} from '@shop/catalogue/recalls/recall-store'
import type { Recall, RecallNotice } from '@shop/domain/recall/recall'
import type { Versioned } from '@shop/engine/command/bind-commands'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { undoBy } from '@shop/engine/command/undo'
import type { Sql } from '@shop/engine/db/sql'
import {
  holdPurchases,
  type RecallBuyer,
  recallBuyers,
  recallMailCounts,
  writeToBuyers,
} from '@shop/sales/recalls/recall-buyers-store'
import { onSystem, type SystemContext } from '../system/system-context.ts'
import { recallChanges } from './recall-log-store.ts'

/** Product safety recalls. @see docs/law.md; Regulation (EU) 2023/988 art. 35 to 37 */
export const RECALL_COMMANDS = [
  onSystem(listProductRecalls)(async (_input, { sql }) => {
    const all = await allRecalls(sql)
    const mails = await recallMailCounts(sql)
    const changes = await recallChanges(
      sql,
      all.map(({ id }) => id),
    )
    const recalls = all.map((recall) =>
      shown(recall, mails.get(recall.id) ?? 0, changes.get(recall.id) ?? []),
    )
    return { answer: { recalls }, object: null }
  }),

  onSystem(showRecallBuyers)(async ({ id }, { sql }) => {
    const recall = await known(sql, id)
    const buyers = await recallBuyers(sql, recall.notice)
    return {
      answer: {
        all: buyers.length,
        buyers: buyers
          .slice(0, MOST_SHOWN_BUYERS)
          .map(({ address, orderNumbers }) => ({ address, orderNumbers })),
      },
      object: `recall:${id}`,
    }
  }),

  onSystem(publishRecall, { version: ({ id }, context) => versionOf(context, id) })(
    async (input, { sql, now }) => {
      const { id } = input
      const before = await recallById(sql, id)
      const notice = await noticeOf(sql, input)
      await holdPurchases(sql, notice)
      const buyers = await recallBuyers(sql, notice)
      const version = await putRecall(sql, { id, notice, now })
      const mails = await writeToBuyers(sql, id, { buyers, now })
      return {
        answer: { id, version, buyers: buyers.length, mails },
        object: `recall:${id}`,
        before: before === null ? null : logged(before.notice),
        after: { ...logged(notice), mails },
        undo: before === null ? undoBy(liftRecall, { id }) : null,
        effects: effectsOf({ notice, buyers, mails }),
      }
    },
  ),

  onSystem(liftRecall, { version: ({ id }, context) => versionOf(context, id) })(
    async ({ id }, { sql, now }) => {
      const recall = await known(sql, id)
      const version = await endRecall(sql, id, now)
      if (version === null)
        throw new CommandRefusal(`${id}: no such recall is running.`, 'recallUnknown', { id })
      const variants = recall.notice.products.flatMap((product) => product.variants).length
      return {
        answer: { id, version },
        object: `recall:${id}`,
        before: { headline: recall.notice.headline.de },
        after: {},
        effects: [
          {
            kind: 'recall',
            isOver: true,
            products: recall.notice.products.length,
            variants,
            orders: 0,
            buyers: 0,
            mails: 0,
          },
        ],
      }
    },
  ),
]

/** What a recall would say, with its goods as they are now. @throws CommandRefusal for goods that there are not, or that another one has */
export async function noticeOf(
  sql: Sql,
  { id, products: productKeys, variants: variantKeys, ...said }: RecallInput,
): Promise<RecallNotice> {
  const { products, unknown } = await recalledProducts(sql, { products: productKeys, variants: variantKeys })
  if (unknown.length > 0)
    throw new CommandRefusal(
      `${id}: nothing in the catalogue has the key ${unknown.join(', ')}.`,
      'recallGoodsUnknown',
      { keys: unknown.join(', ') },
    )
  const variantIds = products.flatMap(({ variants }) => variants.map((variant) => variant.id))
  const others = await recalledElsewhere(sql, variantIds, id)
  if (others.length > 0)
    throw new CommandRefusal(
      `${id}: some of it is recalled already by ${others.join(', ')}. Lift that one, or add to it.`,
      'recalledElsewhere',
      { others: others.join(', ') },
    )
  return { ...said, products }
}

async function known(sql: Sql, id: string): Promise<Recall> {
  const recall = await recallById(sql, id)
  if (recall === null) throw new CommandRefusal(`${id}: there is no such recall.`, 'recallUnknown', { id })
  return recall
}

async function versionOf({ sql }: SystemContext, id: string): Promise<Versioned> {
  const version = await lockRecall(sql, id)
  const [last] = (await recallChanges(sql, [id])).get(id) ?? []
  return { version, changes: last ? [{ at: last.at, by: last.by, what: `recall:${id}` }] : [] }
}

function effectsOf({
  notice,
  buyers,
  mails,
}: {
  notice: RecallNotice
  buyers: readonly RecallBuyer[]
  mails: number
}): Effect[] {
  const orders = new Set(buyers.flatMap(({ orderNumbers }) => orderNumbers)).size
  const variants = notice.products.flatMap((product) => product.variants).length
  return [
    {
      kind: 'recall',
      isOver: false,
      products: notice.products.length,
      variants,
      orders,
      buyers: buyers.length,
      mails,
    },
  ]
}

function shown(
  { id, notice, version, publishedAt, liftedAt }: Recall,
  mails: number,
  changes: ShownRecall['changes'],
): ShownRecall {
  const { singleRemedyReason = null, batchPlace = null, products, remedies, ...said } = notice
  return {
    ...said,
    id,
    version,
    publishedAt: publishedAt.toISOString(),
    liftedAt: liftedAt?.toISOString() ?? null,
    remedies: [...remedies],
    singleRemedyReason,
    batchPlace,
    products: products.map(({ id: productId, referenceKey, name, brand, variants }) => ({
      id: productId,
      referenceKey,
      name,
      brand,
      variants: variants.map((variant) => ({
        id: variant.id,
        referenceKey: variant.referenceKey,
        label: variant.label,
      })),
    })),
    mails,
    changes,
  }
}

/** What of a notice the log says. */
function logged({ headline, products, batch, soldFrom, soldUntil, remedies }: RecallNotice) {
  return {
    headline: headline.de,
    variants: products.flatMap(({ variants }) => variants.map(({ referenceKey }) => referenceKey)),
    batch,
    soldFrom,
    soldUntil,
    remedies: [...remedies],
  }
}
