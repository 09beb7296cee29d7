import RotateCcw from 'lucide-react/icons/rotate-ccw'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Truck from 'lucide-react/icons/truck'
import { expect } from 'storybook/test'
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

/** On a tablet two stood beside each other and the third alone below. */
export const OnATablet = meta.story({
  tags: ['behaviour'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tops = ['Versandkostenfrei ab 49 €', '30 Tage Rückgabe', 'Sicher bezahlen'].map(
      (title) => canvas.getByText(title).getBoundingClientRect().top,
    )

    await expect(new Set(tops).size).toBe(1)
  },
})
