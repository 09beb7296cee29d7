import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { ArrowRight, type LucideIcon, UserRound } from 'lucide-react'
import { openSteps } from '../client/order-steps.ts'
import { orderQuery } from '../client/queries.ts'
import { useShop } from '../client/use-shop.ts'
import { stepName } from '../words/names/step-name.ts'
import { officePages } from './office-pages.ts'

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
  const pages = officePages(may, { inFrame: false }).flat()
  return [
    ...pages.map((page) => ({
      key: page.key,
      name: page.name(i18n),
      Icon: page.Icon,
      act: () =>
        void navigate({ to: page.to, params: { shop }, search: 'search' in page ? page.search : {} }),
    })),
    {
      key: 'account',
      name: i18n.t({ id: 'palette.account', message: 'My account' }),
      Icon: UserRound,
      act: () => void navigate({ to: '/$shop/account', params: { shop } }),
    },
  ]
}
