import type { ComponentType } from 'react'

/** The code of a part that may arrive after the page. */
export type SleepingCode<Props> = {
  /** null until it has arrived. */
  part: () => ComponentType<Props> | null
  /** Asks for it, once; after a failure the next one who asks tries again. */
  fetch: () => Promise<ComponentType<Props>>
}

const underWay = new Set<Promise<unknown>>()

/** Code that is asked for when somebody needs it; on the server at once, because pages are rendered whole. */
export function sleepingCode<Props>(load: () => Promise<ComponentType<Props>>): SleepingCode<Props> {
  let part: ComponentType<Props> | null = null
  let asking: Promise<ComponentType<Props>> | null = null

  const fetch = () => {
    asking ??= load().then(
      (found) => {
        part = found
        return found
      },
      (error: unknown) => {
        asking = null
        throw error
      },
    )
    return asking
  }
  if (import.meta.env.SSR) {
    const found = fetch()
    underWay.add(found)
    void found.finally(() => underWay.delete(found)).catch(() => undefined)
  }
  return { part: () => part, fetch }
}

/** Waits on the server until every part can be rendered; parts may hold parts. Throws when the code of one is broken. */
export async function partsAreReady(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay)
}
