import { type LibraryPicture, listPictures, setPictureFocus } from '@shop/api-client/office/picture-commands'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { conflict, done, inOffice, offline } from '../../testing/story-office.ts'
import { FocusEditor } from './focus-editor.tsx'

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
const meta = preview.meta({
  component: FocusEditor,
  args: { picture, onTouched: fn(), onPicture: fn() },
})

export const WithoutPoint = meta.story()
export const WithPoint = meta.story({
  args: { picture: { ...picture, focus: { x: 30, y: 20 } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: 'From the left, in percent' })).toHaveValue('30')
  },
})
export const WrongNumber = meta.story({
  async play({ canvas, userEvent }) {
    const left = await canvas.findByRole('textbox', { name: 'From the left, in percent' })
    await userEvent.clear(left)
    await userEvent.type(left, '130')
    await expect(left).toBeInvalid()
  },
})
export const Conflict = meta.story({
  parameters: inOffice({
    answers: [
      conflict(setPictureFocus, [{ at: '2026-11-24T09:12:00Z', by: 'Ben Keller', what: 'focus' }]),
      done(listPictures, { pictures: [picture], total: 1, perPage: 25 }),
    ],
  }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save the point' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ben Keller has changed it meanwhile.')
    await expect(canvas.getByText('the middle')).toBeVisible()
  },
})
export const Offline = meta.story({
  parameters: inOffice({ answers: [offline(setPictureFocus)] }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save the point' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The office cannot be reached.')
  },
})
export const OnlyToLookAt = meta.story({
  parameters: inOffice({ rights: ['media.read'] }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'What stays in sight' })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})
