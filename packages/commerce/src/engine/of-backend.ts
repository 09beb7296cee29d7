import type { Call } from '@shop/api-client/contract/define-call'
import { problem } from '@shop/api-client/contract/problem'
import type { Shop } from '@shop/domain/shop/shop'
import { switchedShop } from '@shop/domain/shop/switched-shop'
import type { Backend } from '@shop/engine/backend'
import type { EngineAnswer } from '@shop/engine/call/engine-answer'
import type { Handler } from '@shop/engine/on'
import type { CallContext } from '@shop/sales/on'
import { routes } from '../routes.ts'

/** Every call with what answers it: the backend where it does, the shop otherwise. */
export function handlersWith(backend: Backend | null): ReadonlyMap<string, Handler<CallContext>> {
  const rows: readonly Handler<CallContext>[] = [...routes, ...(backend?.handlers ?? [])]
  return new Map(rows.map((handler) => [handler.call.name, handler]))
}

/** A shop without what its backend cannot do. */
export function shopWith(backend: Backend | null, shop: Shop): Shop {
  if (backend === null) return shop
  const lacking = Object.fromEntries(backend.lacks.map((name) => [name, false]))
  return { ...switchedShop(shop, lacking), closed: [...backend.closed] }
}

export function closedWith({ name }: Backend, call: Call): EngineAnswer {
  const { document } = problem(
    409,
    'not_with_backend',
    `${call.name} is not answered: the goods of this shop are in ${name}, which has nothing like it. See docs/scayle.md.`,
  )
  return { status: 409, body: document, cookie: null, headers: {} }
}
