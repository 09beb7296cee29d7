import { listStaff } from '@shop/api-client/office/account-commands'
import type { CommandInput } from '@shop/api-client/office/define-command'
import { showFigureLists, showFigures } from '@shop/api-client/office/figure-commands'
import { variantPrices } from '@shop/api-client/office/goods-line-commands'
import { orderDesk, searchOrders, showOrder } from '@shop/api-client/office/order-commands'
import { findProducts, listCategories, showProduct } from '@shop/api-client/office/product-commands'
import { parcelOrders, pickList } from '@shop/api-client/office/warehouse-commands'
import type { Locale } from '@shop/domain/market/markets'
import type { OrderState } from '@shop/domain/order/order'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
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

export const pickListQuery = (shop: string, asked: CommandInput<typeof pickList>) =>
  queryOptions({
    queryKey: [shop, 'pickList', asked],
    queryFn: () => answer(shop, pickList, asked),
    refetchInterval: 60_000,
  })

export const parcelOrdersQuery = (shop: string, numbers: readonly string[]) =>
  queryOptions({
    queryKey: [shop, 'parcelOrders', numbers],
    queryFn: () => answer(shop, parcelOrders, { numbers: [...numbers] }),
    enabled: numbers.length > 0,
  })
export const figuresQuery = (shop: string, input: { from: string; to: string; locale: Locale | null }) =>
  queryOptions({
    queryKey: [shop, 'figures', input],
    queryFn: () => answer(shop, showFigures, input),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })

export const figureListsQuery = (shop: string, input: { from: string; to: string; locale: Locale | null }) =>
  queryOptions({
    queryKey: [shop, 'figureLists', input],
    queryFn: () => answer(shop, showFigureLists, input),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })

export const productsQuery = (shop: string, asked: CommandInput<typeof findProducts>) =>
  infiniteQueryOptions({
    queryKey: [shop, 'products', asked],
    queryFn: ({ pageParam }) => answer(shop, findProducts, { ...asked, cursor: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

export const categoriesQuery = (shop: string) =>
  queryOptions({
    queryKey: [shop, 'categories'],
    queryFn: () => answer(shop, listCategories, {}),
    staleTime: 5 * 60_000,
  })

export const productQuery = (shop: string, id: number) =>
  queryOptions({
    queryKey: [shop, 'product', id],
    queryFn: () => answer(shop, showProduct, { id }),
  })

export const variantPricesQuery = (shop: string, variantId: number) =>
  queryOptions({
    queryKey: [shop, 'variantPrices', variantId],
    queryFn: () => answer(shop, variantPrices, { variantId }),
  })
