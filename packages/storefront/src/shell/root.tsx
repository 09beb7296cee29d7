import { createRootRouteWithContext } from '@tanstack/react-router'
import { hasTakenOver, whenTakenOver } from '../hydration/late-part.tsx'
import { pageLoader } from '../loading/page-loader.ts'
import { stylesFor } from '../loading/styles-for.ts'
import type { RouterContext } from '../router-context.ts'
import { ShopDocument } from './document.tsx'
import type { ShellData } from './shell-loader.ts'

/** The document around every page; its navigation is loaded once and stays. */
export const root = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ matches, location }) => {
    // A page that is left before React has taken it over would be taken over with the next one.
    if (!hasTakenOver()) await whenTakenOver
    // Where shoppers go on to, the styles come beside the page's data (`page-loader.ts`); other pages may have none.
    if (!import.meta.env.SSR && matches.at(-1)?.staticData.ahead !== true)
      await stylesFor(location.publicHref)
  },
  loader: (input): Promise<ShellData> => shellLoad({ ...input, deps: {} }),
  staleTime: Number.POSITIVE_INFINITY,
  shouldReload: false,
  component: ShopDocument,
})

const shellLoad = pageLoader<ShellData>(
  import.meta.env.SSR && (() => import('./shell-loader.ts').then((module) => module.shellLoad)),
)
