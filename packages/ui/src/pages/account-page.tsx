import { Trans, useLingui } from '@lingui/react'
import House from 'lucide-react/icons/house'
import LogOut from 'lucide-react/icons/log-out'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import { AccountLayout } from '../account/account-layout.tsx'
import { OrderCard } from '../account/orders/order-card.tsx'
import { Button } from '../button/button.tsx'
import { PageFrame } from './page-frame.tsx'
import type { SampleShop } from './sample-shop.ts'
import css from './shop-pages.module.css'

const ORDER = {
  number: 'LH00000042',
  state: 'shipped' as const,
  placedAt: '2026-11-18T09:30:00.000Z',
  currencyCode: 'EUR' as const,
  total: 12_990,
  units: 3,
  items: [
    { name: 'Kissenhülle Leinen', image: null, quantity: 2 },
    { name: 'Tischleuchte', image: null, quantity: 1 },
  ],
}

export function AccountPage({ shop }: { shop: SampleShop }) {
  const { i18n } = useLingui()
  const places = [
    { href: '/konto/', icon: House, label: i18n.t({ id: 'account.start', message: 'Übersicht' }) },
    {
      href: '/konto/bestellungen/',
      icon: Package,
      label: i18n.t({ id: 'account.orders', message: 'Bestellungen' }),
    },
    {
      href: '/konto/adressbuch/',
      icon: MapPin,
      label: i18n.t({ id: 'account.addresses', message: 'Adressbuch' }),
    },
  ]

  return (
    <PageFrame shop={shop}>
      <AccountLayout
        title={i18n.t({ id: 'header.account', message: 'Mein Konto' })}
        lead={<Trans id="account.greeting" message="Guten Tag, {name}" values={{ name: 'Anna Berg' }} />}
        links={places.map((place, index) => ({ ...place, isCurrent: index === 0 }))}
        back={null}
        end={
          <Button kind="quiet" icon={<LogOut size={20} strokeWidth={1.5} aria-hidden="true" />}>
            <Trans id="account.logout" message="Abmelden" />
          </Button>
        }
      >
        <h2>
          <Trans id="account.lastOrder" message="Letzte Bestellung" />
        </h2>
        <OrderCard order={ORDER} href="/konto/bestellung/LH00000042/" />
        <ul className={css.tiles}>
          {places.slice(1).map(({ href, label }) => (
            <li key={href}>
              <a className={css.tile} href={href}>
                <strong>{label}</strong>
              </a>
            </li>
          ))}
        </ul>
      </AccountLayout>
    </PageFrame>
  )
}
