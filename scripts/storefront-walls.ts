/** What the storefront's walls say, one sentence of each. */
const BASE = 'What every page runs on knows no feature'
const FEATURE = 'A feature knows no shell and no page'
const PART = 'of its components only those that are meant for all'
const SHELL = 'The shell stands around every page and knows none'
const PAGE = 'A page knows no other page'
const TWO = 'Of other pages these two take the listing and the story page alone'
const ROUTER = 'The router knows the pages'

/** A file of the storefront, what it imports, and what the wall between the two says; null where none is. */
const IMPORTS: readonly (readonly [string, string, string | null])[] = [
  ['a1.ts', './features/basket/basket.atoms.ts', BASE],
  ['a2.ts', './shell/root.tsx', BASE],
  ['a3.ts', './pages/basket/basket-page.tsx', BASE],
  ['a4.ts', './routes.tsx', BASE],
  ['a5.ts', './router-context.ts', null],
  ['calls/a1.ts', '../features/basket/basket.atoms.ts', BASE],
  ['hydration/a1.tsx', '../shell/root.tsx', BASE],
  ['loading/a1.ts', '../pages/basket/basket-page.tsx', BASE],
  ['loading/a2.ts', '../routes.tsx', BASE],
  ['loading/a3.ts', '../router-context.ts', null],
  ['features/basket/a1.ts', '../../shell/root.tsx', FEATURE],
  ['features/basket/a2.ts', '../../shell/dialogs/dialog-host.tsx', FEATURE],
  ['features/basket/a3.ts', '../../pages/login/login-page.tsx', FEATURE],
  ['features/basket/a4.ts', '../../router.tsx', FEATURE],
  ['features/basket/a5.ts', '../orders/cancel-order.tsx', PART],
  ['features/basket/a12.ts', '../orders/view/order-view.tsx', PART],
  ['features/basket/a6.ts', '../orders/use-order.ts', null],
  ['features/basket/a7.ts', '../session/session.atoms.ts', null],
  ['features/basket/a8.ts', '../dialogs/shop-dialog.tsx', null],
  ['features/basket/a9.ts', '../tracking/seen-list.tsx', null],
  ['features/basket/a10.ts', './basket-codes.tsx', null],
  ['features/basket/a11.ts', '../../use-shop.ts', null],
  ['features/orders/view/a1.ts', '../../basket/basket-codes.tsx', PART],
  ['features/orders/view/a2.ts', '../../../shell/root.tsx', FEATURE],
  ['features/orders/view/a3.ts', '../cancel-order.tsx', null],
  ['features/orders/view/a4.ts', '../../dialogs/shop-dialog.tsx', null],
  ['features/orders/view/a5.ts', '../../basket/basket.atoms.ts', null],
  ['shell/a1.ts', '../pages/basket/basket-page.tsx', SHELL],
  ['shell/dialogs/a1.ts', '../../pages/basket/basket-page.tsx', SHELL],
  ['shell/a2.ts', '../routes.tsx', SHELL],
  ['shell/a3.ts', '../features/search/header-search.tsx', null],
  ['pages/a1.ts', '../router.tsx', ROUTER],
  ['pages/a2.ts', '../loading/page-loader.ts', null],
  ['pages/orders/a1.ts', '../account/account-tiles.tsx', PAGE],
  ['pages/orders/a2.ts', '../login/login-page.module.css', PAGE],
  ['pages/orders/a3.ts', '../content/listing-view.tsx', PAGE],
  ['pages/orders/a4.ts', '../../router.tsx', ROUTER],
  ['pages/orders/a5.ts', '../breadcrumb-json-ld.ts', null],
  ['pages/orders/a6.ts', '../../features/account/account-frame.tsx', null],
  ['pages/orders/a7.ts', '../../shell/root.tsx', null],
  ['pages/content/story/a1.ts', '../needs/block-data.ts', null],
  ['pages/content/story/a2.ts', '../../search/search-page.tsx', PAGE],
  ['pages/content/story/a3.ts', '../../../router.tsx', ROUTER],
  ['pages/search/a1.ts', '../content/listing-view.tsx', null],
  ['pages/search/a2.ts', '../product/product-page.tsx', TWO],
  ['pages/documentation/a1.ts', '../search/search-page.tsx', TWO],
  ['pages/product/many-variants.test.ts', '../content/listing-view.tsx', PAGE],
]

const STOREFRONT = 'packages/storefront/src'

/** The walls of the storefront, each broken on purpose beside what it lets through. */
export const STOREFRONT_WALLS = [
  ...IMPORTS.map(([file, specifier, refused]) => ({
    file: `${STOREFRONT}/${file}`,
    source: `import '${specifier}'`,
    refused,
  })),
  {
    // What is fetched later is no way around a wall.
    file: `${STOREFRONT}/features/orders/lazy.ts`,
    source: "export const page = () => import('../../pages/login/login-page.tsx')",
    refused: FEATURE,
  },
  {
    file: `${STOREFRONT}/pages/content/live-preview.ts`,
    source:
      "import type { createShopRouter } from '../../router.tsx'\nexport type Router = typeof createShopRouter",
    refused: null,
  },
]
