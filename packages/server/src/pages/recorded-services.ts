import { loadNavigation } from '@shop/api-client/contract/catalogue'
import type { Api } from '@shop/api-client/contract/define-call'
import { searchProducts } from '@shop/api-client/contract/search'
import type { ContentClient } from '@shop/content/content-client'
import { pageTags } from './page-tags.ts'

type Services = { api: Api; content: ContentClient }

/** The services of one rendering, noting in `tags` everything that the page was made of. */
export function recordedServices({ api, content }: Services, tags: Set<string>): Services {
  return {
    api: async (call, input) => {
      const answer = await api(call, input)
      if (call.name === searchProducts.name) tags.add('catalogue')
      if (call.name !== loadNavigation.name) for (const tag of pageTags(answer)) tags.add(tag)
      return answer
    },
    content: {
      ...content,
      story: async (path, query) => {
        const story = await content.story(path, query)
        tags.add(story ? `story:${story.uuid}` : 'stories')
        return story
      },
      stories: (query) => {
        tags.add('stories')
        return content.stories(query)
      },
    },
  }
}
