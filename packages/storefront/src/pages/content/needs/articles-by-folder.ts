import type { Article, ArticlesQuery } from '@shop/blocks/needs/articles.ts'
import { asset } from '@shop/content/fields'
import type { Story } from '@shop/content/story'
import { readingMinutes } from '@shop/domain/content/reading-minutes'
import { type Locale, markets } from '@shop/domain/market/markets'
import { readsSwissGerman } from '@shop/domain/market/swiss-german'
import { inSwissGerman } from '@shop/i18n/regional'
import * as v from 'valibot'
import type { PageServices } from '../../../router-context.ts'
import { firstByKey } from './first-by-key.ts'
import { shownBlocks } from './shown-blocks.ts'

type ArticlesContext = {
  content: PageServices['content']
  language: string
  /** Where it is known, a region reads its own words and spelling. */
  locale?: Locale | undefined
  besides: string
  now: Date
}

/** Folders whose articles the blocks of one page may show. */
const MOST_FOLDERS = 3

/** Articles of each folder, once and as many as its longest list shows. */
export async function articlesByFolder(
  queries: readonly ArticlesQuery[],
  surroundings: ArticlesContext,
): Promise<Record<string, Article[]>> {
  const folders = firstByKey(queries, ({ folder }) => folder, MOST_FOLDERS).keys()
  const answers = folders.map(async (folder) => {
    const counts = queries.filter((query) => query.folder === folder).map(({ count }) => count)
    return [folder, await articlesOf({ folder, count: Math.max(...counts) }, surroundings)] as const
  })
  return Object.fromEntries(await Promise.all(answers))
}

/** Articles of a folder, newest first, without the page that shows them. Without the content service there are none. */
async function articlesOf(
  { folder, count }: ArticlesQuery,
  { content, language, locale, besides, now }: ArticlesContext,
): Promise<Article[]> {
  try {
    const answer = await content.stories({
      language,
      ...(locale ? { locale } : {}),
      startsWith: `${folder}/`,
      sortBy: 'first_published_at:desc',
    })
    const articles = answer.stories
      .filter((story) => pathOf(story) !== besides)
      .slice(0, count)
      .map((story) => articleOf(story, now))
    return locale && readsSwissGerman(markets[locale]) ? inSwissGerman(articles) : articles
  } catch (failure) {
    console.warn(`The articles of '${folder}' are left out, the page stands: ${String(failure)}`)
    return []
  }
}

function pathOf({ full_slug }: Story): string {
  return `/${full_slug}/`
}

function articleOf(story: Story, now: Date): Article {
  const { name, content } = story
  const path = pathOf(story)
  const facts = { path, isCheckout: false, breadcrumb: [], product: null }
  const { blocks } = shownBlocks(content.body, facts, now)
  return {
    path,
    title: content.title ?? name,
    text: content.description ?? '',
    image: firstPicture(blocks),
    minutes: editorsMinutes(blocks) ?? readingMinutes(blocks),
  }
}

/** The picture that a story opens with. */
function firstPicture(body: Story['content']['body']): Article['image'] {
  for (const block of body) {
    const picture = v.safeParse(asset, block.image)
    if (!picture.success) continue
    const { src, alt, width, height, colour, focus } = picture.output
    const cropped = focus === undefined ? {} : { focus }
    return { src, alt, width: width ?? 1600, height: height ?? 900, colour, ...cropped }
  }
  return null
}

/** What the head of an article says itself, so that page and pointer agree. */
function editorsMinutes(body: Story['content']['body']): number | null {
  const head = body.find(({ component }) => component === 'guide_article')
  const minutes = Math.round(Number(head?.minutes))
  return minutes > 0 ? minutes : null
}
