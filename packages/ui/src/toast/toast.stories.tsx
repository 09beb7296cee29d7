import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { Button } from '../button/button.tsx'
import type { Toast } from './toast-list.ts'
import { ToastProvider, useToast } from './toast-provider.tsx'
import { ToastRegion } from './toast-region.tsx'

const toasts: Toast[] = [
  { id: '1', type: 'success', message: 'Der Gutschein ist aktiviert.' },
  { id: '2', type: 'error', message: 'Das hat nicht geklappt. Bitte noch einmal versuchen.' },
  { id: '3', type: 'warning', message: 'Nur noch 2 Stück verfügbar.' },
  {
    id: '4',
    type: 'info',
    message: 'Auf der Wunschliste.',
    link: { label: 'Ansehen', href: '/wunschliste/' },
  },
  { id: '5', type: 'default', message: 'Gespeichert.' },
  {
    id: '6',
    type: 'info',
    message: 'Der Shop wurde erneuert.',
    action: { label: 'Neu laden', onAction: fn() },
  },
]

const meta = preview.meta({
  component: ToastRegion,
  // On a page of all states each stands in a window of its own.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    toasts,
    onDismiss: fn(),
  },
})

export const EveryType = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Mitteilung schließen' })[0] as HTMLElement)

    await expect(args.onDismiss).toHaveBeenCalledWith('1')
  },
})

/** "Undo" stayed and could be pressed again: what was removed once came back twice. */
export const ActedOn = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Neu laden' }))

    await expect(args.onDismiss).toHaveBeenCalledOnce()
    await expect(args.onDismiss).toHaveBeenCalledWith('6')
  },
})

export const Shown = meta.story({
  render: () => (
    <ToastProvider>
      <Shower />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }))

    const message = await canvas.findByText('Adresse gespeichert.')
    await userEvent.click(message)

    await waitFor(() => expect(canvas.queryByText('Adresse gespeichert.')).not.toBeInTheDocument())
  },
})

function Shower() {
  const show = useToast()
  return <Button onClick={() => show({ type: 'success', message: 'Adresse gespeichert.' })}>Speichern</Button>
}
