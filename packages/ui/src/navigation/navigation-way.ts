import type { NavigationItem } from './navigation-item.ts'

/** The categories that lead to a level, from the root down; empty at the top. */
export type NavigationPath = readonly NavigationItem[]

/** The level that shows a page: its own when it has children, else the one that lists it. Empty for pages elsewhere. */
export function wayTo(items: readonly NavigationItem[], href: string | null): NavigationPath {
  if (href === null) return []
  const next = items.find((item) => item.children.length > 0 && href.startsWith(item.href))
  return next ? [next, ...wayTo(next.children, href)] : []
}

/** What a level lists. */
export function itemsAt(items: readonly NavigationItem[], way: NavigationPath): readonly NavigationItem[] {
  return way.at(-1)?.children ?? items
}
