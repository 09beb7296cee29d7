import type { SpaceStore } from '../store/space-store.ts'
import type { StoryVersions } from '../store/story-versions.ts'
import type { UploadedPictures } from './uploaded-pictures.ts'

/**
 * What is wrong with a story that is to be published, each with its place: `body[2].headline: …`. In a release it is
 * judged among the stories that go out with it.
 */
export type StoryCheck = (
  story: { full_slug: string; content: unknown },
  releaseId?: number,
) => Promise<readonly string[]>

/** What every address of the management protocol works with. */
export type ManagementParts = {
  store: SpaceStore
  versions: StoryVersions
  uploads: UploadedPictures
  /** Looks at a story as the pages do; a story with a problem is not published. */
  check: StoryCheck
  /** The kinds of blocks with their fields, as the protocol describes them. */
  components: readonly object[]
  now: () => number
}

/** One request, taken apart. */
export type ManagementRequest = {
  url: URL
  query: URLSearchParams
  /** The parts of the path in brackets. */
  rest: readonly string[]
  /** The parsed body; null where there is none. */
  body: unknown
}
