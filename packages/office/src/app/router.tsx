import { DESK_PAYMENTS, ORDER_STEPS } from '@shop/api-client/office/order-commands'
import { GAP, PRODUCT_STATES, STOCK_LEVELS } from '@shop/api-client/office/product-commands'
import { OFFER_STATES } from '@shop/api-client/office/promotion-commands'
import { RESERVATION_STATES } from '@shop/api-client/office/reservation-commands'
import { CARRIER_KEYS } from '@shop/domain/carrier/carriers'
import { PRESETS } from '@shop/domain/figures/period'
import { INBOX_KINDS, INBOX_STATES } from '@shop/domain/inbox/inbox-item'
import { COUNTRIES, LOCALES } from '@shop/domain/market/markets'
import { ORDER_STATES } from '@shop/domain/order/order'
import { DELIVERY_STANDINGS } from '@shop/domain/warehouse/delivery-standing'
import { DUENESS } from '@shop/domain/warehouse/delivery-urgency'
import { QueryClient } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import * as v from 'valibot'
import { OfficeProblem } from '../client/api.ts'
import { speakWholly } from '../client/language.ts'
import { sessionQuery } from '../client/session-query.ts'
import { SETTING_PARTS } from '../client/setting-parts.ts'
import { SYSTEM_PARTS } from '../client/system-parts.ts'
import { NextAddress } from '../next-address.ts'
import { PARTS } from '../pages/reviews/review-parts.ts'

export const queries: QueryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (count, error) => count < 1 && !(error instanceof OfficeProblem) },
  },
})

const root = createRootRoute({ component: Outlet })

/** Everything that needs somebody who is signed in, with a password of their own and what else is asked of them. */
const desk = createRoute({
  getParentRoute: () => root,
  id: 'desk',
  async beforeLoad({ location }) {
    const { shops } = await queries.ensureQueryData(sessionQuery)
    const mine = shops.flatMap(({ me }) => me ?? [])
    if (mine.length === 0 || mine.some((me) => me.mustChangePassword || me.mustSetFactor))
      throw redirect({ to: '/sign-in', search: { next: location.href } })
  },
  // The page of the sign-in has none of it around.
  component: lazyRouteComponent(async () => {
    const words = speakWholly()
    const { Shell } = await import('../shell/shell.tsx')
    await words
    return { Shell }
  }, 'Shell'),
})

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: v.object({
    next: v.optional(v.fallback(v.optional(NextAddress), undefined)),
    /** Why the company's way did not end in the office. */
    company: v.optional(v.fallback(v.optional(v.string()), undefined)),
  }),
  component: lazyRouteComponent(() => import('../pages/sign-in/sign-in-page.tsx'), 'SignInPage'),
})

const home = createRoute({
  getParentRoute: () => desk,
  path: '/',
  async beforeLoad() {
    const { shops } = await queries.ensureQueryData(sessionQuery)
    const first = shops.find(({ me }) => me !== null)
    throw first ? redirect({ to: '/$shop', params: { shop: first.id } }) : redirect({ to: '/sign-in' })
  },
})

const orders = createRoute({
  getParentRoute: () => desk,
  path: '/$shop',
  async beforeLoad({ params }) {
    const { shops } = await queries.ensureQueryData(sessionQuery)
    const rights = shops.find(({ id }) => id === params.shop)?.me?.rights ?? []
    // Who writes pages and sees no orders begins with the pages.
    if (rights.includes('content.read') && !rights.includes('orders.read'))
      throw redirect({ to: '/$shop/pages', params })
  },
  validateSearch: v.object({
    state: v.optional(v.fallback(v.optional(v.picklist(ORDER_STATES)), undefined)),
    day: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined)),
    country: v.optional(v.fallback(v.optional(v.picklist(COUNTRIES)), undefined)),
    payment: v.optional(v.fallback(v.optional(v.picklist(DESK_PAYMENTS)), undefined)),
    transfers: v.optional(v.fallback(v.optional(v.literal(true)), undefined)),
    q: v.optional(v.fallback(v.optional(v.string()), undefined)),
  }),
  component: lazyRouteComponent(() => import('../pages/orders/orders-page.tsx'), 'OrdersPage'),
})

const order = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/orders/$number',
  // The step whose form is open: a reload and a link lead to it.
  validateSearch: v.object({
    step: v.optional(v.fallback(v.optional(v.picklist([...ORDER_STEPS, 'exchange'])), undefined)),
  }),
  loader: ({ params }) => void asked(params.shop, params.number),
  component: lazyRouteComponent(() => import('../pages/order/order-page.tsx'), 'OrderPage'),
})

/** The order is asked for while its page is still on its way. */
async function asked(shop: string, number: string): Promise<void> {
  const { orderQuery } = await import('../client/queries.ts')
  await queries.prefetchQuery(orderQuery(shop, number))
}

const Word = (most: number) => v.pipe(v.string(), v.maxLength(most))

const warehouse = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/warehouse',
  // What is filtered, and the order that is picked: a reload and a link lead to it.
  validateSearch: v.object({
    by: v.optional(v.fallback(v.optional(v.picklist(['order', 'article'])), undefined)),
    standing: v.optional(v.fallback(v.optional(v.picklist(DELIVERY_STANDINGS)), undefined)),
    carrier: v.optional(v.fallback(v.optional(v.picklist(CARRIER_KEYS)), undefined)),
    country: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), undefined)),
    due: v.optional(v.fallback(v.optional(v.picklist(DUENESS)), undefined)),
    order: v.optional(v.fallback(v.optional(Word(30)), undefined)),
  }),
  component: lazyRouteComponent(() => import('../pages/warehouse/warehouse-page.tsx'), 'WarehousePage'),
})

const parcels = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/warehouse/parcels',
  component: lazyRouteComponent(() => import('../pages/parcels/parcels-page.tsx'), 'ParcelsPage'),
})

const returns = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/warehouse/returns',
  // What is looked for, and the return that is unpacked: a reload and a link lead to it.
  validateSearch: v.object({
    state: v.optional(v.fallback(v.optional(v.picklist(['announced', 'received'])), undefined)),
    q: v.optional(v.fallback(v.optional(Word(60)), undefined)),
    return: v.optional(v.fallback(v.optional(Word(40)), undefined)),
  }),
  component: lazyRouteComponent(() => import('../pages/returns/returns-page.tsx'), 'ReturnsPage'),
})

const reservations = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/warehouse/reservations',
  validateSearch: v.object({
    state: v.optional(v.fallback(v.optional(v.picklist(RESERVATION_STATES)), undefined)),
    store: v.optional(v.fallback(v.optional(Word(64)), undefined)),
    q: v.optional(v.fallback(v.optional(Word(60)), undefined)),
  }),
  component: lazyRouteComponent(
    () => import('../pages/reservations/reservations-page.tsx'),
    'ReservationsPage',
  ),
})

const products = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/products',
  validateSearch: v.object({
    q: v.optional(v.fallback(v.optional(Word(200)), undefined)),
    state: v.optional(v.fallback(v.optional(v.picklist(PRODUCT_STATES)), undefined)),
    missing: v.optional(v.fallback(v.optional(v.pipe(Word(80), v.regex(GAP))), undefined)),
    stock: v.optional(v.fallback(v.optional(v.picklist(STOCK_LEVELS)), undefined)),
    category: v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer())), undefined)),
    country: v.optional(v.fallback(v.optional(v.picklist(COUNTRIES)), undefined)),
  }),
  component: lazyRouteComponent(() => import('../pages/products/products-page.tsx'), 'ProductsPage'),
})

const newProduct = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/products/new',
  component: lazyRouteComponent(() => import('../pages/new-product/new-product-page.tsx'), 'NewProductPage'),
})

const product = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/products/$id',
  component: lazyRouteComponent(() => import('../pages/product/product-page.tsx'), 'ProductPage'),
})

const categories = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/categories',
  component: lazyRouteComponent(() => import('../pages/categories/categories-page.tsx'), 'CategoriesPage'),
})

const category = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/categories/$id',
  component: lazyRouteComponent(() => import('../pages/categories/category-page.tsx'), 'CategoryPage'),
})

const listingFilters = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/categories/$id/filters',
  validateSearch: v.object({
    locale: v.optional(v.fallback(v.optional(v.picklist(LOCALES)), undefined)),
  }),
  component: lazyRouteComponent(
    () => import('../pages/listing-filters/listing-filters-page.tsx'),
    'ListingFiltersPage',
  ),
})

const recalls = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/recalls',
  component: lazyRouteComponent(() => import('../pages/recalls/recalls-page.tsx'), 'RecallsPage'),
})

const recall = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/recalls/$recall',
  // The product that a new recall begins with.
  validateSearch: v.object({
    product: v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined)),
  }),
  component: lazyRouteComponent(() => import('../pages/recalls/recall-page.tsx'), 'RecallPage'),
})

const colours = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/colours',
  component: lazyRouteComponent(() => import('../pages/colours/colours-page.tsx'), 'ColoursPage'),
})

const log = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/log',
  component: lazyRouteComponent(() => import('../pages/log/log-page.tsx'), 'LogPage'),
})

const staff = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/staff',
  component: lazyRouteComponent(() => import('../pages/staff/staff-page.tsx'), 'StaffPage'),
})

const figures = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/figures',
  validateSearch: v.object({
    locale: v.optional(v.fallback(v.optional(v.picklist(LOCALES)), undefined)),
    period: v.optional(v.fallback(v.optional(v.picklist(PRESETS)), undefined)),
    from: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined)),
    to: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined)),
  }),
  component: lazyRouteComponent(() => import('../pages/figures/figures-page.tsx'), 'FiguresPage'),
})

const stories = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/pages',
  validateSearch: v.object({
    q: v.optional(v.fallback(v.optional(Word(100)), undefined)),
    page: v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined)),
    // The form of a new page is open: a reload and a link lead to it.
    new: v.optional(v.fallback(v.optional(v.literal(true)), undefined)),
  }),
  component: lazyRouteComponent(() => import('../pages/stories/stories-page.tsx'), 'StoriesPage'),
})

const releases = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/pages/releases',
  validateSearch: v.object({
    new: v.optional(v.fallback(v.optional(v.literal(true)), undefined)),
  }),
  component: lazyRouteComponent(() => import('../pages/releases/releases-page.tsx'), 'ReleasesPage'),
})

const release = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/pages/releases/$release',
  component: lazyRouteComponent(() => import('../pages/releases/release-page.tsx'), 'ReleasePage'),
})

const story = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/pages/$story',
  // The release that it is edited in, and the block whose form is open.
  validateSearch: v.object({
    release: v.optional(
      v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), undefined),
    ),
    block: v.optional(v.fallback(v.optional(Word(100)), undefined)),
  }),
  component: lazyRouteComponent(() => import('../pages/stories/story-page.tsx'), 'StoryPage'),
})

const media = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/media',
  validateSearch: v.object({
    folder: v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined)),
  }),
  component: lazyRouteComponent(() => import('../pages/media/media-page.tsx'), 'MediaPage'),
})

const inbox = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/inbox',
  validateSearch: v.object({
    kind: v.optional(v.fallback(v.optional(v.picklist(INBOX_KINDS)), undefined)),
    state: v.optional(v.fallback(v.optional(v.picklist(INBOX_STATES)), undefined)),
    mine: v.optional(v.fallback(v.optional(v.boolean()), undefined)),
  }),
  component: lazyRouteComponent(() => import('../pages/inbox/inbox-page.tsx'), 'InboxPage'),
})

const inboxItem = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/inbox/$number',
  component: lazyRouteComponent(() => import('../pages/inbox/inbox-item-page.tsx'), 'InboxItemPage'),
})

const reviews = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/reviews',
  validateSearch: v.object({ part: v.optional(v.fallback(v.optional(v.picklist(PARTS)), undefined)) }),
  component: lazyRouteComponent(() => import('../pages/reviews/reviews-page.tsx'), 'ReviewsPage'),
})

const customers = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/customers',
  validateSearch: v.object({ q: v.optional(v.fallback(v.optional(Word(200)), undefined)) }),
  component: lazyRouteComponent(() => import('../pages/customer/customers-page.tsx'), 'CustomersPage'),
})

const customer = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/customers/$key',
  component: lazyRouteComponent(() => import('../pages/customer/customer-page.tsx'), 'CustomerPage'),
})

const formerOrder = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/former-orders/$id',
  component: lazyRouteComponent(() => import('../pages/order/former-order-page.tsx'), 'FormerOrderPage'),
})

const system = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/system',
  validateSearch: v.object({
    part: v.optional(v.fallback(v.optional(v.picklist(SYSTEM_PARTS)), undefined)),
  }),
  component: lazyRouteComponent(() => import('../pages/system/system-page.tsx'), 'SystemPage'),
})

const settings = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/settings',
  validateSearch: v.object({
    kind: v.optional(v.fallback(v.optional(v.picklist(SETTING_PARTS)), undefined)),
    place: v.optional(v.fallback(v.optional(Word(20)), undefined)),
  }),
  component: lazyRouteComponent(() => import('../pages/settings/settings-page.tsx'), 'SettingsPage'),
})

const promotions = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/promotions',
  validateSearch: v.object({
    state: v.optional(v.fallback(v.optional(v.picklist(OFFER_STATES)), undefined)),
  }),
  component: lazyRouteComponent(() => import('../pages/promotions/promotions-page.tsx'), 'PromotionsPage'),
})

const promotion = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/promotions/$offer',
  component: lazyRouteComponent(() => import('../pages/promotions/promotion-page.tsx'), 'PromotionPage'),
})

const vouchers = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/vouchers',
  component: lazyRouteComponent(() => import('../pages/vouchers/vouchers-page.tsx'), 'VouchersPage'),
})

const giftCards = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/gift-cards',
  component: lazyRouteComponent(() => import('../pages/gift-cards/gift-cards-page.tsx'), 'GiftCardsPage'),
})

const ranking = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/ranking',
  validateSearch: v.object({
    locale: v.optional(v.fallback(v.optional(v.picklist(LOCALES)), undefined)),
    category: v.optional(v.fallback(v.optional(v.pipe(v.number(), v.safeInteger())), undefined)),
    q: v.optional(v.fallback(v.optional(Word(60)), undefined)),
  }),
  component: lazyRouteComponent(() => import('../pages/ranking/ranking-page.tsx'), 'RankingPage'),
})

const searchWords = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/search-words',
  validateSearch: v.object({
    locale: v.optional(v.fallback(v.optional(v.picklist(LOCALES)), undefined)),
  }),
  component: lazyRouteComponent(
    () => import('../pages/search-words/search-words-page.tsx'),
    'SearchWordsPage',
  ),
})

const redirects = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/redirects',
  validateSearch: v.object({
    locale: v.optional(v.fallback(v.optional(v.picklist(LOCALES)), undefined)),
    q: v.optional(v.fallback(v.optional(Word(100)), undefined)),
  }),
  component: lazyRouteComponent(() => import('../pages/redirects/redirects-page.tsx'), 'RedirectsPage'),
})

const stores = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/stores',
  component: lazyRouteComponent(() => import('../pages/stores/stores-page.tsx'), 'StoresPage'),
})

const account = createRoute({
  getParentRoute: () => desk,
  path: '/$shop/account',
  // How the way to the company ended, by which it was to be connected.
  validateSearch: v.object({ company: v.optional(v.fallback(v.optional(v.string()), undefined)) }),
  component: lazyRouteComponent(() => import('../pages/account/account-page.tsx'), 'AccountPage'),
})

/** Every address of the office, one line each. */
export const router = createRouter({
  routeTree: root.addChildren([
    signIn,
    desk.addChildren([
      ...[stories, releases, release, story],
      ...[home, orders, order, warehouse, parcels, returns, reservations, figures, log, staff, account],
      ...[
        inbox,
        inboxItem,
        reviews,
        customers,
        customer,
        formerOrder,
        system,
        settings,
        products,
        newProduct,
        product,
      ],
      ...[categories, category, listingFilters, colours, media, recalls, recall, stores],
      ...[promotions, promotion, vouchers, giftCards, ranking, searchWords, redirects],
    ]),
  ]),
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
