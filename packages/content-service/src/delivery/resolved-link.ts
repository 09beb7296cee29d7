import { visibleContent } from '../space/visible-content.ts'
import type { DeliveredStory, Delivery } from './delivered-story.ts'
import type { LinkKind } from './references.ts'

/** A linked story in the detail that was asked for. @see integrations §2.1 "resolve_links" */
export function resolvedLink(story: DeliveredStory, kind: LinkKind, { space }: Delivery) {
  if (kind === 'story') return story
  const { id, uuid, name, slug, path, full_slug } = story
  const url = { id, uuid, name, slug, path, full_slug, url: path || full_slug }
  if (kind === 'url') return url

  const stored = space.story(uuid)
  return {
    ...url,
    is_folder: false,
    parent_id: story.parent_id,
    published: stored !== null && visibleContent(stored, 'published') !== null,
    is_startpage: story.is_startpage,
    position: story.position,
    real_path: `/${path || full_slug}`,
    alternates: story.alternates,
  }
}
