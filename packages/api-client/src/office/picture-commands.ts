import * as v from 'valibot'
import { defineCommand } from './define-command.ts'

const Id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
/** Letters that say what is to be seen, at most. */
export const MOST_ALT_LETTERS = 300
const Words = v.pipe(v.string(), v.trim(), v.maxLength(MOST_ALT_LETTERS))
const Percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))
const Focus = v.strictObject({ x: Percent, y: Percent })

/** Bytes of a picture, at most. */
export const MOST_PICTURE_BYTES = 20 * 1024 * 1024
/** What a file picker offers; what a file is, its bytes say. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
const BASE64_LENGTH = Math.ceil(MOST_PICTURE_BYTES / 3) * 4

const Picture = v.object({
  id: v.number(),
  /** By what name products and stories know it. */
  src: v.string(),
  name: v.string(),
  width: v.number(),
  height: v.number(),
  updatedAt: v.nullable(v.string()),
  /** What is to be seen, by language; empty where nobody has said it. */
  alt: v.record(v.string(), v.string()),
  /** What stays in sight where the picture is cropped; null for its middle. */
  focus: v.nullable(v.object({ x: v.number(), y: v.number() })),
  /** The folder that it lies in; null where it lies in none. */
  folderId: v.nullable(v.number()),
})
export type LibraryPicture = v.InferOutput<typeof Picture>

/** Pictures of the library, the latest first. */
export const listPictures = defineCommand({
  name: 'listPictures',
  right: 'media.read',
  changes: null,
  input: v.strictObject({
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
    page: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 1),
    /** Those of one folder alone. */
    folderId: v.optional(Id),
  }),
  answer: v.object({ pictures: v.array(Picture), total: v.number(), perPage: v.number() }),
})

/** Whether a picture that a text shows was deleted from the library; one that never was in it is not missed. */
export const checkPicture = defineCommand({
  name: 'checkPicture',
  right: 'media.read',
  changes: null,
  input: v.strictObject({ id: Id, src: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)) }),
  answer: v.object({ isGone: v.boolean() }),
})

/** Which pages, products and categories show a picture. */
export const pictureUse = defineCommand({
  name: 'pictureUse',
  right: 'media.read',
  changes: null,
  input: v.strictObject({ id: Id }),
  answer: v.object({
    stories: v.array(v.object({ id: v.number(), name: v.string(), fullSlug: v.string() })),
    products: v.array(v.object({ id: v.number(), name: v.string() })),
    categories: v.array(v.object({ id: v.number(), name: v.string() })),
  }),
})

/** Makes a picture anew from its pixels, and keeps it. A file that is there already is not kept twice. */
export const uploadPicture = defineCommand({
  name: 'uploadPicture',
  right: 'media.change',
  changes: 'the pictures of the library',
  input: v.strictObject({
    filename: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
    /** The file in base64. */
    file: v.pipe(v.string(), v.minLength(1), v.maxLength(BASE64_LENGTH)),
    /** Where a new picture is put; one that is there already stays where it is. */
    folderId: v.optional(v.nullable(Id), null),
  }),
  answer: v.object({ picture: Picture, wasThere: v.boolean() }),
  undoneBy: 'deletePicture',
})

const AltWords = v.record(v.pipe(v.string(), v.regex(/^[a-z]{2}$/)), Words)

/** Says in words what is to be seen. Words of a language that are not any more as they were on the screen are a conflict. */
export const describePicture = defineCommand({
  name: 'describePicture',
  right: 'media.change',
  changes: 'the words of a picture',
  isVersioned: true,
  isNewlyVersioned: true,
  input: v.strictObject({
    id: Id,
    /** By language; the words of those that are not named stay. */
    alt: AltWords,
    /** The words of the same languages on the screen, empty where there were none. */
    was: v.optional(AltWords),
  }),
  answer: Picture,
  undoneBy: 'describePicture',
})

/**
 * Says what of a picture stays in sight wherever it is cropped; null is its middle. A picture that is not any more as it
 * was on the screen is a conflict.
 */
export const setPictureFocus = defineCommand({
  name: 'setPictureFocus',
  right: 'media.change',
  changes: 'What of a picture stays in sight where the shop crops it; null is its middle.',
  isVersioned: true,
  undoneBy: 'setPictureFocus',
  input: v.strictObject({
    id: Id,
    /** When the picture was changed last, as far as the screen knew. */
    updatedAt: v.nullable(v.string()),
    focus: v.nullable(Focus),
  }),
  answer: Picture,
})

const Pixels = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000))
/** The shorter side of a cropped picture, at least: what is smaller is no use to a shop. */
export const LEAST_CROP = 16
const Side = v.pipe(Pixels, v.minValue(LEAST_CROP))
const Area = v.strictObject({ left: Pixels, top: Pixels, width: Side, height: Side })
/** A part of a picture, in px of its own size. */
export type PictureArea = v.InferOutput<typeof Area>

/** Makes a picture of a part of another one, which stays as it is; words and what stays in sight come along. */
export const cropPicture = defineCommand({
  name: 'cropPicture',
  right: 'media.change',
  changes: 'Adds a picture to the library; the one that it is a part of stays.',
  input: v.strictObject({ id: Id, area: Area }),
  answer: Picture,
  undoneBy: 'deletePicture',
})

/** Deletes a picture that no page and no product shows. */
export const deletePicture = defineCommand({
  name: 'deletePicture',
  right: 'media.change',
  changes: 'the pictures of the library',
  input: v.strictObject({ id: Id }),
  answer: v.object({}),
})
