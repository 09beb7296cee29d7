import { listStaff } from '@shop/api-client/office/account-commands'
import { orderDesk, searchOrders, showOrder } from '@shop/api-client/office/order-commands'
import type { OrderState } from '@shop/domain/order/order'
import { queryOptions } from '@tanstack/react-query'
import { answer, loadSession } from './api.ts'

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: loadSession,
  staleTime: 60_000,
})

export const deskQuery = (shop: string, state: OrderState | null) =>
  queryOptions({
    queryKey: [shop, 'desk', state],
    queryFn: () => answer(shop, orderDesk, { state }),
    refetchInterval: 60_000,
  })

export const searchQuery = (shop: string, text: string) =>
  queryOptions({
    queryKey: [shop, 'search', text],
    queryFn: () => answer(shop, searchOrders, { text }),
    enabled: text !== '',
    staleTime: 10_000,
  })

export const orderQuery = (shop: string, number: string) =>
  queryOptions({
    queryKey: [shop, 'order', number],
    queryFn: () => answer(shop, showOrder, { number }),
  })

export const staffQuery = (shop: string) =>
  queryOptions({
    queryKey: [shop, 'staff'],
    queryFn: () => answer(shop, listStaff, {}),
  })
