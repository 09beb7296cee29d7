import type { MenuPictures, NavigationItem } from '@shop/ui/navigation/navigation-item.ts'

/** A category has parts, if only none; those of another entry come with the menu's pictures. */
type Place = { name: string; path: string; children?: readonly Place[] }

/** The entries of the menus with addresses of this shop: the categories, and what the shop offers besides. */
export function navigationItems(
  shell: { navigation: readonly Place[]; discover: readonly Place[] } | undefined,
  path: (path: string) => string,
  pictures: MenuPictures | null,
): NavigationItem[] {
  const itemsOf = (places: readonly Place[]): NavigationItem[] =>
    places.map(({ name, path: at, children }) => {
      const href = path(at)
      return {
        name,
        href,
        image: pictures?.images[href],
        isCategory: children !== undefined,
        children: children ? itemsOf(children) : (pictures?.discover ?? []),
      }
    })
  return shell ? itemsOf([...shell.navigation, ...shell.discover]) : []
}
