import { throttle } from '@shop/engine/call/throttle'
import { loggedError } from '@shop/engine/trace/logged-error'
import type { EngineParts } from './engine-parts.ts'

/** Many orders a second need not each look for what changed; it has to be seen within two seconds. */
const STOCK_CHANGES_MILLISECONDS = 300

/** Processes that sell tell each other often; a look costs five statements. */
const NOTICES_MILLISECONDS = 200
/** The topic of a notice: look into the database for what has changed. */
const CHANGED = 'changed'

export type SharedChanges = {
  /** Looks for what was written here, in this process and in the others; a look by the clock makes up for failures. */
  look: () => Promise<void>
  /** The same, a moment later and for everybody who has asked by then. */
  lookSoon: () => void
}

/** Keeps what this process holds of the database in step with the other processes of the shop. */
export function openSharedChanges({
  catalogues,
  switches,
  coordination,
}: Pick<EngineParts, 'catalogues' | 'switches' | 'coordination'>): SharedChanges {
  async function look(): Promise<void> {
    await Promise.all([
      catalogues.refresh().catch(reportRefresh),
      coordination.publish(CHANGED, '').catch(() => undefined),
    ])
  }
  const followed = throttle(() => {
    void catalogues.refresh().catch(reportRefresh)
    void switches.refresh().catch(() => undefined)
  }, NOTICES_MILLISECONDS)
  coordination.subscribe({ heard: (topic) => topic === CHANGED && followed(), missed: followed })
  return { look, lookSoon: throttle(() => void look(), STOCK_CHANGES_MILLISECONDS) }
}

function reportRefresh(error: unknown): void {
  console.error(
    'The catalogue in memory could not be refreshed; it is tried again with the next look.',
    loggedError(error),
  )
}
