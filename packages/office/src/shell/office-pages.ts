import type { I18n } from '@lingui/core'
import type { Right } from '@shop/domain/staff/rights'
import {
  ArrowUpDown,
  BadgePercent,
  ChartLine,
  Contact,
  FolderTree,
  Images,
  Inbox,
  LayoutTemplate,
  type LucideIcon,
  Milestone,
  Package,
  PackageOpen,
  ScrollText,
  ServerCog,
  ShieldAlert,
  SlidersHorizontal,
  Star,
  Store,
  SwatchBook,
  Tag,
  TextSearch,
  Users,
  Warehouse,
} from 'lucide-react'
import { stateName } from '../words/names/state-name.ts'

type May = (right: Right) => boolean

type PageKind = {
  key: string
  Icon: LucideIcon
  name: (i18n: I18n) => string
  /** Where it stands, below a shop. */
  to: string
  search?: { state: 'confirmed' }
  isFor: (may: May) => boolean
  /** Whether it is one of the frame's; the palette finds the others by their names. Said where it is not. */
  isInFrame?: (may: May) => boolean
}

const inPalette = () => false

/** The pages of the office as they stand in the frame, group by group, and in the palette below each other. */
const OFFICE_PAGES = [
  [
    {
      key: 'orders',
      Icon: Package,
      name: (i18n) => i18n.t({ id: 'shell.orders', message: 'Orders' }),
      to: '/$shop',
      isFor: (may) => may('orders.read'),
    },
    {
      key: 'waiting',
      Icon: Package,
      name: (i18n) =>
        i18n.t({
          id: 'palette.waiting',
          message: 'Orders: {state}',
          values: { state: stateName('confirmed', i18n) },
        }),
      to: '/$shop',
      search: { state: 'confirmed' },
      isFor: (may) => may('orders.read'),
      isInFrame: inPalette,
    },
    {
      key: 'inbox',
      Icon: Inbox,
      name: (i18n) => i18n.t({ id: 'shell.inbox', message: 'Inbox' }),
      to: '/$shop/inbox',
      isFor: (may) => may('inbox.read'),
    },
    {
      key: 'reviews',
      Icon: Star,
      name: (i18n) => i18n.t({ id: 'reviews.title', message: 'Reviews' }),
      to: '/$shop/reviews',
      isFor: (may) => may('inbox.read'),
    },
    {
      key: 'customers',
      Icon: Contact,
      name: (i18n) => i18n.t({ id: 'shell.customers', message: 'Customers' }),
      to: '/$shop/customers',
      isFor: (may) => may('customers.show'),
    },
    {
      key: 'warehouse',
      Icon: Warehouse,
      name: (i18n) => i18n.t({ id: 'shell.warehouse', message: 'Warehouse' }),
      to: '/$shop/warehouse',
      isFor: (may) => may('warehouse.read'),
    },
    {
      key: 'parcels',
      Icon: Warehouse,
      name: (i18n) => i18n.t({ id: 'parcels.title', message: 'Ship parcels' }),
      to: '/$shop/warehouse/parcels',
      isFor: (may) => may('warehouse.read') && may('orders.ship'),
      isInFrame: inPalette,
    },
    {
      key: 'returns',
      Icon: PackageOpen,
      name: (i18n) => i18n.t({ id: 'returns.title', message: 'Returns' }),
      to: '/$shop/warehouse/returns',
      isFor: (may) => may('warehouse.read'),
      isInFrame: inPalette,
    },
    {
      key: 'reservations',
      Icon: Store,
      name: (i18n) => i18n.t({ id: 'reservations.title', message: 'Reservations in stores' }),
      to: '/$shop/warehouse/reservations',
      isFor: (may) => may('orders.read') && may('warehouse.read'),
      isInFrame: inPalette,
    },
  ],
  [
    {
      key: 'stories',
      Icon: LayoutTemplate,
      name: (i18n) => i18n.t({ id: 'shell.stories', message: 'Pages' }),
      to: '/$shop/pages',
      isFor: (may) => may('content.read'),
    },
    {
      key: 'releases',
      Icon: LayoutTemplate,
      name: (i18n) => i18n.t({ id: 'releases.title', message: 'Releases' }),
      to: '/$shop/pages/releases',
      isFor: (may) => may('content.read'),
      isInFrame: inPalette,
    },
    {
      key: 'media',
      Icon: Images,
      name: (i18n) => i18n.t({ id: 'media.title', message: 'Pictures' }),
      to: '/$shop/media',
      isFor: (may) => may('media.read'),
    },
    {
      key: 'products',
      Icon: Tag,
      name: (i18n) => i18n.t({ id: 'shell.products', message: 'Products' }),
      to: '/$shop/products',
      isFor: (may) => may('products.read'),
    },
    {
      key: 'categories',
      Icon: FolderTree,
      name: (i18n) => i18n.t({ id: 'shell.categories', message: 'Categories' }),
      to: '/$shop/categories',
      isFor: (may) => may('products.read'),
    },
    {
      key: 'colours',
      Icon: SwatchBook,
      name: (i18n) => i18n.t({ id: 'colours.title', message: 'Colours' }),
      to: '/$shop/colours',
      isFor: (may) => may('products.read'),
    },
    {
      key: 'recalls',
      Icon: ShieldAlert,
      name: (i18n) => i18n.t({ id: 'recalls.title', message: 'Recalls' }),
      to: '/$shop/recalls',
      isFor: (may) => may('products.read'),
    },
    {
      key: 'stores',
      Icon: Store,
      name: (i18n) => i18n.t({ id: 'stores.title', message: 'Stores' }),
      to: '/$shop/stores',
      isFor: (may) => may('products.read'),
    },
  ],
  [
    {
      key: 'figures',
      Icon: ChartLine,
      name: (i18n) => i18n.t({ id: 'shell.figures', message: 'Figures' }),
      to: '/$shop/figures',
      isFor: (may) => may('figures.read'),
    },
    {
      key: 'promotions',
      Icon: BadgePercent,
      name: (i18n) => i18n.t({ id: 'shell.promotions', message: 'Promotions' }),
      to: '/$shop/promotions',
      isFor: (may) => may('promotions.read'),
    },
    {
      key: 'vouchers',
      Icon: BadgePercent,
      name: (i18n) => i18n.t({ id: 'vouchers.title', message: 'Vouchers' }),
      to: '/$shop/vouchers',
      isFor: (may) => may('promotions.read'),
      isInFrame: inPalette,
    },
    {
      key: 'giftCards',
      Icon: BadgePercent,
      name: (i18n) => i18n.t({ id: 'giftCards.title', message: 'Gift cards' }),
      to: '/$shop/gift-cards',
      isFor: (may) => may('giftcards.read'),
      isInFrame: (may) => !may('promotions.read'),
    },
    {
      key: 'ranking',
      Icon: ArrowUpDown,
      name: (i18n) => i18n.t({ id: 'ranking.title', message: 'Ranking' }),
      to: '/$shop/ranking',
      isFor: (may) => may('merchandising.read'),
    },
    {
      key: 'searchWords',
      Icon: TextSearch,
      name: (i18n) => i18n.t({ id: 'searchWords.title', message: 'Search words' }),
      to: '/$shop/search-words',
      isFor: (may) => may('merchandising.read'),
    },
    {
      key: 'redirects',
      Icon: Milestone,
      name: (i18n) => i18n.t({ id: 'redirects.title', message: 'Redirects' }),
      to: '/$shop/redirects',
      isFor: (may) => may('redirects.read'),
    },
  ],
  [
    {
      key: 'system',
      Icon: ServerCog,
      name: (i18n) => i18n.t({ id: 'shell.system', message: 'System' }),
      to: '/$shop/system',
      isFor: (may) => may('system.read') || may('tokens.read') || may('money.approve'),
    },
    {
      key: 'settings',
      Icon: SlidersHorizontal,
      name: (i18n) => i18n.t({ id: 'settings.title', message: 'Settings' }),
      to: '/$shop/settings',
      isFor: (may) => may('settings.read'),
    },
    {
      key: 'log',
      Icon: ScrollText,
      name: (i18n) => i18n.t({ id: 'shell.log', message: 'Log' }),
      to: '/$shop/log',
      isFor: (may) => may('log.read'),
    },
    {
      key: 'staff',
      Icon: Users,
      name: (i18n) => i18n.t({ id: 'shell.staff', message: 'Staff' }),
      to: '/$shop/staff',
      isFor: (may) => may('staff.read'),
    },
  ],
] as const satisfies readonly (readonly PageKind[])[]

type OfficePage = (typeof OFFICE_PAGES)[number][number]
export type OfficePageKey = OfficePage['key']

/** The pages that the person may open, group by group; of the frame alone, or with those that only the palette finds. */
export function officePages(may: May, { inFrame }: { inFrame: boolean }): OfficePage[][] {
  return OFFICE_PAGES.map((group) =>
    group.filter(
      (page: OfficePage & PageKind) => page.isFor(may) && (!inFrame || (page.isInFrame?.(may) ?? true)),
    ),
  ).filter((group) => group.length > 0)
}
