import { routeTree } from '../routes.tsx'

/** What a build knows of an address before it asks: the frame around the page. */
type RouteFacts = { layout: 'default' | 'checkout' | 'documentation' }

/**
 * The addresses of a build by kind: whole paths, paths with everything below them, paths with one word below them.
 * Without locale prefix.
 */
export type RouteMatcher = {
  static: Record<string, RouteFacts>
  wildcard: Record<string, RouteFacts>
  dynamic: Record<string, RouteFacts>
}

/** The route matcher of this build, read from the routes themselves. @see spec §7 "Build data" */
export function routeMatcher(): RouteMatcher {
  const matcher: RouteMatcher = { static: {}, wildcard: {}, dynamic: {} }
  const routes: Iterable<{ options: { path?: string; staticData?: Partial<RouteFacts> } }> = Object.values(
    routeTree.children ?? {},
  )
  for (const { options } of routes) {
    const path = options.path ?? '/'
    const facts = { layout: options.staticData?.layout ?? 'default' } as const
    if (path.endsWith('$')) matcher.wildcard[path.slice(0, -1) || '/'] = facts
    else if (path.includes('$')) matcher.dynamic[path.slice(0, path.indexOf('$'))] = facts
    else matcher.static[path] = facts
  }
  return matcher
}
