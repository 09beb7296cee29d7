import { findDeadLinks } from '@shop/api-client/office/link-commands'
import { checkPicture, type LibraryPicture, listPictures } from '@shop/api-client/office/picture-commands'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { done, inOffice } from '../../../../testing/story-office.ts'
// Loaded with the stories: the first of them would wait for it else.
import './rich-editor.tsx'
import { RichInput } from './rich-input.tsx'

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})
const meta = preview.meta({
  component: RichInput,
  args: {
    label: 'Text',
    hint: 'What shoppers read.',
    value: text('A lamp for long evenings.'),
    onChange: fn(),
  },
})

export const Filled = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: 'Text' })).toHaveTextContent(
      'A lamp for long evenings.',
    )
  },
})
export const Empty = meta.story({
  args: { value: undefined },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Text' }))
    await userEvent.keyboard('Lamp')
    await expect(args.onChange).toHaveBeenCalled()
  },
})
export const LongText = meta.story({
  args: { value: text('Donaudampfschifffahrtsgesellschaftskapitänswitwenrente'.repeat(6)) },
})

const withPicture = {
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'A lamp for long evenings.' }] },
    {
      type: 'paragraph',
      content: [
        {
          type: 'image',
          attrs: {
            id: 5,
            alt: 'A lamp on a table',
            src: 'sample/lamp.jpg',
            title: 'In the evening',
            source: '',
            copyright: '',
            meta_data: { width: 1200, height: 800 },
          },
        },
      ],
    },
  ],
}
const lamp: LibraryPicture = {
  id: 6,
  src: 'sample/other-lamp.jpg',
  name: 'other-lamp.jpg',
  width: 600,
  height: 400,
  updatedAt: null,
  alt: { de: 'Eine andere Lampe', fr: 'Une autre lampe' },
  focus: null,
  folderId: null,
}
const library = [
  done(checkPicture, { isGone: false }),
  done(listPictures, { pictures: [lamp], total: 1, perPage: 25 }),
]

export const WithPicture = meta.story({
  args: { value: withPicture },
  parameters: inOffice({ answers: library }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('img', { name: 'A lamp on a table' })).toBeVisible()
    await expect(canvas.getByText('A lamp on a table · In the evening')).toBeVisible()
  },
})
export const WithPictureInTheDark = meta.story({
  args: { value: withPicture },
  globals: { theme: 'dark' },
  parameters: inOffice({ answers: library }),
})
export const PictureGone = meta.story({
  args: { value: withPicture },
  parameters: inOffice({ answers: [done(checkPicture, { isGone: true })] }),
  async play({ canvas }) {
    await expect(await canvas.findByText('Not in the library any more')).toBeVisible()
    await expect(canvas.getByText(/was deleted from the library: lamp\.jpg/)).toBeVisible()
  },
})
export const LinkLeadsNowhere = meta.story({
  args: {
    value: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'our beds',
              marks: [{ type: 'link', attrs: { href: '/beds/', linktype: 'url' } }],
            },
          ],
        },
      ],
    },
  },
  parameters: inOffice({ answers: [done(findDeadLinks, { paths: ['/beds/'], uuids: [], categories: [] })] }),
  async play({ canvas }) {
    await expect(
      await canvas.findByText('Nothing that shoppers could see is at /beds/, to which “our beds” leads.'),
    ).toBeVisible()
  },
})
export const PutsAPictureIn = meta.story({
  args: { value: text('A lamp.'), language: 'fr' },
  parameters: inOffice({ answers: library }),
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Picture' }))
    await userEvent.click(await screen.findByRole('button', { name: 'other-lamp.jpg' }))
    await expect(await screen.findByRole('textbox', { name: 'What is to be seen' })).toHaveValue(
      'Une autre lampe',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Put into the text' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'A lamp.' }] },
        {
          type: 'paragraph',
          content: [
            {
              type: 'image',
              attrs: {
                id: 6,
                alt: 'Une autre lampe',
                src: 'sample/other-lamp.jpg',
                title: '',
                source: '',
                copyright: '',
                meta_data: { width: 600, height: 400 },
              },
            },
          ],
        },
      ],
    })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove the picture' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the picture' }))
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})
