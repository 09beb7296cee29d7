import House from 'lucide-react/icons/house'
import LogOut from 'lucide-react/icons/log-out'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import UserRound from 'lucide-react/icons/user-round'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { Button } from '../button/button.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { AccountLayout } from './account-layout.tsx'

const link = { isCurrent: false }

const meta = preview.meta({
  component: AccountLayout,
  args: {
    title: 'Adressbuch',
    lead: 'Speichern Sie bis zu 20 Adressen.',
    back: { href: '#konto', label: 'Mein Konto' },
    links: [
      { ...link, href: '#konto', label: 'Übersicht', icon: House },
      { ...link, href: '#bestellungen', label: 'Bestellungen', icon: Package },
      { href: '#adressbuch', label: 'Adressbuch', icon: MapPin, isCurrent: true },
      { ...link, href: '#daten', label: 'Persönliche Daten', icon: UserRound },
    ],
    end: (
      <Button kind="quiet" icon={<LogOut size={20} strokeWidth={1.5} aria-hidden="true" />}>
        Abmelden
      </Button>
    ),
    children: <p>Noch keine Adresse.</p>,
  },
})

export const Page = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Adressbuch')
  },
})

export const Waiting = meta.story({ args: { children: <Skeleton height="12rem" shape="control" /> } })

export const LongTitle = meta.story({
  args: { title: 'Rechnungsempfängerinformationen und Versandbenachrichtigungseinstellungen' },
})

export const StartPage = meta.story({ args: { back: null, lead: null } })
