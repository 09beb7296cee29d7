import RotateCcw from 'lucide-react/icons/rotate-ccw'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Truck from 'lucide-react/icons/truck'
import preview from '../../.storybook/preview.ts'
import { TrustRow } from './trust-row.tsx'

const meta = preview.meta({
  component: TrustRow,
  args: {
    promises: [
      { icon: Truck, title: 'Versandkostenfrei ab 49 €', text: 'Möbel bringen wir bis ins Zimmer.' },
      {
        icon: RotateCcw,
        title: '30 Tage Rückgabe',
        text: 'Kostenlos und ohne Angabe von Gründen.',
        href: '/rueckgabe/',
      },
      { icon: ShieldCheck, title: 'Sicher bezahlen', text: null },
    ],
  },
})

export const Three = meta.story({ tags: ['snapshot'] })
