import { expect, fn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { PictureForm } from './picture-form.tsx'

const picture = {
  id: 5,
  alt: '',
  src: 'sample/lamp.jpg',
  title: '',
  source: '',
  copyright: '',
  meta_data: {},
}
const meta = preview.meta({
  component: PictureForm,
  args: { picture: { ...picture, alt: 'A lamp on a table' }, isInText: false, onSave: fn() },
})

export const WithWords = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Words below it'), 'In the evening')
    await userEvent.click(canvas.getByRole('button', { name: 'Put into the text' }))
    await expect(args.onSave).toHaveBeenCalledWith({
      ...picture,
      alt: 'A lamp on a table',
      title: 'In the evening',
    })
  },
})
export const NothingSaid = meta.story({
  args: { picture },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Put into the text' }))
    await expect(canvas.getByRole('textbox', { name: 'What is to be seen' })).toBeInvalid()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})
export const Decoration = meta.story({
  args: { picture, isInText: true },
  async play({ args, canvas, userEvent }) {
    await expect(await canvas.findByRole('textbox', { name: 'What is to be seen' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Take these words' }))
    await expect(args.onSave).toHaveBeenCalledWith(picture)
  },
})
export const Dark = meta.story({ args: { picture, isInText: true }, globals: { theme: 'dark' } })
