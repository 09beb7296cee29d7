import { createHash } from 'node:crypto'
import {
  checkPicture,
  deletePicture,
  describePicture,
  type LibraryPicture,
  listPictures,
  pictureUse,
  setPictureFocus,
  uploadPicture,
} from '@shop/api-client/office/picture-commands'
import { putPictureFocus } from '@shop/catalogue/focus/picture-focus-store'
import { lastEntryOf } from '@shop/catalogue/office/catalogue-office'
import {
  categoriesShowing,
  claimPicture,
  productsShowing,
  releasePicture,
} from '@shop/catalogue/office/picture-use-store'
import { bindCommands, type CommandHandler } from '@shop/engine/command/bind-commands'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { type ContentContext, contentDeskOf } from './content-commands.ts'
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
      const { data, total } = done(await desk.ask('get', 'assets', query))
      return { pictures: libraryPictures(data, desk), total, perPage: PER_PAGE }
    },
  })(async (_, __, answer) => ({ answer, object: null })),

  onPictures(checkPicture, {
    prepare: async ({ id, src }, context) => {
      const desk = await contentDeskOf(context)
      if (!desk.keepsPicture(src)) return { isGone: false }
      const reply = await desk.ask('get', `assets/${id}`)
      if (reply.type === 'refused' && reply.status === 404) return { isGone: true }
      return { isGone: isDeletedPicture(done(reply).data) }
    },
  })(async (_, __, answer) => ({ answer, object: null })),

  onPictures(pictureUse, {
    prepare: async ({ id }, context) => {
      const desk = await contentDeskOf(context)
      return useOf(context, desk, await pictureWith(desk, id))
    },
  })(async (_, __, answer) => ({ answer, object: null })),

  onPictures(uploadPicture, {
    prepare: async ({ filename, file, folderId }, context) => {
      const desk = await contentDeskOf(context)
      const bytes = new Uint8Array(Buffer.from(file, 'base64'))
      const digest = createHash('sha256').update(bytes).digest('hex').slice(0, DIGEST_LENGTH)
      const found = done(await desk.ask('get', 'assets', { search: digest, per_page: 1 }))
      const known = libraryPictures(found.data, desk).find(({ src }) => src.includes(digest))
      if (known) return { picture: known, wasThere: true }
      const name = filename.replace(/\.[^.]*$/, '').slice(0, MOST_NAME) || 'picture'
      const { data } = done(await desk.upload(`${name}-${digest}.webp`, bytes, folderId))
      return { picture: libraryPicture(data, desk), wasThere: false }
    },
  })(async (_, __, uploaded) => ({
    answer: uploaded,
    object: objectOf(uploaded.picture),
    after: { wasThere: uploaded.wasThere },
  })),

  onPictures(describePicture, {
    prepare: async ({ id, alt }, context) => {
      const desk = await contentDeskOf(context)
      const before = await pictureWith(desk, id)
      done(await desk.ask('put', `assets/${id}`, { asset: assetWords({ ...before.alt, ...alt }, desk) }))
      return { before, after: await pictureWith(desk, id) }
    },
  })(async (_, __, { before, after }) => ({
    answer: after,
    object: objectOf(after),
    before: before.alt,
    after: after.alt,
  })),

  onPictures(setPictureFocus, {
    prepare: async ({ id, updatedAt, focus }, context) => {
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
      done(reply)
      return { before, after: await pictureWith(desk, id), isLate: false }
    },
    version: async (_, { sql }, __, { before, isLate }) => {
      if (!isLate) return { version: 0, changes: [] }
      const last = await lastEntryOf(sql, objectOf(before))
      return {
        version: 1,
        changes: [{ at: before.updatedAt ?? '', by: 'Somebody', ...last, what: setPictureFocus.name }],
      }
    },
  })(async (_, { sql }, { before, after, isLate }) => {
    // Who says no version that was on a screen is told by this one.
    if (isLate)
      throw new CommandRefusal(
        `${before.name} was changed since it was read: nothing was changed. Read it again, and say its new moment.`,
      )
    await putPictureFocus(sql, after.src, after.focus)
    return { answer: after, object: objectOf(after), before: before.focus, after: after.focus }
  }),

  onPictures(deletePicture, {
    prepare: async ({ id }, context) => {
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
        done(await desk.ask('delete', `assets/${id}`))
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

function objectOf({ name }: LibraryPicture): string {
  return `picture:${name}`
}

async function pictureWith(desk: ContentDesk, id: number): Promise<LibraryPicture> {
  return libraryPicture(done(await desk.ask('get', `assets/${id}`)).data, desk)
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
  const { data } = done(await desk.ask('get', 'stories', query))
  return listedStories(data).map(({ id, name, fullSlug }) => ({ id, name, fullSlug }))
}

/** What the content service has done. @throws CommandRefusal with its reason where it refuses */
export function done(reply: ContentReply): Extract<ContentReply, { type: 'done' }> {
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
