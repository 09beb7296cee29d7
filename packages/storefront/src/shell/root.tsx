import { createRootRouteWithContext } from '@tanstack/react-router'
import { pageLoader } from '../page-loader.ts'
import type { RouterContext } from '../router-context.ts'
import { ShopDocument } from './document.tsx'
import { fullStyleSheet, isOtherPage } from './full-style-sheet.ts'
import type { ShellData } from './shell-loader.ts'

/** Where the document came from: its styles are those of this page. */
const arrivedAt = import.meta.env.SSR ? null : window.location.pathname

/** The document around every page; its navigation is loaded once and stays. */
export const root = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ location }) => {
    if (arrivedAt !== null && isOtherPage(location.publicHref, arrivedAt)) await fullStyleSheet()
  },
  loader: (input): Promise<ShellData> => shellLoad({ ...input, deps: {} }),
  staleTime: Number.POSITIVE_INFINITY,
  shouldReload: false,
  component: ShopDocument,
})

const shellLoad = pageLoader<ShellData>(
  import.meta.env.SSR && (() => import('./shell-loader.ts').then((module) => module.shellLoad)),
)
