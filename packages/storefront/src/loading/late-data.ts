import { useRouteContext } from '@tanstack/react-router'
import { use } from 'react'
import { useIsOfServer } from '../hydration/is-of-server.ts'
import { StaleHtml } from '../hydration/late-part.tsx'
import { lateTag } from './late-tag.ts'
import { pagePayload } from './page-loader.ts'
import { ARRIVED_AT } from './styles-for.ts'

/**
 * What only the sleeping parts of a page need of its data, under `late` of what its loader returns. A document says it
 * with the HTML of these parts alone and names it by its tag (`pageDataScript`): it is that string there until a part
 * wakes.
 */
export type Late<Data extends object> = Data | string

let ofDocument: Promise<unknown> | null = null

/**
 * The late data of a page, for a part that is awake: at hand where the page came by a click, otherwise fetched with the
 * page's data once. Until then, and where that fails, the HTML of the server stays. Data that is newer than the HTML is
 * drawn anew in the browser, since React would find other words in it.
 *
 * @throws StaleHtml while React takes over HTML that says something else
 * @see docs/adr/0043-sleeping-parts.md
 */
export function useLate<Data extends object>(late: Late<Data>): Data {
  const { buildId } = useRouteContext({ from: '__root__' })
  const isTakingOver = useIsOfServer()
  if (typeof late !== 'string') return late
  const data = use(lateOfDocumentOnce(buildId))
  if (isTakingOver && lateTag(data) !== late) throw new StaleHtml()
  // Of the page that the document came with, the only one that lacks it; its loader returned a `Data`.
  return data as Data
}

function lateOfDocumentOnce(buildId: string): Promise<unknown> {
  ofDocument ??= lateOfDocument(buildId)
  return ofDocument
}

async function lateOfDocument(buildId: string): Promise<unknown> {
  try {
    const data = await pagePayload<{ late?: unknown }>(ARRIVED_AT ?? '/', buildId, { preload: true })
    if (data.late) return data.late
  } catch {
    // a part that stays asleep is still there to be read
  }
  return new Promise<never>(() => {})
}
