import { listStaff } from '@shop/api-client/office/account-commands'
import { showCategory } from '@shop/api-client/office/category-commands'
import { listColours } from '@shop/api-client/office/colour-commands'
import {
  blockKinds,
  listStories,
  openStory,
  storyUse,
  storyVersions,
} from '@shop/api-client/office/content-commands'
import { goodsCosts } from '@shop/api-client/office/cost-commands'
import { findCustomers, showCustomer } from '@shop/api-client/office/customer-commands'
import type { CommandInput } from '@shop/api-client/office/define-command'
import { featureSwitchHistory, listFeatureSwitches } from '@shop/api-client/office/feature-switch-commands'
import { showFigureLists, showFigures } from '@shop/api-client/office/figure-commands'
import { listGiftCardRequests } from '@shop/api-client/office/gift-card-commands'
import { variantPrices } from '@shop/api-client/office/goods-line-commands'
import { listInbox, showInboxItem } from '@shop/api-client/office/inbox-commands'
import { findDeadLinks } from '@shop/api-client/office/link-commands'
import { listMoneyRequests } from '@shop/api-client/office/money-commands'
import { orderDesk, searchOrders, showFormerOrder, showOrder } from '@shop/api-client/office/order-commands'
import { listOwnPasskeys } from '@shop/api-client/office/own-passkey-commands'
import { checkPicture, listPictures, pictureUse } from '@shop/api-client/office/picture-commands'
import { listPictureFolders } from '@shop/api-client/office/picture-folder-commands'
import {
  findProducts,
  listAttributes,
  listCategories,
  showProduct,
} from '@shop/api-client/office/product-commands'
import { listProductRecalls, showRecallBuyers } from '@shop/api-client/office/recall-commands'
import { checkRelease, listReleases, openRelease } from '@shop/api-client/office/release-commands'
import { listReservations } from '@shop/api-client/office/reservation-commands'
import { listReturns } from '@shop/api-client/office/return-commands'
import {
  countReviews,
  listReports,
  listReviews,
  type ReportState,
  type ReviewState,
} from '@shop/api-client/office/review-commands'
import { listShopSettings, shopSettingHistory } from '@shop/api-client/office/setting-commands'
import { type SettingKey, settingName } from '@shop/api-client/office/shop-setting'
import { showStores } from '@shop/api-client/office/store-commands'
import {
  hookDeliveries,
  listHooks,
  listMails,
  type MailPlace,
  showHealth,
  showMaintenance,
  showSurroundings,
} from '@shop/api-client/office/system-commands'
import { listTokens } from '@shop/api-client/office/token-commands'
import { parcelOrders, pickList } from '@shop/api-client/office/warehouse-commands'
import type { Locale } from '@shop/domain/market/markets'
import type { FeatureName } from '@shop/domain/shop/brand'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer } from './api.ts'

export const passkeysQuery = (shop: string) =>
  queryOptions({
    queryKey: [shop, 'passkeys'],
    queryFn: () => answer(shop, listOwnPasskeys, {}),
  })

export const deskQuery = (shop: string, asked: CommandInput<typeof orderDesk>) =>
  infiniteQueryOptions({
    queryKey: [shop, 'desk', asked],
    queryFn: ({ pageParam }) => answer(shop, orderDesk, { ...asked, cursor: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
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

export const formerOrderQuery = (shop: string, id: string) =>
  queryOptions({
    queryKey: [shop, 'formerOrder', id],
    queryFn: () => answer(shop, showFormerOrder, { id }),
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

export const returnsQuery = (shop: string, asked: Pick<CommandInput<typeof listReturns>, 'state' | 'text'>) =>
  infiniteQueryOptions({
    queryKey: [shop, 'returns', asked],
    queryFn: ({ pageParam }) => answer(shop, listReturns, { ...asked, after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

export const reservationsQuery = (
  shop: string,
  asked: Pick<CommandInput<typeof listReservations>, 'state' | 'store' | 'text'>,
) =>
  infiniteQueryOptions({
    queryKey: [shop, 'reservations', asked],
    queryFn: ({ pageParam }) => answer(shop, listReservations, { ...asked, after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

// Not asked again by itself: whoever looks at nothing is not signed in for ever by it.
export const reviewCountsQuery = (shop: string) =>
  queryOptions({
    queryKey: [shop, 'reviewCounts'],
    queryFn: () => answer(shop, countReviews, {}),
    staleTime: 60_000,
  })

export const reviewsQuery = (shop: string, state: ReviewState) =>
  infiniteQueryOptions({
    queryKey: [shop, 'reviews', state],
    queryFn: ({ pageParam }) => answer(shop, listReviews, { state, after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

export const reportsQuery = (shop: string, state: ReportState) =>
  infiniteQueryOptions({
    queryKey: [shop, 'reports', state],
    queryFn: ({ pageParam }) => answer(shop, listReports, { state, after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
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
export const storyQuery = (shop: string, id: number, release: number | null) =>
  queryOptions({
    queryKey: [shop, 'story', id, release],
    queryFn: () => answer(shop, openStory, { id, release }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const picturesQuery = (shop: string, input: { search: string; page: number; folderId?: number }) =>
  queryOptions({
    queryKey: [shop, 'pictures', input],
    queryFn: () => answer(shop, listPictures, input),
    placeholderData: keepPreviousData,
  })

export const pictureFoldersQuery = (shop: string) =>
  queryOptions({
    queryKey: [shop, 'pictureFolders'],
    queryFn: () => answer(shop, listPictureFolders, {}),
  })

export const pictureCheckQuery = (shop: string, input: { id: number; src: string }) =>
  queryOptions({
    queryKey: [shop, 'pictureCheck', input],
    queryFn: () => answer(shop, checkPicture, input),
    staleTime: 60_000,
  })

export const pictureUseQuery = (shop: string, id: number) =>
  queryOptions({
    queryKey: [shop, 'pictureUse', id],
    queryFn: () => answer(shop, pictureUse, { id }),
  })

export const blockKindsQuery = (shop: string) =>
  queryOptions({
    queryKey: [shop, 'blockKinds'],
    queryFn: () => answer(shop, blockKinds, {}),
    staleTime: 600_000,
  })

/** `names` are the links as JSON, each once and in order, so that the same ones are asked for once. */
export const deadLinksQuery = (shop: string, names: string) =>
  queryOptions({
    queryKey: [shop, 'deadLinks', names],
    queryFn: () => answer(shop, findDeadLinks, JSON.parse(names)),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })

export const storyUseQuery = (shop: string, id: number) =>
  queryOptions({
    queryKey: [shop, 'storyUse', id],
    queryFn: () => answer(shop, storyUse, { id }),
  })

export const releasesQuery = (shop: string) =>
  queryOptions({ queryKey: [shop, 'releases'], queryFn: () => answer(shop, listReleases, {}) })

export const releaseCheckQuery = (shop: string, release: number) =>
  queryOptions({
    queryKey: [shop, 'releaseCheck', release],
    queryFn: () => answer(shop, checkRelease, { release }),
  })

export const releaseQuery = (shop: string, release: number) =>
  queryOptions({
    queryKey: [shop, 'release', release],
    queryFn: () => answer(shop, openRelease, { release }),
  })

export const storyVersionsQuery = (shop: string, id: number, release: number | null) =>
  queryOptions({
    queryKey: [shop, 'storyVersions', id, release],
    queryFn: () => answer(shop, storyVersions, { id, release }),
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

export const inboxQuery = (shop: string, asked: CommandInput<typeof listInbox>) =>
  queryOptions({
    queryKey: [shop, 'inbox', asked],
    queryFn: () => answer(shop, listInbox, asked),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })

export const inboxItemQuery = (shop: string, number: string) =>
  queryOptions({
    queryKey: [shop, 'inboxItem', number],
    queryFn: () => answer(shop, showInboxItem, { number }),
  })

export const customersQuery = (shop: string, text: string) =>
  queryOptions({
    queryKey: [shop, 'customers', text],
    queryFn: () => answer(shop, findCustomers, { text }),
    enabled: text.length > 1,
    placeholderData: keepPreviousData,
  })

export const customerQuery = (shop: string, key: string) =>
  queryOptions({
    queryKey: [shop, 'customer', key],
    queryFn: () => answer(shop, showCustomer, { key }),
  })

export const healthQuery = (shop: string) =>
  queryOptions({
    queryKey: [shop, 'health'],
    queryFn: () => answer(shop, showHealth, {}),
    refetchInterval: 60_000,
  })

/** The shop keeps what it has found for a minute. */
export const surroundingsQuery = (shop: string) =>
  queryOptions({
    queryKey: [shop, 'surroundings'],
    queryFn: () => answer(shop, showSurroundings, {}),
    staleTime: 60_000,
    refetchInterval: 60_000,
  })

export const maintenanceQuery = (shop: string) =>
  queryOptions({
    queryKey: [shop, 'maintenance'],
    queryFn: () => answer(shop, showMaintenance, {}),
    refetchInterval: 30_000,
  })

export const hooksQuery = (shop: string) =>
  queryOptions({
    queryKey: [shop, 'hooks'],
    queryFn: () => answer(shop, listHooks, {}),
    refetchInterval: 15_000,
  })

export const deliveriesQuery = (shop: string, hook: string | null) =>
  queryOptions({
    queryKey: [shop, 'deliveries', hook],
    queryFn: () => answer(shop, hookDeliveries, { hook }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  })

export const mailsQuery = (shop: string, place: MailPlace) =>
  queryOptions({
    queryKey: [shop, 'mails', place],
    queryFn: () => answer(shop, listMails, { place }),
    placeholderData: keepPreviousData,
  })

export const tokensQuery = (shop: string) =>
  queryOptions({
    queryKey: [shop, 'tokens'],
    queryFn: () => answer(shop, listTokens, {}),
  })

export const moneyRequestsQuery = (shop: string) =>
  queryOptions({
    queryKey: [shop, 'moneyRequests'],
    queryFn: () => answer(shop, listMoneyRequests, {}),
    refetchInterval: 30_000,
  })

export const giftCardRequestsQuery = (shop: string) =>
  queryOptions({
    queryKey: [shop, 'giftCardRequests'],
    queryFn: () => answer(shop, listGiftCardRequests, {}),
    refetchInterval: 30_000,
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

export const coloursQuery = (shop: string) =>
  queryOptions({
    queryKey: [shop, 'colours'],
    queryFn: () => answer(shop, listColours, {}),
  })

export const attributesQuery = (shop: string) =>
  queryOptions({
    queryKey: [shop, 'attributes'],
    queryFn: () => answer(shop, listAttributes, {}),
  })

export const categoryQuery = (shop: string, id: number) =>
  queryOptions({
    queryKey: [shop, 'category', id],
    queryFn: () => answer(shop, showCategory, { id }),
  })

export const productQuery = (shop: string, id: number) =>
  queryOptions({
    queryKey: [shop, 'product', id],
    queryFn: () => answer(shop, showProduct, { id }),
  })

export const storesQuery = (shop: string) =>
  queryOptions({ queryKey: [shop, 'stores'], queryFn: () => answer(shop, showStores, {}) })

export const goodsCostsQuery = (shop: string, referenceKey: string) =>
  queryOptions({
    queryKey: [shop, 'goodsCosts', referenceKey],
    queryFn: () => answer(shop, goodsCosts, { keys: [referenceKey] }),
  })

export const variantPricesQuery = (shop: string, variantId: number) =>
  queryOptions({
    queryKey: [shop, 'variantPrices', variantId],
    queryFn: () => answer(shop, variantPrices, { variantId }),
  })

export const shopSettingsQuery = (shop: string) =>
  queryOptions({
    queryKey: [shop, 'settings'],
    queryFn: () => answer(shop, listShopSettings, {}),
  })

export const recallsQuery = (shop: string) =>
  queryOptions({
    queryKey: [shop, 'recalls'],
    queryFn: () => answer(shop, listProductRecalls, {}),
  })

export const recallBuyersQuery = (shop: string, id: string) =>
  queryOptions({
    queryKey: [shop, 'recallBuyers', id],
    queryFn: () => answer(shop, showRecallBuyers, { id }),
  })

export const featureSwitchesQuery = (shop: string) =>
  queryOptions({
    queryKey: [shop, 'featureSwitches'],
    queryFn: () => answer(shop, listFeatureSwitches, {}),
  })

export const featureSwitchHistoryQuery = (shop: string, feature: FeatureName) =>
  queryOptions({
    queryKey: [shop, 'featureSwitchHistory', feature],
    queryFn: () => answer(shop, featureSwitchHistory, { feature }),
  })

export const settingHistoryQuery = (shop: string, key: SettingKey) =>
  queryOptions({
    queryKey: [shop, 'settingHistory', settingName(key)],
    queryFn: () => answer(shop, shopSettingHistory, { key }),
  })
