import { loadNavigation } from '@shop/api-client/contract/catalogue'
import type { Api } from '@shop/api-client/contract/define-call'
import { isProblem } from '@shop/api-client/contract/problem'
import { searchProducts } from '@shop/api-client/contract/search'
import type { ContentClient } from '@shop/content/content-client'
import { isContentUnavailable } from '@shop/content/service/content-failure'
import type { PageRender } from '@shop/storefront/server'
import { listTags, storyTags } from './content-tags.ts'
import { pageTags } from './page-tags.ts'

type PageServices = PageRender['services']
type Services = { api: Api; content: ContentClient }

/** What is known about a rendering besides its page. */
export type PageNotes = {
  /** Everything that the page was made of. */
  tags: Set<string>
  /** The content service had no answer: the page is missing something, or could not be made. */
  lacksContent: boolean
  /** The shop had no answer for now: the page is missing something, or could not be made. */
  lacksShop: boolean
  /** The page lacks an answer of the shop, or has a stale story: good for a moment only. */
  isMakeshift: boolean
  /** When the page changes by itself, as a campaign on it begins; null when it does not. */
  holdsUntil: Date | null
}

/** The services of one rendering, noting everything that the page was made of, and how long it holds. */
export function recordedServices(
  { api, content }: Services,
  notes: PageNotes,
): Services & Pick<PageServices, 'holdsUntil'> {
  const { tags } = notes
  const note = (all: string[]) => {
    for (const tag of all) tags.add(tag)
  }
  const markMakeshift = () => {
    notes.isMakeshift = true
  }
  async function noticed<Answer>(ask: Promise<Answer>): Promise<Answer> {
    try {
      return await ask
    } catch (failure) {
      if (isContentUnavailable(failure)) notes.lacksContent = true
      throw failure
    }
  }
  return {
    holdsUntil: (moment) => {
      if (notes.holdsUntil === null || moment < notes.holdsUntil) notes.holdsUntil = moment
    },
    api: async (call, input) => {
      const answer = await api(call, input).catch((failure: unknown) => {
        if (!isProblem(failure) || failure.status >= 500) markMakeshift()
        if (isProblem(failure) && failure.status === 503) notes.lacksShop = true
        throw failure
      })
      if (call.name === searchProducts.name) tags.add('catalogue')
      if (call.name !== loadNavigation.name) for (const tag of pageTags(answer)) tags.add(tag)
      return answer
    },
    content: {
      ...content,
      story: async (path, query) => {
        const story = await noticed(content.story(path, { ...query, onOld: markMakeshift, isHurried: true }))
        note(storyTags(path, story))
        return story
      },
      stories: async (query) => {
        note(listTags(query.startsWith ?? ''))
        const list = await noticed(content.stories({ ...query, onOld: markMakeshift, isHurried: true }))
        for (const story of list.stories) note([`story:${story.uuid}`])
        return list
      },
    },
  }
}
