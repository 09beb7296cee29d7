import { latePart } from '../../hydration/late-part.tsx'
import { homeRoute } from './content-route.ts'

const StoryBody = latePart(() => import('./story/story-body.tsx').then((file) => file.StoryBody), 'reader')

/** What a page that is drawn in the browser has to be there with. */
export const parts = [StoryBody]

/** The start page: a story like any other. */
export function HomePage() {
  const page = homeRoute.useLoaderData()
  return page.kind === 'story' ? <StoryBody story={page.story} data={page.data} isHome /> : null
}
