import { withOwnPaths } from '@shop/content/own-links'
import { CONTENT_RELATIONS } from '@shop/content/relations'
import { StorySchema } from '@shop/content/story'
import { ownPath } from '@shop/domain/origin/own-path'
import { localeOf } from '@shop/domain/origin/shop-address'
import * as v from 'valibot'
import { isKnownToReact } from '../../../hydration/is-known-to-react.ts'
import { latePartsReady, wakeLateParts, whenTakenOver } from '../../../hydration/late-part.tsx'
import type { createShopRouter } from '../../../router.tsx'
import { loadBlocks } from '../story/story-blocks.tsx'
import { draftFocus } from './draft-focus.ts'
import { draftPage } from './draft-page.ts'
import { isInOffice, officePreview } from './office-preview.ts'

/** The vendor's own script: it talks to the editor around the page. Only drafts may load it. */
const BRIDGE = 'https://app.storyblok.com/f/storyblok-v2-latest.js'

type BridgeEvent = { story?: unknown }
type Bridge = { on: (events: string[], listener: (event?: BridgeEvent) => void) => void }
type BridgeClass = new (options: { resolveRelations: readonly string[]; resolveLinks: string }) => Bridge

/**
 * Shows what an editor types at once, where it is and without losing the place on the page; a saved or published story
 * is reloaded. Loaded in previews only.
 *
 * @see integrations §2.3; ADR 0013
 */
export function livePreview(router: ReturnType<typeof createShopRouter>): void {
  if (isInOffice()) {
    officePreview((story) => showDraft(router, story))
    return
  }
  const script = document.createElement('script')
  script.src = BRIDGE
  script.async = true
  script.addEventListener('load', () => {
    const { StoryblokBridge } = window as { StoryblokBridge?: BridgeClass }
    if (!StoryblokBridge) return
    const bridge = new StoryblokBridge({ resolveRelations: CONTENT_RELATIONS, resolveLinks: 'url' })
    bridge.on(['input'], (event) => void showDraft(router, event?.story))
    bridge.on(['change', 'published'], () => window.location.reload())
  })
  document.head.append(script)
}

/** Counts what has been typed: an earlier draft that was waiting longer must not come after a later one. */
let newest = 0

/** A story that is being typed may be half of one; then the page stays as it is until there is more. */
async function showDraft(router: ReturnType<typeof createShopRouter>, message: unknown): Promise<void> {
  const parsed = v.safeParse(
    v.looseObject({ ...StorySchema.entries, lang: v.optional(v.string(), '') }),
    message,
  )
  const match = router.state.matches.at(-1)
  if (!parsed.success || !match) return

  const { content, ...story } = parsed.output
  const typed = {
    ...story,
    content: v.parse(
      StorySchema.entries.content,
      withOwnPaths(draftFocus(content, match.loaderData), ownPathHere),
    ),
  }
  const page = draftPage<unknown>(match.loaderData, typed)
  if (page === match.loaderData || page === null || typeof page !== 'object') return
  newest += 1
  const turn = newest
  // What sleeps yet would show nothing once its story is another one.
  wakeLateParts()
  await Promise.all([loadBlocks(page), latePartsReady()])
  await whenAwake()
  if (turn !== newest) return
  // As data of the page and nothing else: no navigation, so the place on the page stays.
  const matches = router.state.matches.map((one) =>
    one.id === match.id ? { ...one, loaderData: page } : one,
  )
  router.stores.setMatches(matches)
}

/** As stories come in: what an editor copies from the address bar of this shop is one of its paths. */
function ownPathHere(address: string): string | null {
  const { origin, href } = window.location
  return ownPath(address, { publicOrigin: origin, origins: null, locale: localeOf(href, null).locale })
}

const ASKED_EVERY_MS = 50
/** A part that never comes must not keep what is typed from being seen. */
const MOST_TRIES = 200

/** React compares the HTML of a page with its data as it takes it over: data that is typed meanwhile would not fit. */
async function whenAwake(): Promise<void> {
  await whenTakenOver
  for (let tries = 0; tries < MOST_TRIES && isAsleep(); tries++)
    await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS))
}

function isAsleep(): boolean {
  const main = document.querySelector('main')
  return main === null || !isKnownToReact(main) || main.querySelector('[data-asleep]') !== null
}
