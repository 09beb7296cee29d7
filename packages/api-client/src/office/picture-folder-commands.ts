import * as v from 'valibot'
import { defineCommand } from './define-command.ts'

const Id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))
/** Null is the library itself. */
const Parent = v.nullable(Id)

const Folder = v.object({ id: v.number(), name: v.string(), parentId: v.nullable(v.number()) })
export type PictureFolder = v.InferOutput<typeof Folder>

/** Pictures that are moved at once, at most. */
export const MOST_MOVED = 100

/** Every folder of the library. */
export const listPictureFolders = defineCommand({
  name: 'listPictureFolders',
  right: 'media.read',
  changes: null,
  input: v.strictObject({}),
  answer: v.object({ folders: v.array(Folder) }),
})

/** Makes a folder; two of one name do not stand beside each other. */
export const createPictureFolder = defineCommand({
  name: 'createPictureFolder',
  right: 'media.change',
  changes: 'the folders of the library',
  input: v.strictObject({ name: Name, parentId: Parent }),
  answer: Folder,
  undoneBy: 'deletePictureFolder',
})

/**
 * Renames a folder, or puts it into another one with all that lies in it. A folder that is not any more as it was on the
 * screen is a conflict.
 */
export const changePictureFolder = defineCommand({
  name: 'changePictureFolder',
  right: 'media.change',
  changes: 'the folders of the library',
  isVersioned: true,
  isNewlyVersioned: true,
  input: v.strictObject({
    id: Id,
    name: Name,
    parentId: Parent,
    /** The folder as it was on the screen. */
    was: v.optional(v.strictObject({ name: v.string(), parentId: Parent })),
  }),
  answer: Folder,
  undoneBy: 'changePictureFolder',
})

/** Deletes a folder: pictures and folders in it go to where it lay. */
export const deletePictureFolder = defineCommand({
  name: 'deletePictureFolder',
  right: 'media.change',
  changes: 'The folders of the library; no picture is deleted.',
  input: v.strictObject({ id: Id }),
  answer: v.object({ parentId: v.nullable(v.number()) }),
})

/** Puts pictures into a folder, or out of theirs. */
export const movePictures = defineCommand({
  name: 'movePictures',
  right: 'media.change',
  changes: 'the folders that pictures lie in',
  input: v.strictObject({
    ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(MOST_MOVED)),
    folderId: Parent,
  }),
  answer: v.object({ moved: v.number() }),
  undoneBy: 'movePictures',
})
