import { latePart } from '../../hydration/late-part.tsx'
import type { ContentPageData } from './content-loader.ts'
import { contentRoute } from './content-route.ts'

const ListingBody = latePart(() => import('./listing-body.tsx').then((file) => file.ListingBody), 'reader')
const StoryBody = latePart(() => import('./story/story-body.tsx').then((file) => file.StoryBody), 'reader')

/** What a page that is drawn in the browser has to be there with. */
export const parts = [ListingBody, StoryBody]

/** A listing or a content page, whichever has the address. */
export function ContentPage() {
  const page: ContentPageData = contentRoute.useLoaderData()
  if (page.kind === 'story') return <StoryBody story={page.story} data={page.data} />
  return <ListingBody {...page} />
}
