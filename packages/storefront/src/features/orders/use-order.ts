import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import { useCallback, useEffect, useState } from 'react'
import { useOwnCall } from '../session/use-own-call.ts'

/** Which order, and by which right: that of its signed-in customer, or that of a token from a mail. */
export type OrderAccess = { orderNumber: string; token: string | null }

export type OrderState = LoadedOrder | 'loading' | 'unknown' | 'failed'

/** An order with all that has become of it; asked for again after every change. */
export function useOrder({ orderNumber, token }: OrderAccess): { order: OrderState; reload: () => void } {
  const call = useOwnCall()
  const [order, setOrder] = useState<OrderState>('loading')
  const [look, setLook] = useState(0)
  const reload = useCallback(() => setLook((now) => now + 1), [])

  useEffect(() => {
    let isWanted = look >= 0
    call(async (api) => {
      const { loadOrder } = await import('@shop/api-client/contract/user-orders')
      return api(loadOrder, { orderNumber, token })
    })
      .then((answer) => {
        if (!isWanted) return
        if (answer.type === 'success') setOrder(answer.value)
        else setOrder(NOT_THERE.includes(answer.problem.status) ? 'unknown' : 'failed')
      })
      .catch(() => isWanted && setOrder('failed'))
    return () => {
      isWanted = false
    }
  }, [call, orderNumber, token, look])

  return { order, reload }
}

/** No such order, and nothing that could be the number of one. */
const NOT_THERE = [404, 422]
