import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { PhotoPicker } from './photo-picker.tsx'

const READY = { id: 'a', name: 'IMG_2041.jpg', preview: null, state: { type: 'ready' as const } }
const meta = preview.meta({
  component: PhotoPicker,
  args: { photos: [], most: 5, onPick: fn(), onRemove: fn() },
})

export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' })

    await userEvent.upload(canvas.getByLabelText(/Fotos/), file)

    await expect(args.onPick).toHaveBeenCalledWith([file])
  },
})

export const OfEveryState = meta.story({
  args: {
    photos: [
      READY,
      { id: 'b', name: 'IMG_2042.heic', preview: null, state: { type: 'loading' } },
      {
        id: 'c',
        name: 'Urlaubsvideo-mit-einem-sehr-langen-Namen-vom-letzten-Sommer.mov',
        preview: null,
        state: { type: 'error', message: 'Dieses Bild können wir nicht lesen.' },
      },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'IMG_2041.jpg entfernen' }))

    await expect(args.onRemove).toHaveBeenCalledWith('a')
  },
})

export const Full = meta.story({
  args: { photos: Array.from({ length: 5 }, (_, index) => ({ ...READY, id: String(index) })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Fotos auswählen')).toBeNull()
  },
})

export const WithError = meta.story({ args: { error: 'Höchstens fünf Bilder.' } })
