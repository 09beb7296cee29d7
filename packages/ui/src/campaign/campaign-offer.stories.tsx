import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { ButtonLink } from '../button/button-link.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { CampaignOffer } from './campaign-offer.tsx'

const meta = preview.meta({
  component: CampaignOffer,
  parameters: { layout: 'fullscreen' },
  args: {
    text: 'Zu jeder Leinenbettwäsche Linnea schenken wir eine Kissenhülle Tove. Die Farbe lässt sich im Warenkorb wählen.',
    image: {
      src: 'lindhaus/ratgeber-textilien.webp',
      alt: '',
      title: '',
      width: 1600,
      height: 900,
      colour: '#e1d6c1',
    },
    until: '2026-12-31T22:59:00Z',
  },
  render: (args) => (
    <Dialog
      isOpen
      onClose={() => {}}
      title="Leinenwochen"
      footer={<ButtonLink href="/">Bettwäsche ansehen</ButtonLink>}
    >
      <CampaignOffer {...args} />
    </Dialog>
  ),
})

export const Usual = meta.story({
  args: { onConditions: fn() },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Bedingungen der Aktion' }))

    await expect(args.onConditions).toHaveBeenCalledOnce()
    await expect(screen.getByText('Gilt bis 31. Dezember 2026')).toBeVisible()
  },
})
export const WithCode = meta.story({ args: { image: null, code: 'WILLKOMMEN10', until: null } })
export const LongCode = meta.story({ args: { image: null, code: 'WILLKOMMEN-ZURUECK-IM-WINTER-2026-NR-10' } })
export const WordsAlone = meta.story({ args: { image: null, until: null } })
