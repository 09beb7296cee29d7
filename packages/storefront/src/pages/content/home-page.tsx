import { homeRoute } from './content-route.ts'
import { StoryPage } from './story/story-page.tsx'

/** The start page: a story like any other. */
export function HomePage() {
  const page = homeRoute.useLoaderData()
  return page.kind === 'story' ? <StoryPage story={page.story} data={page.data} isHome /> : null
}
