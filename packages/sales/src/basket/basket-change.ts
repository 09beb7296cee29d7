import type { basketAnswer } from '@shop/api-client/contract/basket'
import type { Basket } from '@shop/domain/basket/basket'
import { isSettled } from '@shop/domain/basket/gift-changes'
import type { Sql } from '@shop/engine/db/database'
import { ownerOf } from '@shop/engine/session/owner'
import type * as v from 'valibot'
import type { SessionContext } from '../on.ts'
import {
  type BasketContents,
  type BasketWriting,
  basketContents,
  GROWN,
  writeChange,
} from './basket-change-store.ts'
import { linesAfter, lockBasket } from './basket-store.ts'
import { basketView, shownBasket } from './basket-view.ts'
import { giftOffers } from './gift-offers.ts'

export type BasketAnswer = v.InferOutput<typeof basketAnswer>
export type Refusal = Exclude<NonNullable<BasketAnswer['kind']>, 'ItemAddedWithReducedQuantity'>

/** What a request leads to: a refusal that writes nothing, or a change. */
export type Verdict =
  | { statusCode: number; kind: Refusal }
  | (BasketWriting & { statusCode: number; isReduced: boolean; kind?: null })

/** Decides within a basket as it was read. */
export type Decide = (sql: Sql, known: BasketContents) => Promise<Verdict>

/**
 * Changes a basket by what `decide` makes of it, optimistically: one statement reads the basket, another writes it if
 * the version is unchanged. On a conflict, or when the change affects gifts, it is repeated with the basket's row
 * locked.
 */
export async function changedBasket(
  context: SessionContext,
  variantIds: readonly number[],
  decide: Decide,
): Promise<BasketAnswer> {
  return (
    (await changedAtOnce(context, variantIds, decide)) ??
    context.inOneCommit((sql) => changedWhileHeld(context, sql, variantIds, decide))
  )
}

/** Null when the basket has to be held for it; then nothing was written. */
async function changedAtOnce(
  context: SessionContext,
  variantIds: readonly number[],
  decide: Decide,
): Promise<BasketAnswer | null> {
  const { sql } = context
  const owner = ownerOf(context)
  const known = await basketContents(sql, owner, variantIds)
  const verdict = await decide(sql, known)
  const view = await basketView(context, sql, afterwards(known, verdict))
  if (!isSettled(view.changes)) return null
  // What is shown is read before: a failure after the change is written would let the repeat of the request do it twice.
  const shown = await giftOffers(context, sql, view)
  const answer = answerOf(verdict, shown)
  if (isRefusal(verdict)) return answer
  const keeping = context.keeping(answer, GROWN)
  return (await writeChange(sql, owner, known, { ...verdict, keeping })) ? answer : null
}

/** Changes a basket within a transaction, its row held. */
export async function changedWhileHeld(
  context: SessionContext,
  sql: Sql,
  variantIds: readonly number[],
  decide: Decide,
): Promise<BasketAnswer> {
  const owner = ownerOf(context)
  await lockBasket(sql, owner)
  const known = await basketContents(sql, owner, variantIds)
  const verdict = await decide(sql, known)
  if (!isRefusal(verdict) && !(await writeChange(sql, owner, known, verdict)))
    throw new Error('A basket was changed by somebody else while its row was held.')
  return answerOf(verdict, await shownBasket(context, sql, afterwards(known, verdict)))
}

/** The basket as it is once a verdict has been carried out. */
function afterwards(known: BasketContents, verdict: Verdict): BasketContents {
  if (isRefusal(verdict)) return known
  const { written, gone = [], head } = verdict
  return {
    ...known,
    head: { ...known.head, ...head, version: known.head.version + 1 },
    lines: linesAfter(known.lines, { written, gone }),
  }
}

function isRefusal(verdict: Verdict): verdict is Extract<Verdict, { kind: Refusal }> {
  return typeof verdict.kind === 'string'
}

function answerOf(verdict: Verdict, basket: Basket): BasketAnswer {
  if (!isRefusal(verdict)) return grantedAnswer(verdict, basket)
  return { type: 'failure', statusCode: verdict.statusCode, kind: verdict.kind, basket }
}

/** The answer to a successful request, whose quantity may have been reduced. */
export function grantedAnswer(
  { statusCode, isReduced }: { statusCode: number; isReduced: boolean },
  basket: Basket,
): BasketAnswer {
  if (isReduced) return { type: 'success', statusCode: 206, kind: 'ItemAddedWithReducedQuantity', basket }
  return { type: 'success', statusCode, kind: null, basket }
}
