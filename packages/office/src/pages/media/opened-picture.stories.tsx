import {
  describePicture,
  type LibraryPicture,
  listPictures,
  pictureUse,
} from '@shop/api-client/office/picture-commands'
import { listPictureFolders } from '@shop/api-client/office/picture-folder-commands'
import { useQuery } from '@tanstack/react-query'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { picturesQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { conflict, done, inOffice } from '../../testing/story-office.ts'
import { OpenedPicture } from './opened-picture.tsx'

const picture: LibraryPicture = {
  id: 5,
  src: 'sample/lamp.jpg',
  name: 'lamp.jpg',
  width: 0,
  height: 0,
  updatedAt: '2026-11-24T09:12:00Z',
  alt: { de: 'Eine Lampe' },
  focus: null,
  folderId: null,
}
const listed = (one: LibraryPicture) => done(listPictures, { pictures: [one], total: 1, perPage: 25 })
const around = [
  done(listPictureFolders, { folders: [] }),
  done(pictureUse, { stories: [], products: [], categories: [] }),
]

/** The picture above its library, whose list is open behind it. */
function InLibrary() {
  const { id: shop } = useShop()
  useQuery(picturesQuery(shop, { search: '', page: 1 }))
  return <OpenedPicture picture={picture} onDone={fn()} onCropped={fn()} />
}

const meta = preview.meta({ component: InLibrary })

export const Described = meta.story({
  parameters: inOffice({ answers: [...around, listed(picture)] }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: 'What is to be seen, German' })).toHaveValue(
      'Eine Lampe',
    )
    await expect(canvas.getByRole('button', { name: 'Save the words' })).toBeDisabled()
  },
})

export const WordsChangedMeanwhile = meta.story({
  parameters: inOffice({
    answers: [
      ...around,
      listed(picture),
      listed({ ...picture, alt: { de: 'Eine Stehlampe' } }),
      conflict(describePicture, [{ at: '2026-11-24T09:12:00Z', by: 'Ben Keller', what: 'describePicture' }]),
    ],
  }),
  async play({ canvas, userEvent }) {
    const german = await canvas.findByRole('textbox', { name: 'What is to be seen, German' })
    await userEvent.clear(german)
    await userEvent.type(german, 'Eine helle Lampe')
    await userEvent.click(canvas.getByRole('button', { name: 'Save the words' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ben Keller has changed it meanwhile.')
    await expect(await canvas.findByText('Meanwhile: Eine Stehlampe')).toBeVisible()
    await expect(german).toHaveValue('Eine helle Lampe')
  },
})
