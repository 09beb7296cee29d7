import type { CommandInput } from '@shop/api-client/office/define-command'
import { findGoods, listShelves } from '@shop/api-client/office/goods-commands'
import { promotionDesk, promotionHistory } from '@shop/api-client/office/promotion-commands'
import type { Locale } from '@shop/domain/market/markets'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer } from './api.ts'

export const offersQuery = (shop: string) =>
  queryOptions({ queryKey: [shop, 'offers'], queryFn: () => answer(shop, promotionDesk, {}) })

export const offerHistoryQuery = (shop: string, id: string) =>
  queryOptions({
    queryKey: [shop, 'offerHistory', id],
    queryFn: () => answer(shop, promotionHistory, { id }),
  })

export const goodsQuery = (shop: string, input: CommandInput<typeof findGoods>) =>
  queryOptions({
    queryKey: [shop, 'goods', input],
    queryFn: () => answer(shop, findGoods, input),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

export const shelvesQuery = (shop: string, locale: Locale) =>
  queryOptions({
    queryKey: [shop, 'shelves', locale],
    queryFn: () => answer(shop, listShelves, { locale }),
    staleTime: 60_000,
  })
