import type { AnyRouter } from '@tanstack/react-router'
import { getScrollRestorationScriptForRouter } from '@tanstack/router-core/scroll-restoration-script'
import { isPlain } from '../../loading/page-data.ts'

/** What the router's `ScriptOnce` adds to a script. */
const ONCE = ';document.currentScript.remove()'

/**
 * Collects the inline scripts that the router writes into a document, from the router itself: in the finished document
 * they could not be distinguished from an injected script. Plain documents name their routes beside their data instead.
 *
 * They say nothing of when they were written, so that the same page is the same bytes. The browser counts the age of
 * what it shows from its own start, see `datesFromNow`.
 *
 * @returns filled while the document is rendered
 */
export function routerScripts(router: AnyRouter): readonly string[] {
  const scripts: string[] = []
  router.serverSsrLifecycle = {
    onServerSsrAttach: [
      ...(router.serverSsrLifecycle?.onServerSsrAttach ?? []),
      (ssr) => {
        const { dehydrate, takeInitialHydrationScriptTags } = ssr
        ssr.dehydrate = (options) => {
          for (const match of router.stores.matches.get()) match.updatedAt = 0
          return dehydrate(options)
        }
        ssr.takeInitialHydrationScriptTags = () => {
          const tags = takeInitialHydrationScriptTags()
          const scroll = getScrollRestorationScriptForRouter(router)
          if (scroll) scripts.push(scroll + ONCE)
          if (isPlain(router.stores.matches.get())) return undefined
          for (const { children } of tags ? [...tags.before, tags.boundary] : [])
            if (children) scripts.push(children)
          return tags
        }
      },
    ],
  }
  return scripts
}

/** Runs in the browser when the router takes a document over: what it shows counts as loaded now. */
export function datesFromNow(): void {
  for (const match of window.$_TSR?.router?.matches ?? []) match.u = Date.now()
}
