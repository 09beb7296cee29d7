import { cropPicture, type LibraryPicture } from '@shop/api-client/office/picture-commands'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { done, inOffice, offline, refused } from '../../testing/story-office.ts'
import { CropEditor } from './crop-editor.tsx'

const picture: LibraryPicture = {
  id: 5,
  src: 'sample/lamp.jpg',
  name: 'lamp.jpg',
  width: 1200,
  height: 800,
  updatedAt: '2026-11-24T09:12:00Z',
  alt: {},
  focus: null,
  folderId: null,
}
const cropped = { ...picture, id: 6, name: 'lamp-800x800.webp', width: 800 }
const meta = preview.meta({ component: CropEditor, args: { picture, onCropped: fn(), onCancel: fn() } })

export const Whole = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Make the cropped picture' })).toBeDisabled()
  },
})
export const WholeInTheDark = meta.story({ globals: { theme: 'dark' } })
/** While the picture is on its way its place is there: a part that is dragged meanwhile once jumped away under the pointer. */
export const BeforeThePictureHasCome = meta.story({
  args: { picture: { ...picture, src: 'sample/never-comes.jpg' } },
  async play({ canvas }) {
    const { width, height } = (
      await canvas.findByRole('slider', { name: 'Place of the part' })
    ).getBoundingClientRect()
    await expect(width).toBeGreaterThan(200)
    await expect(width / height).toBeCloseTo(1.5, 1)
  },
})
export const ByKeyboard = meta.story({
  parameters: inOffice({ answers: [done(cropPicture, cropped)] }),
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Shape/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Square, 1:1' }))
    await expect(canvas.getByLabelText('Width, px')).toHaveValue('800')
    canvas.getByRole('slider', { name: 'Place of the part' }).focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect(canvas.getByLabelText('From the left, px')).toHaveValue('320')
    canvas.getByRole('slider', { name: 'Size of the part' }).focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(canvas.getByLabelText('Width, px')).toHaveValue('776')
    await expect(canvas.getByLabelText('Height, px')).toHaveValue('776')
    await userEvent.click(canvas.getByRole('button', { name: 'Make the cropped picture' }))
    await expect(args.onCropped).toHaveBeenCalledWith(cropped)
  },
})
export const ByNumbers = meta.story({
  async play({ canvas, userEvent }) {
    const width = await canvas.findByLabelText('Width, px')
    await userEvent.clear(width)
    await userEvent.type(width, '300{Enter}')
    const left = canvas.getByLabelText('From the left, px')
    await userEvent.clear(left)
    await userEvent.type(left, '5000')
    await userEvent.tab()
    await expect(left).toHaveValue('900')
    const top = canvas.getByLabelText('From the top, px')
    await userEvent.clear(top)
    await userEvent.type(top, 'half')
    await userEvent.tab()
    await expect(top).toHaveValue('0')
  },
})
export const FileIsAway = meta.story({
  parameters: inOffice({ answers: [refused(cropPicture, { code: 'pictureAway', params: {} })] }),
  async play({ canvas, userEvent }) {
    const width = await canvas.findByLabelText('Width, px')
    await userEvent.clear(width)
    await userEvent.type(width, '300{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Make the cropped picture' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('cannot be read at the moment')
  },
})
export const Offline = meta.story({
  parameters: inOffice({ answers: [offline(cropPicture)] }),
  async play({ canvas, userEvent }) {
    const width = await canvas.findByLabelText('Width, px')
    await userEvent.clear(width)
    await userEvent.type(width, '300{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Make the cropped picture' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The office cannot be reached.')
  },
})
