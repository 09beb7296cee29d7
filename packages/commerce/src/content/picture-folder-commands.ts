import {
  changePictureFolder,
  createPictureFolder,
  deletePictureFolder,
  listPictureFolders,
  movePictures,
  type PictureFolder,
} from '@shop/api-client/office/picture-folder-commands'
import { bindCommands, type CommandHandler } from '@shop/engine/command/bind-commands'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { lastChange } from '@shop/engine/command/shown-version'
import * as v from 'valibot'
import { type ContentContext, contentDeskOf } from './ask-content.ts'
import type { ContentDesk, ContentReply } from './content-desk.ts'
import { libraryPictures } from './library-picture.ts'
import { acceptedReply } from './picture-commands.ts'

const FolderSchema = v.looseObject({
  id: v.number(),
  name: v.string(),
  parent_id: v.nullish(v.number(), null),
})
const AnswerSchema = v.object({ asset_folder: FolderSchema })
const PER_PAGE = 100
const onFolders = bindCommands<ContentContext>()

/**
 * The commands about folders of the library. A space elsewhere does not say what becomes of pictures in a folder that is
 * deleted, nor refuses two of one name: both are seen to here, by nothing but the protocol.
 */
export const PICTURE_FOLDER_COMMANDS: readonly CommandHandler<ContentContext>[] = [
  onFolders(listPictureFolders, {
    prepare: async (_, context) => ({ folders: await foldersOf(await contentDeskOf(context)) }),
  })(async (_, __, answer) => ({ answer, object: null })),

  onFolders(createPictureFolder, {
    outside: async ({ name, parentId }, context) => {
      const desk = await contentDeskOf(context)
      requirePlace({ id: null, name, parentId }, await foldersOf(desk))
      return changed(await desk.ask('post', 'asset_folders', { asset_folder: { name, parent_id: parentId } }))
    },
  })(async (_, __, folder) => ({ answer: folder, object: objectOf(folder), after: folder })),

  onFolders(changePictureFolder, {
    outside: async ({ id, name, parentId, was }, context) => {
      const desk = await contentDeskOf(context)
      const folders = await foldersOf(desk)
      const before = folderIn(folders, id)
      if (was !== undefined && (before.name !== was.name || before.parentId !== was.parentId))
        return { before, after: before, isLate: true }
      requirePlace({ id, name, parentId }, folders)
      const asset_folder = { name, parent_id: parentId }
      const after = changed(await desk.ask('put', `asset_folders/${id}`, { asset_folder }))
      return { before, after, isLate: false }
    },
    version: async (_, { sql }, __, { before, isLate }) =>
      isLate
        ? { version: 1, changes: [await lastChange(sql, objectOf(before))] }
        : { version: 0, changes: [] },
  })(async (_, __, { before, after, isLate }) => {
    // Whoever says no version that was on a screen is told by this one.
    if (isLate)
      throw new CommandRefusal(
        `${before.name} was changed since it was read: nothing was changed. Read it again, and say how it is now.`,
      )
    return { answer: after, object: objectOf(after), before, after }
  }),

  onFolders(deletePictureFolder, {
    outside: async ({ id }, context) => {
      const desk = await contentDeskOf(context)
      const folders = await foldersOf(desk)
      const folder = folderIn(folders, id)
      const inside = folders.filter(({ parentId }) => parentId === id)
      for (const { name } of inside) requirePlace({ id, name, parentId: folder.parentId }, folders)
      for (const one of inside) {
        const asset_folder = { name: one.name, parent_id: folder.parentId }
        changed(await desk.ask('put', `asset_folders/${one.id}`, { asset_folder }))
      }
      await empty(desk, folder)
      acceptedReply(await desk.ask('delete', `asset_folders/${id}`))
      return folder
    },
  })(async (_, __, folder) => ({
    answer: { parentId: folder.parentId },
    object: objectOf(folder),
    before: folder,
  })),

  onFolders(movePictures, {
    outside: async ({ ids, folderId }, context) => {
      const desk = await contentDeskOf(context)
      const folder = folderId === null ? null : folderIn(await foldersOf(desk), folderId)
      acceptedReply(await desk.ask('post', 'assets/bulk_update', { ids, asset_folder_id: folderId }))
      return { ids, folder }
    },
  })(async (_, __, { ids, folder }) => ({
    answer: { moved: ids.length },
    object: `pictures:${ids.length}`,
    after: { ids, folder: folder?.name ?? null },
  })),
]

/** Pictures of a folder go to where it lies, as many at once as a page lists; they leave the list by it. */
async function empty(desk: ContentDesk, { id, parentId }: PictureFolder): Promise<void> {
  for (let last = ''; ; ) {
    const { data } = acceptedReply(await desk.ask('get', 'assets', { in_folder: id, per_page: PER_PAGE }))
    const ids = libraryPictures(data, desk).map((picture) => picture.id)
    const now = ids.join()
    if (now === '') return
    if (now === last) throw new CommandRefusal('The content service does not move what is in the folder.')
    acceptedReply(await desk.ask('post', 'assets/bulk_update', { ids, asset_folder_id: parentId }))
    last = now
  }
}

async function foldersOf(desk: ContentDesk): Promise<PictureFolder[]> {
  const { data } = acceptedReply(await desk.ask('get', 'asset_folders'))
  return v.parse(v.object({ asset_folders: v.array(FolderSchema) }), data).asset_folders.map(folderOf)
}

function folderOf({ id, name, parent_id }: v.InferOutput<typeof FolderSchema>): PictureFolder {
  return { id, name, parentId: parent_id || null }
}

function folderIn(folders: readonly PictureFolder[], id: number): PictureFolder {
  const folder = folders.find((one) => one.id === id)
  if (folder === undefined) throw new CommandRefusal('This folder is not there any more.', 'folderUnknown')
  return folder
}

function changed(reply: ContentReply): PictureFolder {
  if (reply.type === 'refused' && reply.status === 404)
    throw new CommandRefusal('This folder is not there any more.', 'folderUnknown')
  if (reply.type === 'refused' && reply.status === 422)
    throw new CommandRefusal(`The content service has refused: ${reply.reason}`, 'storyRefused', {
      reason: reply.reason,
    })
  return folderOf(v.parse(AnswerSchema, acceptedReply(reply).data).asset_folder)
}

type Placed = { id: number | null; name: string; parentId: number | null }

/** A folder stands in one that is there, not in itself, and beside none of its name. */
function requirePlace({ id, name, parentId }: Placed, folders: readonly PictureFolder[]): void {
  const around = new Set<number>()
  for (let at = parentId; at !== null && !around.has(at); at = folderIn(folders, at).parentId) around.add(at)
  if (id !== null && around.has(id))
    throw new CommandRefusal('A folder cannot be put into itself, nor into one of its own.', 'folderCircle')
  const same = folders.some(
    (one) => one.id !== id && one.parentId === parentId && one.name.toLowerCase() === name.toLowerCase(),
  )
  if (same) throw new CommandRefusal(`A folder ${name} is there already.`, 'folderName', { name })
}

function objectOf({ name }: PictureFolder): string {
  return `picture-folder:${name}`
}
