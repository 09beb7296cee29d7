import { type LibraryPicture, listPictures } from '@shop/api-client/office/picture-commands'
import {
  changePictureFolder,
  createPictureFolder,
  deletePictureFolder,
  listPictureFolders,
  movePictures,
} from '@shop/api-client/office/picture-folder-commands'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { conflict, done, inOffice, offline, pending, refused } from '../testing/story-office.ts'
import { PictureLibrary } from './picture-library.tsx'

const folders = [
  { id: 1, name: 'Living', parentId: null },
  { id: 2, name: 'Sofas', parentId: 1 },
  { id: 3, name: 'Kitchen', parentId: null },
]
const picture = (id: number, folderId: number | null): LibraryPicture => ({
  id,
  src: `sample/lamp-${id}.jpg`,
  name: `lamp-${id}.jpg`,
  width: 1200,
  height: 800,
  updatedAt: null,
  alt: {},
  focus: null,
  folderId,
})
const library = [
  done(listPictureFolders, { folders }),
  done(listPictures, { pictures: [picture(1, null), picture(2, 1)], total: 2, perPage: 25 }),
]

/** As the page of the library keeps the open folder. */
function Library({ first }: { first: number | null }) {
  const [folder, setFolder] = useState(first)
  return <PictureLibrary onChoose={fn()} managed={{ folder, onOpen: setFolder }} />
}

const meta = preview.meta({
  component: Library,
  args: { first: null },
  parameters: inOffice({ answers: library }),
})

export const AllPictures = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Living' }))
    await expect(await canvas.findByRole('list', { name: 'Folders in Living' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sofas' }))
    await expect(canvas.getByRole('button', { name: 'Sofas' })).toHaveAttribute('aria-current', 'page')
  },
})
export const AllPicturesInTheDark = meta.story({ globals: { theme: 'dark' } })
export const SeveralAreMoved = meta.story({
  parameters: inOffice({ answers: [...library, done(movePictures, { moved: 2 })] }),
  async play({ canvas, userEvent }) {
    ;(await canvas.findByRole('checkbox', { name: 'Choose lamp-1.jpg' })).focus()
    await userEvent.keyboard(' ')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose lamp-2.jpg' }))
    await expect(canvas.getByText('2 pictures chosen')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Move …' }))
    await userEvent.click(await screen.findByRole('button', { name: /Where to/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Living / Sofas' }))
    await userEvent.click(screen.getByRole('button', { name: 'Move' }))
    await expect(await canvas.findByRole('checkbox', { name: 'Choose lamp-1.jpg' })).not.toBeChecked()
  },
})
export const FolderChangedMeanwhile = meta.story({
  args: { first: 1 },
  parameters: inOffice({
    answers: [
      ...library,
      done(listPictureFolders, { folders: [{ id: 1, name: 'Living room', parentId: null }] }),
      conflict(changePictureFolder, [
        { at: '2026-11-24T09:12:00Z', by: 'Ben Keller', what: 'changePictureFolder' },
      ]),
    ],
  }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for the folder Living' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Name and place …' }))
    const name = await screen.findByRole('textbox', { name: 'Name of the folder' })
    await userEvent.clear(name)
    await userEvent.type(name, 'At home')
    await userEvent.click(screen.getByRole('button', { name: 'Save the folder' }))
    await expect(await screen.findByText(/Ben Keller has changed it meanwhile/)).toBeVisible()
    await expect(await screen.findByText('Meanwhile: Living room')).toBeVisible()
    await expect(name).toHaveValue('At home')
  },
})
export const NameIsTaken = meta.story({
  parameters: inOffice({
    answers: [...library, refused(createPictureFolder, { code: 'folderName', params: { name: 'Kitchen' } })],
  }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'New folder' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Make the folder' }))
    await expect(screen.getByText('Say what the folder is called.')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the folder' }), 'Kitchen')
    await userEvent.click(screen.getByRole('button', { name: 'Make the folder' }))
    await expect(await screen.findByText(/A folder “Kitchen” is there already/)).toBeVisible()
  },
})
export const FolderIsDeleted = meta.story({
  args: { first: 2 },
  parameters: inOffice({ answers: [...library, done(deletePictureFolder, { parentId: 1 })] }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for the folder Sofas' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete …' }))
    await expect(await screen.findByText(/go to “Living”; no picture is deleted/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Delete the folder' }))
    await expect(await canvas.findByRole('list', { name: 'Folders in Living' })).toBeVisible()
  },
})
export const EmptyFolder = meta.story({
  args: { first: 3 },
  parameters: inOffice({
    answers: [
      done(listPictureFolders, { folders }),
      done(listPictures, { pictures: [], total: 0, perPage: 25 }),
    ],
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText('No picture lies in this folder yet')).toBeVisible()
  },
})
export const FolderIsGone = meta.story({
  args: { first: 9 },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: /^lamp-1/ })).toBeVisible()
  },
})
export const OnlyToLookAt = meta.story({
  parameters: inOffice({ rights: ['media.read'], answers: library }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Living' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'New folder' })).toBeNull()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
})
export const OnItsWay = meta.story({
  parameters: inOffice({ answers: [pending(listPictureFolders), pending(listPictures)] }),
})
export const Offline = meta.story({
  parameters: inOffice({ answers: [offline(listPictureFolders), offline(listPictures)] }),
})
