import { CATEGORY_PAGES_PREFIX } from '@shop/domain/link/page-path'
import { withoutSlashes } from '@shop/domain/link/without-slashes'
import { storyAddressProblem, typedStoryAddress } from '@shop/domain/story/story-address'
import * as v from 'valibot'
import { asked, wrongAddress } from './ask-content.ts'
import type { StoryDesk } from './content-desk.ts'
import { listedStories } from './story-answers.ts'

const FoldersSchema = v.object({ stories: v.array(v.looseObject({ id: v.number() })) })
const FolderSchema = v.object({ story: v.looseObject({ id: v.number() }) })

type NewStory = { name: string; address: string; content: object; release: number | null }

/**
 * Makes a draft at an address where no story is, with the folders that it needs; what the service answers.
 *
 * @throws CommandRefusal where no story can be at the address, another one is there, or the service does not take it
 */
export async function newStory(desk: StoryDesk, { name, address: typed, content, release }: NewStory) {
  const address = await freeAddress(desk, typed, null)
  const { folders, slug } = partsOf(desk, address)
  const parent_id = await folderId(desk, folders)
  const { data } = await asked(desk, 'post', 'stories', {
    story: { name, slug, parent_id, content },
    ...(release === null ? {} : { release_id: release }),
  })
  return data
}

/** @throws CommandRefusal where no story can be at the address, or another one is there */
export async function freeAddress(desk: StoryDesk, typed: string, own: number | null): Promise<string> {
  const address = typedStoryAddress(typed)
  const problem = storyAddressProblem(address)
  if (problem !== null) throw wrongAddress(problem)
  const slug = withoutSlashes(address)
  const places = [slug, `${CATEGORY_PAGES_PREFIX}/${slug}`].map((place) => `${desk.folder}/${place}`)
  const { data } = await asked(desk, 'get', 'stories', {
    by_slugs: places.flatMap((place) => [place, `${place}/`]).join(','),
    story_only: 1,
  })
  if (listedStories(data).some(({ id }) => id !== own)) throw wrongAddress('taken')
  return address
}

export function partsOf({ folder }: StoryDesk, address: string): { folders: string[]; slug: string } {
  const words = [...withoutSlashes(folder).split('/'), ...withoutSlashes(address).split('/')]
  return { folders: words.slice(0, -1), slug: words.at(-1) ?? '' }
}

/** The folder that a path leads to; what is missing of it is made. */
export async function folderId(desk: StoryDesk, folders: readonly string[]): Promise<number> {
  let parent = 0
  for (const [depth, slug] of folders.entries()) {
    const with_slug = folders.slice(0, depth + 1).join('/')
    const { data } = await asked(desk, 'get', 'stories', { with_slug, folder_only: 1 })
    parent = v.parse(FoldersSchema, data).stories[0]?.id ?? (await newFolder(desk, slug, parent))
  }
  return parent
}

async function newFolder(desk: StoryDesk, slug: string, parent: number): Promise<number> {
  const { data } = await asked(desk, 'post', 'stories', {
    story: { name: slug, slug, is_folder: true, parent_id: parent },
  })
  return v.parse(FolderSchema, data).story.id
}
