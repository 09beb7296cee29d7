import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { PasskeyList } from './passkey-list.tsx'

const PHONE = {
  id: 'a',
  name: 'Mein Telefon',
  otherHost: null,
  createdAt: '2026-11-02T08:00:00.000Z',
  lastUsedAt: '2026-11-22T08:00:00.000Z',
}
const UNUSED = { ...PHONE, id: 'b', name: 'Firefox, Windows', lastUsedAt: null }

const meta = preview.meta({
  component: PasskeyList,
  args: { passkeys: [PHONE, UNUSED], removing: null, onRemove: fn(), onRename: fn() },
})

export const Several = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Passkey umbenennen: Mein Telefon' }))
    await expect(args.onRename).toHaveBeenCalledWith('a')
  },
})

export const AsksBeforeItGoes = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const remove = () => canvas.getByRole('button', { name: 'Passkey entfernen: Firefox, Windows' })
    await userEvent.click(remove())
    await expect(canvas.getByText(/^Diesen Passkey entfernen\?/)).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Passkey entfernen: Mein Telefon' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Behalten' }))
    await expect(remove()).toHaveFocus()
    await expect(args.onRemove).not.toHaveBeenCalled()

    await userEvent.click(remove())
    await userEvent.click(canvas.getByRole('button', { name: 'Ja, entfernen' }))
    await expect(args.onRemove).toHaveBeenCalledWith('b')
  },
})

export const None = meta.story({
  args: { passkeys: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvas.getByText('Noch kein Passkey angelegt.')).toBeVisible()
  },
})

export const OfAnotherHost = meta.story({
  args: { passkeys: [PHONE, { ...UNUSED, otherHost: 'shop.example' }] },
})

export const LongName = meta.story({
  args: {
    passkeys: [{ ...PHONE, name: 'Der Sicherheitsschlüssel, der im Tresor des Arbeitszimmers liegt' }],
  },
})

/** The form takes the place of the row's buttons; the other rows keep theirs. */
export const Renaming = meta.story({
  args: { naming: { id: 'a', form: <input aria-label="Name des Passkeys" defaultValue="Mein Telefon" /> } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name des Passkeys' })).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
})

export const Removing = meta.story({
  args: { removing: 'a' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Passkey entfernen: Mein Telefon' }))
    await expect(canvas.getByRole('button', { name: 'Ja, entfernen' })).toHaveAttribute('aria-busy', 'true')
  },
})
