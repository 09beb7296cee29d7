import type { BasketAnswer } from '@shop/api-client/contract/basket'
import { isProblem } from '@shop/api-client/contract/problem'
import type { Basket } from '@shop/domain/basket/basket'
import { basketKey } from '@shop/domain/basket/basket-key'
import type { Shop } from '@shop/domain/shop/shop'
import type { CallContext, WithSession } from '@shop/engine/on'
import PQueue from 'p-queue'
import * as v from 'valibot'
import { safePart } from '../connection/safe-part.ts'
import type { Tenant } from '../connection/tenant.ts'
import { LINES_WITH } from '../goods/product-with.ts'
import { WireBasket, WireBasketChange, type WireBasketItem } from '../wire/wire-basket.ts'
import {
  type AppliedPromotion,
  codesOf,
  isSameCode,
  openedByCode,
  promotionsOn,
  withCode,
  withoutCode,
} from './basket-codes.ts'
import { basketOf } from './basket-of.ts'

/** Who asks for a basket. */
export type Asker = { shop: Shop; userId: string; now: Date }
export type Baskets = ReturnType<typeof openBaskets>

export type ItemInput = {
  variantId: number
  quantity: number
  displayData: Record<string, { key: string; label: string; value: string }>
  itemGroup: { id: string; isMainItem: boolean; isRequired: boolean } | null
  /** Marks the line: the same request again finds it, and does not add a second time. */
  mark: string
}

type Refusal = 'ItemUnavailable' | 'BasketItemNotFound' | 'MaximumItemCountReached'

/** How SCAYLE refuses a change. */
const REFUSALS: Record<number, Refusal> = {
  404: 'BasketItemNotFound',
  412: 'ItemUnavailable',
  413: 'MaximumItemCountReached',
}
const REDUCED = 206
const ALREADY_THERE = 409

/** The asker of a call's session. */
export function askerOf({ shop, session, now }: WithSession<CallContext>): Asker {
  return { shop, userId: session.userId, now }
}

/**
 * The baskets of a tenant. Changes of one basket wait for each other, because putting something in takes two questions;
 * another process may still come in between, which SCAYLE answers with 409.
 */
export function openBaskets(tenant: Tenant) {
  const queues = new Map<string, PQueue>()
  let lastVersion = 0

  /** Rises with every question of this process, also within a millisecond. */
  function nextVersion(): number {
    lastVersion = Math.max(Date.now(), lastVersion + 1)
    return lastVersion
  }

  async function alone<Answer>(key: string, change: () => Promise<Answer>): Promise<Answer> {
    const queue = queues.get(key) ?? new PQueue({ concurrency: 1 })
    queues.set(key, queue)
    try {
      return await queue.add(change)
    } finally {
      if (queue.size === 0 && queue.pending === 0) queues.delete(key)
    }
  }

  const keyOf = ({ shop, userId }: Asker) => safePart(basketKey(shop.shopId, userId))

  async function wireBasket(asker: Asker) {
    const key = keyOf(asker)
    const version = nextVersion()
    const { basket } = await tenant.ask(
      'a basket',
      () => tenant.clientOf(asker.shop).basket.get(key, { with: LINES_WITH }),
      v.object({ basket: WireBasket }),
    )
    return { wire: basket, version }
  }

  async function shownBasket(asker: Asker): Promise<Basket> {
    const { wire, version } = await wireBasket(asker)
    return basketOf(wire, { ...asker, setup: tenant.setup, version })
  }

  type Change = v.InferOutput<typeof WireBasketChange>

  /** The answer to a change, with the basket as it is afterwards: what a refusal carries is nothing to rely on. */
  async function answered(asker: Asker, change: Change): Promise<BasketAnswer> {
    const basket = await shownBasket(asker)
    const { statusCode } = change
    if (change.type === 'success') return { type: 'success', statusCode, kind: null, basket }
    // 206: fewer units than asked were added, which is a success with a notice here.
    if (statusCode === REDUCED)
      return { type: 'success', statusCode, kind: 'ItemAddedWithReducedQuantity', basket }
    return { type: 'failure', statusCode, kind: REFUSALS[statusCode] ?? 'ItemUnavailable', basket }
  }

  async function changed(asker: Asker, itemKey: string, update: ItemUpdate): Promise<Change> {
    const { quantity, ...details } = update
    return tenant.ask(
      'a change of a line',
      () =>
        tenant.clientOf(asker.shop).basket.updateItem(keyOf(asker), safePart(itemKey), quantity, {
          with: LINES_WITH,
          ...details,
        }),
      WireBasketChange,
    )
  }

  async function put(asker: Asker, input: ItemInput, isSecond = false): Promise<BasketAnswer> {
    const { wire } = await wireBasket(asker)
    const same = lineOf(wire.items, input.variantId, input.itemGroup?.id)
    const { variantId, quantity, mark, displayData, itemGroup } = input
    const details = { displayData, ...(itemGroup ? { itemGroup } : {}) }
    if (same) {
      if (same.customData.change === mark)
        return { type: 'success', statusCode: 201, kind: null, basket: await shownBasket(asker) }
      const customData = { ...same.customData, change: mark }
      const change = await changed(asker, same.key, {
        quantity: same.quantity + quantity,
        customData,
        ...(Object.keys(displayData).length > 0 ? { displayData } : {}),
      })
      const isFull = change.statusCode === REDUCED
      return isFull && (await unitsOf(asker, same.key)) <= same.quantity
        ? answered(asker, { type: 'failure', statusCode: 413 })
        : created(await answered(asker, change))
    }
    const change = await tenant.ask(
      'a new line',
      () =>
        tenant.clientOf(asker.shop).basket.addItem(keyOf(asker), variantId, quantity, {
          with: LINES_WITH,
          customData: { change: mark },
          ...details,
        }),
      WireBasketChange,
    )
    // Another process, or an earlier try of this request, was quicker.
    if (change.statusCode === ALREADY_THERE && !isSecond) return put(asker, input, true)
    if (hasCome(change)) await takeCodesAlong(asker, codesOf(wire))
    return answered(asker, change)
  }

  async function putPromotions(
    asker: Asker,
    items: { itemId: string; promotions: AppliedPromotion[] }[],
  ): Promise<void> {
    if (items.length === 0) return
    const key = keyOf(asker)
    await tenant.ask(
      'promotions of a basket',
      () => tenant.clientOf(asker.shop).basket.bulkUpdatePromotions(key, { items, with: LINES_WITH }),
      v.object({ type: v.literal('success') }),
    )
  }

  async function takeCode(asker: Asker, code: string): Promise<void> {
    const opened = await openedByCode(tenant, { key: keyOf(asker), asker, code })
    const { wire } = await wireBasket(asker)
    await putPromotions(asker, withCode(wire.items, opened))
  }

  /** A line that came after a code is reduced by it as well; one that it does not work on any more comes without. */
  async function takeCodesAlong(asker: Asker, codes: readonly string[]): Promise<void> {
    for (const code of codes)
      await takeCode(asker, code).catch((failure: unknown) => {
        if (!isProblem(failure)) throw failure
      })
  }

  /** Whether the basket has the line afterwards, whole or as many units of it as there were. */
  async function bring(
    to: Asker,
    line: WireBasketItem,
    present: readonly WireBasketItem[],
  ): Promise<boolean> {
    const { quantity, variant, itemGroup, displayData } = line
    const same = lineOf(present, variant.id, itemGroup?.id)
    if (same && same.quantity >= quantity) return true
    if (same) return hasCome(await changed(to, same.key, { quantity, customData: same.customData }))
    return hasCome(
      await tenant.ask(
        'a line that comes',
        () =>
          tenant.clientOf(to.shop).basket.addItem(keyOf(to), variant.id, quantity, {
            displayData,
            ...(itemGroup ? { itemGroup } : {}),
            promotions: promotionsOn(line),
          }),
        WireBasketChange,
      ),
    )
  }

  async function unitsOf(asker: Asker, itemKey: string): Promise<number> {
    const { wire } = await wireBasket(asker)
    return wire.items.find(({ key }) => key === itemKey)?.quantity ?? 0
  }

  return {
    shown: shownBasket,
    /** Puts a variant in, to a line of it that is there already. */
    put: (asker: Asker, input: ItemInput) => alone(keyOf(asker), () => put(asker, input)),
    /** Sets the quantity of a line. */
    change: (asker: Asker, itemKey: string, update: ItemUpdate) =>
      alone(keyOf(asker), async () => answered(asker, await changed(asker, itemKey, update))),
    /** Takes a line out; one that is not there stays away. */
    remove: (asker: Asker, itemKey: string) =>
      alone(keyOf(asker), async () => {
        await tenant
          .ask(
            'a line that goes',
            () => tenant.clientOf(asker.shop).basket.deleteItem(keyOf(asker), safePart(itemKey)),
            v.unknown(),
          )
          .catch((failure: unknown) => {
            if (!isProblem(failure) || failure.status !== 404) throw failure
          })
        return shownBasket(asker)
      }),
    /** Takes a voucher. @throws the problems of `addVoucher` */
    addCode: (asker: Asker, code: string) =>
      alone(keyOf(asker), async () => {
        const { wire } = await wireBasket(asker)
        if (!codesOf(wire).some((one) => isSameCode(one, code))) await takeCode(asker, code)
        return shownBasket(asker)
      }),
    /** Takes a voucher out; one that is not there stays away. */
    removeCode: (asker: Asker, code: string) =>
      alone(keyOf(asker), async () => {
        const { wire } = await wireBasket(asker)
        if (codesOf(wire).some((one) => isSameCode(one, code)))
          await putPromotions(asker, withoutCode(wire.items, code))
        return shownBasket(asker)
      }),
    /**
     * Brings the lines of one basket to another: the same line takes the higher quantity, all others come along. They leave
     * the first basket only when the second has them, and doing it again changes nothing.
     */
    merge: (from: Asker, to: Asker) =>
      alone(keyOf(to), async () => {
        const { wire: source } = await wireBasket(from)
        if (source.items.length === 0) return
        const { wire: target } = await wireBasket(to)
        const come: string[] = []
        for (const line of source.items) if (await bring(to, line, target.items)) come.push(line.key)
        for (const key of come)
          await tenant.ask(
            'a line that moved',
            () => tenant.clientOf(from.shop).basket.deleteItem(keyOf(from), safePart(key)),
            v.unknown(),
          )
      }),
  }
}

export type ItemUpdate = {
  quantity: number
  customData?: Record<string, unknown>
  displayData?: ItemInput['displayData']
}

/** To a shopper more of a line is something that was put in. */
function created(answer: BasketAnswer): BasketAnswer {
  return answer.type === 'success' && answer.statusCode === 200 ? { ...answer, statusCode: 201 } : answer
}

/** Whether a change has left the line where it was wanted; what has no room or is not sold has not come. */
function hasCome({ type, statusCode }: v.InferOutput<typeof WireBasketChange>): boolean {
  return type === 'success' || statusCode === REDUCED || statusCode === ALREADY_THERE
}

/** The line that holds a variant, of the same group. */
function lineOf(
  items: readonly WireBasketItem[],
  variantId: number,
  groupId: string | undefined,
): WireBasketItem | undefined {
  return items.find(({ variant, itemGroup }) => variant.id === variantId && itemGroup?.id === groupId)
}
