import { notFound } from '@tanstack/react-router'
import type { HeadData } from '../../head.ts'
import type { PageLoad } from '../../page-loader.ts'
import type { StoryView } from '../content/content-loader.ts'

const FOLDER = 'documentation/'

export type DocumentationData = {
  head: HeadData
  story: StoryView
  /** Every page of the documentation, in the editors' order; paths without locale prefix. */
  pages: { title: string; path: string }[]
}

/** One page of the documentation and the list of all. */
export const documentationLoad: PageLoad<DocumentationData> = async ({ path, shop }, { content }) => {
  const { language } = shop.market
  const [story, all] = await Promise.all([
    content.story(path, { language }),
    content.stories({ language, startsWith: FOLDER }),
  ])
  if (!story) throw notFound()

  const title = story.content.title ?? story.name
  return {
    story: { title, blocks: story.content.body },
    pages: all.stories.map((one) => ({ title: one.content.title ?? one.name, path: `/${one.full_slug}/` })),
    head: {
      title,
      description: story.content.description ?? '',
      path,
      noindex: true,
      image: null,
      jsonLd: [],
    },
  }
}
