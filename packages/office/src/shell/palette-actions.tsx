import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import {
  ArrowRight,
  ArrowUpDown,
  BadgePercent,
  ChartLine,
  Contact,
  FolderTree,
  Inbox,
  LayoutTemplate,
  type LucideIcon,
  Milestone,
  Package,
  ScrollText,
  ServerCog,
  SlidersHorizontal,
  SwatchBook,
  Tag,
  TextSearch,
  UserRound,
  Users,
  Warehouse,
} from 'lucide-react'
import { openSteps } from '../client/order-steps.ts'
import { orderQuery } from '../client/queries.ts'
import { useShop } from '../client/use-shop.ts'
import { stateName } from '../words/names/state-name.ts'
import { stepName } from '../words/names/step-name.ts'

/** Something that the palette does at once. */
export type PaletteAction = { key: string; name: string; Icon: LucideIcon; act: () => void }

/** What can be done from here: the steps of the order on the screen, then the pages, each by its rights. */
export function usePaletteActions(): PaletteAction[] {
  const steps = useSteps()
  const ways = useWays()
  return [...steps, ...ways]
}

function useSteps(): PaletteAction[] {
  const { i18n } = useLingui()
  const { id: shop, may } = useShop()
  const { number } = useParams({ strict: false })
  const navigate = useNavigate()
  const { data } = useQuery({ ...orderQuery(shop, number ?? ''), enabled: number !== undefined })
  const order = number === undefined ? null : (data?.order ?? null)
  if (order === null) return []
  return openSteps(order, may).map((step) => ({
    key: `step-${step}`,
    name: `${order.number}: ${stepName(step, i18n)}`,
    Icon: ArrowRight,
    act: () =>
      void navigate({
        to: '/$shop/orders/$number',
        params: { shop, number: order.number },
        search: { step },
        replace: true,
      }),
  }))
}

function useWays(): PaletteAction[] {
  const { i18n } = useLingui()
  const { id: shop, may } = useShop()
  const navigate = useNavigate()
  const params = { shop }
  const orders = [
    {
      key: 'waiting',
      name: i18n.t({
        id: 'palette.waiting',
        message: 'Orders: {state}',
        values: { state: stateName('confirmed', i18n) },
      }),
      Icon: Package,
      act: () => void navigate({ to: '/$shop', params, search: { state: 'confirmed' } }),
    },
    {
      key: 'orders',
      name: i18n.t({ id: 'shell.orders', message: 'Orders' }),
      Icon: Package,
      act: () => void navigate({ to: '/$shop', params }),
    },
  ]
  const warehouse = [
    {
      key: 'warehouse',
      name: i18n.t({ id: 'shell.warehouse', message: 'Warehouse' }),
      Icon: Warehouse,
      act: () => void navigate({ to: '/$shop/warehouse', params }),
    },
    {
      key: 'parcels',
      name: i18n.t({ id: 'parcels.title', message: 'Ship parcels' }),
      Icon: Warehouse,
      act: () => void navigate({ to: '/$shop/warehouse/parcels', params }),
    },
  ]
  const products = {
    key: 'products',
    name: i18n.t({ id: 'shell.products', message: 'Products' }),
    Icon: Tag,
    act: () => void navigate({ to: '/$shop/products', params }),
  }
  const categories = {
    key: 'categories',
    name: i18n.t({ id: 'shell.categories', message: 'Categories' }),
    Icon: FolderTree,
    act: () => void navigate({ to: '/$shop/categories', params }),
  }
  const colours = {
    key: 'colours',
    name: i18n.t({ id: 'colours.title', message: 'Colours' }),
    Icon: SwatchBook,
    act: () => void navigate({ to: '/$shop/colours', params }),
  }
  const figures = {
    key: 'figures',
    name: i18n.t({ id: 'shell.figures', message: 'Figures' }),
    Icon: ChartLine,
    act: () => void navigate({ to: '/$shop/figures', params }),
  }
  const stories = {
    key: 'stories',
    name: i18n.t({ id: 'shell.stories', message: 'Pages' }),
    Icon: LayoutTemplate,
    act: () => void navigate({ to: '/$shop/pages', params }),
  }
  const releases = {
    key: 'releases',
    name: i18n.t({ id: 'releases.title', message: 'Releases' }),
    Icon: LayoutTemplate,
    act: () => void navigate({ to: '/$shop/pages/releases', params }),
  }
  const offers = [
    {
      key: 'promotions',
      name: i18n.t({ id: 'shell.promotions', message: 'Promotions' }),
      Icon: BadgePercent,
      act: () => void navigate({ to: '/$shop/promotions', params }),
    },
    {
      key: 'vouchers',
      name: i18n.t({ id: 'vouchers.title', message: 'Vouchers' }),
      Icon: BadgePercent,
      act: () => void navigate({ to: '/$shop/vouchers', params }),
    },
  ]
  const giftCards = {
    key: 'giftCards',
    name: i18n.t({ id: 'giftCards.title', message: 'Gift cards' }),
    Icon: BadgePercent,
    act: () => void navigate({ to: '/$shop/gift-cards', params }),
  }
  const merchandising = [
    {
      key: 'ranking',
      name: i18n.t({ id: 'ranking.title', message: 'Ranking' }),
      Icon: ArrowUpDown,
      act: () => void navigate({ to: '/$shop/ranking', params }),
    },
    {
      key: 'searchWords',
      name: i18n.t({ id: 'searchWords.title', message: 'Search words' }),
      Icon: TextSearch,
      act: () => void navigate({ to: '/$shop/search-words', params }),
    },
  ]
  const redirects = {
    key: 'redirects',
    name: i18n.t({ id: 'redirects.title', message: 'Redirects' }),
    Icon: Milestone,
    act: () => void navigate({ to: '/$shop/redirects', params }),
  }
  const log = {
    key: 'log',
    name: i18n.t({ id: 'shell.log', message: 'Log' }),
    Icon: ScrollText,
    act: () => void navigate({ to: '/$shop/log', params }),
  }
  const inbox = {
    key: 'inbox',
    name: i18n.t({ id: 'shell.inbox', message: 'Inbox' }),
    Icon: Inbox,
    act: () => void navigate({ to: '/$shop/inbox', params }),
  }
  const customers = {
    key: 'customers',
    name: i18n.t({ id: 'shell.customers', message: 'Customers' }),
    Icon: Contact,
    act: () => void navigate({ to: '/$shop/customers', params }),
  }
  const system = {
    key: 'system',
    name: i18n.t({ id: 'shell.system', message: 'System' }),
    Icon: ServerCog,
    act: () => void navigate({ to: '/$shop/system', params }),
  }
  const settings = {
    key: 'settings',
    name: i18n.t({ id: 'settings.title', message: 'Settings' }),
    Icon: SlidersHorizontal,
    act: () => void navigate({ to: '/$shop/settings', params }),
  }
  const staff = {
    key: 'staff',
    name: i18n.t({ id: 'shell.staff', message: 'Staff' }),
    Icon: Users,
    act: () => void navigate({ to: '/$shop/staff', params }),
  }
  const account = {
    key: 'account',
    name: i18n.t({ id: 'palette.account', message: 'My account' }),
    Icon: UserRound,
    act: () => void navigate({ to: '/$shop/account', params }),
  }
  return [
    ...(may('orders.read') ? orders : []),
    ...(may('inbox.read') ? [inbox] : []),
    ...(may('customers.show') ? [customers] : []),
    ...(may('system.read') || may('tokens.read') || may('money.approve') ? [system] : []),
    ...(may('settings.read') ? [settings] : []),
    ...(may('warehouse.read') ? warehouse.filter(({ key }) => key !== 'parcels' || may('orders.ship')) : []),
    ...(may('content.read') ? [stories, releases] : []),
    ...(may('products.read') ? [products, categories, colours] : []),
    ...(may('figures.read') ? [figures] : []),
    ...(may('promotions.read') ? offers : []),
    ...(may('giftcards.read') ? [giftCards] : []),
    ...(may('merchandising.read') ? merchandising : []),
    ...(may('redirects.read') ? [redirects] : []),
    ...(may('log.read') ? [log] : []),
    ...(may('staff.read') ? [staff] : []),
    account,
  ]
}
