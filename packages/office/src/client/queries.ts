import { listStaff } from '@shop/api-client/office/account-commands'
import { blockKinds, listStories, openStory, storyVersions } from '@shop/api-client/office/content-commands'
import type { CommandInput } from '@shop/api-client/office/define-command'
import { showFigureLists, showFigures } from '@shop/api-client/office/figure-commands'
import { orderDesk, searchOrders, showOrder } from '@shop/api-client/office/order-commands'
import { parcelOrders, pickList } from '@shop/api-client/office/warehouse-commands'
import type { Locale } from '@shop/domain/market/markets'
import type { OrderState } from '@shop/domain/order/order'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
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

export const storiesQuery = (shop: string, input: { search: string; page: number }) =>
  queryOptions({
    queryKey: [shop, 'stories', input],
    queryFn: () => answer(shop, listStories, input),
    placeholderData: keepPreviousData,
  })

// Not asked again by itself: a draft that is being written is not replaced under the editor's hands.
export const storyQuery = (shop: string, id: number) =>
  queryOptions({
    queryKey: [shop, 'story', id],
    queryFn: () => answer(shop, openStory, { id }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const blockKindsQuery = (shop: string) =>
  queryOptions({
    queryKey: [shop, 'blockKinds'],
    queryFn: () => answer(shop, blockKinds, {}),
    staleTime: 600_000,
  })

export const storyVersionsQuery = (shop: string, id: number) =>
  queryOptions({
    queryKey: [shop, 'storyVersions', id],
    queryFn: () => answer(shop, storyVersions, { id }),
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
