import type { Publication } from '@shop/content/content-client'
import type { Coordination } from '@shop/engine/coordination/coordination'
import * as v from 'valibot'
import type { OpenContent } from '../content.ts'

type Parts = {
  content: Pick<OpenContent, 'onPublish' | 'take'>
  engine: { coordination: Pick<Coordination, 'publish' | 'subscribe'> }
}

const STORIES = 'stories'
const Heard = v.nullable(v.object({ uuids: v.array(v.string()), slugs: v.array(v.string()) }))

/**
 * A web hook of the content service reaches one process: it tells the others what was published. Whoever may have missed
 * that takes everything for old. Returns the function that ends it.
 */
export function shareStories({ content, engine }: Parts): () => void {
  const { coordination } = engine
  content.onPublish((publication, isOwn) => {
    if (isOwn) void told(coordination, publication)
  })
  return coordination.subscribe({
    heard(topic, message) {
      if (topic === STORIES) content.take(publicationIn(message))
    },
    missed: () => content.take(null),
  })
}

/** A list that is too long to be carried is everything; a notice that is lost is seen with the next look at the service. */
async function told(
  coordination: Pick<Coordination, 'publish'>,
  publication: Publication | null,
): Promise<void> {
  await coordination
    .publish(STORIES, JSON.stringify(publication))
    .catch(() => coordination.publish(STORIES, 'null'))
    .catch(() => undefined)
}

/** Of a newer build may come what this one does not know: that is everything. */
function publicationIn(message: string): Publication | null {
  try {
    const parsed = v.safeParse(Heard, JSON.parse(message))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
