import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { Button } from '../button/button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

const meta = preview.meta({
  component: Dialog,
  // On a page of all states each stands in a window of its own.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    isOpen: true,
    onClose: () => {},
    title: 'In den Warenkorb gelegt',
    children: 'Esstisch Alma, Massivholz Eiche',
    footer: <Button>Zum Warenkorb</Button>,
  },
  render: (args) => <Opener {...args} />,
})

export const Center = meta.story({ tags: ['snapshot'] })
export const Left = meta.story({ args: { position: 'left' } })
export const MobileLeft = meta.story({ args: { position: 'mobileLeft' } })
export const Small = meta.story({ args: { size: 's' } })
export const HiddenTitle = meta.story({ args: { hideTitle: true, footer: null } })
export const LongContent = meta.story({
  tags: ['snapshot'],
  args: {
    position: 'right',
    children: Array.from({ length: 60 }, (_, line) => <p key={line}>Zeile {line + 1}</p>),
  },
})

export const ClosesAndReturnsFocus = meta.story({
  tags: ['behaviour'],
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Öffnen' })
    await userEvent.click(opener)
    await expect(canvas.getByRole('dialog', { name: 'In den Warenkorb gelegt' })).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Schließen' }))

    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const NamedReturn = meta.story({
  tags: ['behaviour'],
  args: { isOpen: false, returnFocusTo: 'elsewhere' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Öffnen' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Schließen' }))

    await waitFor(() => expect(canvas.getByRole('button', { name: 'Woanders' })).toHaveFocus())
  },
})

/** A wish that goes into the basket takes its button along; the focus fell out of the page when the layer closed. */
export const OpenerIsGone = meta.story({
  tags: ['behaviour'],
  render: (args) => <GoneOpener {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Öffnen' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Schließen' }))

    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
})

export const CannotBeDismissed = meta.story({
  args: { isModal: true },
  play: async ({ canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog', { name: 'In den Warenkorb gelegt' })

    await userEvent.keyboard('{Escape}{Escape}')
    await userEvent.click(dialog)

    await expect(canvas.queryByRole('button', { name: 'Schließen' })).not.toBeInTheDocument()
    await expect(dialog).toBeVisible()
  },
})

export const AcceptButton = meta.story({
  args: { acceptLabel: 'Verstanden', footer: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verstanden' }))

    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
  },
})

export const OnlyTheTopmostTakesInput = meta.story({
  tags: ['behaviour'],
  render: () => <Stack />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unten öffnen' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Oben öffnen' }))
    await expect(canvas.getByRole('dialog', { name: 'Oben' })).toBeVisible()

    await userEvent.click(canvas.getAllByRole('button', { name: 'Schließen' }).at(-1) as HTMLElement)

    await expect(canvas.queryByRole('dialog', { name: 'Oben' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('dialog', { name: 'Unten' })).toBeVisible()
  },
})

function Stack() {
  const [depth, setDepth] = useState(0)
  return (
    <>
      <Button onClick={() => setDepth(1)}>Unten öffnen</Button>
      <Dialog isOpen={depth > 0} onClose={() => setDepth(0)} title="Unten" size="l">
        <Button onClick={() => setDepth(2)}>Oben öffnen</Button>
        <Dialog isOpen={depth > 1} onClose={() => setDepth(1)} title="Oben" size="s">
          Nur dieses Fenster nimmt Eingaben an.
        </Dialog>
      </Dialog>
    </>
  )
}

function Opener(args: DialogProps) {
  const [isOpen, setOpen] = useState(args.isOpen)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öffnen</Button>
      <Button kind="secondary" id="elsewhere">
        Woanders
      </Button>
      <Dialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** Its button goes while the dialog is open, and so does the dialog when it closes. */
function GoneOpener(args: DialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isThere, setIsThere] = useState(true)
  return (
    <main tabIndex={-1}>
      {isThere ? <Button onClick={() => setIsOpen(true)}>Öffnen</Button> : null}
      {isOpen ? (
        <Dialog
          {...args}
          isOpen
          onClose={() => {
            setIsThere(false)
            setIsOpen(false)
          }}
        />
      ) : null}
    </main>
  )
}
