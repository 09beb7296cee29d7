import { createHash } from 'node:crypto'
import {
  checkPicture,
  cropPicture,
  deletePicture,
  describePicture,
  type LibraryPicture,
  listPictures,
  type PictureArea,
  pictureUse,
  setPictureFocus,
  uploadPicture,
} from '@shop/api-client/office/picture-commands'
import { putPictureFocus } from '@shop/catalogue/focus/picture-focus-store'
import {
  categoriesShowing,
  claimPicture,
  productsShowing,
  releasePicture,
} from '@shop/catalogue/office/pictures/picture-use-store'
import type { FocusPoint } from '@shop/domain/image/focus-point'
import { bindCommands, type CommandHandler, type Versioned } from '@shop/engine/command/bind-commands'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { lastChange } from '@shop/engine/command/shown-version'
import { type ContentContext, contentDeskOf } from './ask-content.ts'
import type { ContentDesk, ContentReply } from './content-desk.ts'
import {
  assetFocus,
  assetWords,
  DIGEST_LENGTH,
  isDeletedPicture,
  libraryPicture,
  libraryPictures,
} from './library-picture.ts'
import { listedStories } from './story-answers.ts'

const PER_PAGE = 48
/** A name stays readable beside its digest; the service cuts longer ones. */
const MOST_NAME = 40
/** How a part of a picture ends its name. */
const CROPPED = /-\d+x\d+$/
const onPictures = bindCommands<ContentContext>()

/**
 * The commands about the library of pictures. As with stories, whatever happens to a picture goes through the management
 * protocol, before the transaction.
 */
export const PICTURE_COMMANDS: readonly CommandHandler<ContentContext>[] = [
  onPictures(listPictures, {
    prepare: async ({ search, page, folderId }, context) => {
      const desk = await contentDeskOf(context)
      const query = {
        page,
        per_page: PER_PAGE,
        ...(search === '' ? {} : { search }),
        ...(folderId === undefined ? {} : { in_folder: folderId }),
      }
      const { data, total } = acceptedReply(await desk.ask('get', 'assets', query))
      return { pictures: libraryPictures(data, desk), total, perPage: PER_PAGE }
    },
  })(async (_, __, answer) => ({ answer, object: null })),

  onPictures(checkPicture, {
    prepare: async ({ id, src }, context) => {
      const desk = await contentDeskOf(context)
      if (!desk.keepsPicture(src)) return { isGone: false }
      const reply = await desk.ask('get', `assets/${id}`)
      if (reply.type === 'refused' && reply.status === 404) return { isGone: true }
      return { isGone: isDeletedPicture(acceptedReply(reply).data) }
    },
  })(async (_, __, answer) => ({ answer, object: null })),

  onPictures(pictureUse, {
    prepare: async ({ id }, context) => {
      const desk = await contentDeskOf(context)
      return useOf(context, desk, await pictureWith(desk, id))
    },
  })(async (_, __, answer) => ({ answer, object: null })),

  onPictures(uploadPicture, {
    outside: async ({ filename, file, folderId }, context) => {
      const desk = await contentDeskOf(context)
      const bytes = new Uint8Array(Buffer.from(file, 'base64'))
      return kept(desk, { name: withoutSuffix(filename).slice(0, MOST_NAME) || 'picture', bytes, folderId })
    },
  })(async (_, __, uploaded) => ({
    answer: uploaded,
    object: objectOf(uploaded.picture),
    after: { wasThere: uploaded.wasThere },
  })),

  onPictures(cropPicture, {
    outside: async ({ id, area }, context) => {
      const desk = await contentDeskOf(context)
      const whole = await pictureWith(desk, id)
      if (area.left + area.width > whole.width || area.top + area.height > whole.height)
        throw new CommandRefusal('This part lies outside of the picture.', 'cropOutside')
      const cropped = await desk.cropped(whole, area)
      if (cropped.type === 'outside')
        throw new CommandRefusal('The file is not of the size that the library says.', 'cropOutside')
      if (cropped.type === 'away')
        throw new CommandRefusal('The file of this picture cannot be read.', 'pictureAway')
      const plain = withoutSuffix(whole.name).replace(CROPPED, '')
      const size = `-${area.width}x${area.height}`
      const name = `${plain.slice(0, MOST_NAME - size.length)}${size}`
      const { picture, wasThere } = await kept(desk, { name, bytes: cropped.bytes, folderId: whole.folderId })
      if (wasThere) return { whole, picture }
      const focus = assetFocus(focusWithin(whole, area), picture)
      acceptedReply(
        await desk.ask('put', `assets/${picture.id}`, { asset: { ...assetWords(whole.alt, desk), focus } }),
      )
      return { whole, picture: await pictureWith(desk, picture.id) }
    },
  })(async (_, { sql }, { whole, picture }) => {
    await putPictureFocus(sql, picture.src, picture.focus)
    return { answer: picture, object: objectOf(picture), after: { of: whole.name } }
  }),

  onPictures(describePicture, {
    outside: async ({ id, alt, was }, context) => {
      const desk = await contentDeskOf(context)
      const before = await pictureWith(desk, id)
      const late = { before, after: before, isLate: true }
      const isOther = (language: string) => (before.alt[language] ?? '') !== (was?.[language] ?? '')
      if (was !== undefined && Object.keys(alt).some(isOther)) return late
      const asset = assetWords({ ...before.alt, ...alt }, desk)
      // Words of other languages are written along as they were a moment ago.
      const reply = await desk.ask('put', `assets/${id}`, { asset, updated_at: before.updatedAt })
      if (reply.type === 'refused' && reply.status === 409) return late
      acceptedReply(reply)
      return { before, after: await pictureWith(desk, id), isLate: false }
    },
    version: (_, context, __, prepared) => pictureVersion(context, prepared),
  })(async (_, __, { before, after, isLate }) => {
    if (isLate) throw changedSince(before)
    return { answer: after, object: objectOf(after), before: before.alt, after: after.alt }
  }),

  onPictures(setPictureFocus, {
    outside: async ({ id, updatedAt, focus }, context) => {
      const desk = await contentDeskOf(context)
      const before = await pictureWith(desk, id)
      const late = { before, after: before, isLate: true }
      if (before.updatedAt !== updatedAt) return late
      if (focus !== null && !(before.width > 0 && before.height > 0))
        throw new CommandRefusal(
          `The size of ${before.name} is not known, so no point of it can be kept: upload it again.`,
        )
      const asset = { focus: assetFocus(focus, before) }
      // The embedded service compares the moment once more, alone with the space; one elsewhere takes no notice of it.
      const reply = await desk.ask('put', `assets/${id}`, { asset, updated_at: updatedAt })
      if (reply.type === 'refused' && reply.status === 409) return late
      acceptedReply(reply)
      return { before, after: await pictureWith(desk, id), isLate: false }
    },
    version: (_, context, __, prepared) => pictureVersion(context, prepared),
  })(async (_, { sql }, { before, after, isLate }) => {
    if (isLate) throw changedSince(before)
    await putPictureFocus(sql, after.src, after.focus)
    return { answer: after, object: objectOf(after), before: before.focus, after: after.focus }
  }),

  onPictures(deletePicture, {
    outside: async ({ id }, context) => {
      const desk = await contentDeskOf(context)
      const picture = await pictureWith(desk, id)
      // Claimed first: whatever takes the picture from now on is refused, and what has it already is seen here.
      const goods = await claimPicture(context.sql, picture.src, context.now)
      try {
        const stories = await storiesShowing(desk, picture)
        const places = [...stories.map(({ fullSlug }) => fullSlug), ...goods.map(({ name }) => name)]
        if (places.length > 0)
          throw new CommandRefusal(
            `${picture.name} is still shown by ${places.join(', ')}: take it out there first.`,
            'pictureUsed',
            { places: places.join(', ') },
          )
        acceptedReply(await desk.ask('delete', `assets/${id}`))
      } catch (refusal) {
        // One that somebody else has deleted meanwhile is gone.
        const isGone = refusal instanceof CommandRefusal && refusal.coded?.code === 'pictureUnknown'
        if (!isGone) await releasePicture(context.sql, picture.src)
        throw refusal
      }
      return picture
    },
  })(async (_, { sql }, picture) => {
    await putPictureFocus(sql, picture.src, null)
    return { answer: {}, object: objectOf(picture), before: { src: picture.src } }
  }),
]

/** A picture that was changed by somebody else since it was on the screen has another version than was seen. */
async function pictureVersion(
  { sql }: ContentContext,
  { before, isLate }: { before: LibraryPicture; isLate: boolean },
): Promise<Versioned> {
  if (!isLate) return { version: 0, changes: [] }
  return { version: 1, changes: [await lastChange(sql, objectOf(before))] }
}

/** Tells whoever says no version that was on a screen. */
function changedSince({ name }: LibraryPicture): CommandRefusal {
  return new CommandRefusal(
    `${name} was changed since it was read: nothing was changed. Read it again, and say how it is now.`,
  )
}

type NewPicture = { name: string; bytes: Uint8Array<ArrayBuffer>; folderId: number | null }

/** Brings a picture into the library, once: one of the same bytes is there. */
async function kept(desk: ContentDesk, { name, bytes, folderId }: NewPicture) {
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, DIGEST_LENGTH)
  const found = acceptedReply(await desk.ask('get', 'assets', { search: digest, per_page: 1 }))
  const known = libraryPictures(found.data, desk).find(({ src }) => src.includes(digest))
  if (known) return { picture: known, wasThere: true }
  const { data } = acceptedReply(await desk.upload(`${name}-${digest}.webp`, bytes, folderId))
  return { picture: libraryPicture(data, desk), wasThere: false }
}

function withoutSuffix(filename: string): string {
  return filename.replace(/\.[^.]*$/, '')
}

/** What stays in sight of a part: the point of the whole, where the part has it. */
function focusWithin({ focus, width, height }: LibraryPicture, area: PictureArea): FocusPoint | null {
  if (focus === null) return null
  const x = Math.round((((focus.x / 100) * width - area.left) / area.width) * 100)
  const y = Math.round((((focus.y / 100) * height - area.top) / area.height) * 100)
  return x >= 0 && x <= 100 && y >= 0 && y <= 100 ? { x, y } : null
}

function objectOf({ name }: LibraryPicture): string {
  return `picture:${name}`
}

async function pictureWith(desk: ContentDesk, id: number): Promise<LibraryPicture> {
  return libraryPicture(acceptedReply(await desk.ask('get', `assets/${id}`)).data, desk)
}

async function useOf({ sql }: ContentContext, desk: ContentDesk, picture: LibraryPicture) {
  return {
    stories: await storiesShowing(desk, picture),
    products: await productsShowing(sql, picture.src),
    categories: await categoriesShowing(sql, picture.src),
  }
}

async function storiesShowing(desk: ContentDesk, { src }: LibraryPicture) {
  const query = { reference_search: src, per_page: 100, story_only: 1 }
  const { data } = acceptedReply(await desk.ask('get', 'stories', query))
  return listedStories(data).map(({ id, name, fullSlug }) => ({ id, name, fullSlug }))
}

/** What the content service has done. @throws CommandRefusal with its reason where it refuses */
export function acceptedReply(reply: ContentReply): Extract<ContentReply, { type: 'done' }> {
  if (reply.type === 'done') return reply
  switch (reply.status) {
    case 404:
      throw new CommandRefusal('This picture is not there any more.', 'pictureUnknown')
    case 413:
    case 422:
      throw new CommandRefusal(reply.reason, 'pictureWrong')
    default:
      throw new CommandRefusal(`The content service has refused: ${reply.reason}`, 'storyRefused', {
        reason: reply.reason,
      })
  }
}
