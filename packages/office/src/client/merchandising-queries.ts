import type { CommandInput } from '@shop/api-client/office/define-command'
import { findGoods, listShelves } from '@shop/api-client/office/goods-commands'
import { listingFilterHistory, showListingFilters } from '@shop/api-client/office/listing-filter-commands'
import { promotionDesk, promotionHistory } from '@shop/api-client/office/promotion-commands'
import { rankingHistory, showRanking } from '@shop/api-client/office/ranking-commands'
import { addressRedirects } from '@shop/api-client/office/redirect-commands'
import { searchWords, unansweredSearches } from '@shop/api-client/office/search-word-commands'
import type { Language, Locale } from '@shop/domain/market/markets'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
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

export const rankingQuery = (shop: string, input: CommandInput<typeof showRanking>) =>
  queryOptions({
    queryKey: [shop, 'ranking', input],
    queryFn: () => answer(shop, showRanking, input),
    placeholderData: keepPreviousData,
  })

export const rankingHistoryQuery = (shop: string, id: string) =>
  queryOptions({
    queryKey: [shop, 'rankingHistory', id],
    queryFn: () => answer(shop, rankingHistory, { id }),
  })

export const listingFiltersQuery = (shop: string, input: CommandInput<typeof showListingFilters>) =>
  queryOptions({
    queryKey: [shop, 'listingFilters', input],
    queryFn: () => answer(shop, showListingFilters, input),
    placeholderData: keepPreviousData,
  })

export const listingFilterHistoryQuery = (shop: string, categoryId: number) =>
  queryOptions({
    queryKey: [shop, 'listingFilterHistory', categoryId],
    queryFn: () => answer(shop, listingFilterHistory, { categoryId }),
  })

export const searchWordsQuery = (shop: string, language: Language) =>
  queryOptions({
    queryKey: [shop, 'searchWords', language],
    queryFn: () => answer(shop, searchWords, { language }),
  })

export const unansweredQuery = (shop: string, locale: Locale) =>
  queryOptions({
    queryKey: [shop, 'unanswered', locale],
    queryFn: () => answer(shop, unansweredSearches, { locale }),
  })

export const addressRedirectsQuery = (shop: string, asked: { locale: Locale; words: string }) =>
  infiniteQueryOptions({
    queryKey: [shop, 'addressRedirects', asked],
    queryFn: ({ pageParam }) => answer(shop, addressRedirects, { ...asked, cursor: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
