import type { BlockGuide } from '@shop/blocks/guides/block-guide.ts'
import { blockGuides } from '@shop/blocks/guides/block-guides.ts'
import { guideAnchor } from '@shop/blocks/guides/guide-anchor.ts'
import { pageHeadings } from '@shop/blocks/page-headings/page-headings.ts'
import { blocksReady } from '@shop/blocks/registry'
import { fixedPart, PAGES } from '@shop/domain/link/pages'
import { notFound } from '@tanstack/react-router'
import type { HeadData } from '../../head.ts'
import type { PageLoad } from '../../loading/page-loader.ts'
import { blocksOf } from '../content/content-loader.ts'
import { type BlockData, blockData } from '../content/needs/block-data.ts'
import type { StoryView } from '../content/story/story-view.ts'

const FOLDER = 'documentation'
/** Below its own words this page lists what the blocks say of themselves. */
const BLOCKS_PATH = `${fixedPart(PAGES.documentation)}bausteine/`

type PlaceOnPage = { words: string; anchor: string }

export type DocumentationData = {
  head: HeadData
  story: StoryView
  data: BlockData
  /** Every page of the documentation, in the editors' order; paths without locale prefix. */
  pages: { title: string; path: string; headings: PlaceOnPage[] }[]
  /** What every block says of itself; empty on all pages but one. */
  guides: readonly BlockGuide[]
}

/** One page of the documentation and the list of all. */
export const documentationLoad: PageLoad<DocumentationData> = async (request, services) => {
  const { path, shop } = request
  const { language } = shop.market
  const [story, all] = await Promise.all([
    services.content.story(path, { language }),
    services.content.stories({ language, startsWith: FOLDER }),
    blocksReady(),
  ])
  if (!story) throw notFound()

  const title = story.content.title ?? story.name
  const facts = { path, isCheckout: false, breadcrumb: [], product: null }
  const blocks = blocksOf(story, facts, request, services)
  return {
    data: await blockData(blocks, services, { language, facts }),
    story: { slug: story.full_slug, title, blocks },
    pages: all.stories.map((one) => {
      const its = `/${one.full_slug}/`
      const headings = pageHeadings(one.content.body).map(({ words, anchor }) => ({ words, anchor }))
      return {
        title: one.content.title ?? one.name,
        path: its,
        headings: its === BLOCKS_PATH ? [...headings, ...blockHeadings] : headings,
      }
    }),
    guides: path === BLOCKS_PATH ? blockGuides : [],
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

const blockHeadings: PlaceOnPage[] = blockGuides.map((guide) => ({
  words: guide.title,
  anchor: guideAnchor(guide),
}))
