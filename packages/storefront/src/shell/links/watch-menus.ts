import { shopPath } from '@shop/domain/origin/shop-address'
import type { AnyRouter } from '@tanstack/react-router'
import type { createStore } from 'jotai'
import { servicesAtom } from '../../calls/services.ts'
import type { ShopFacts } from '../../router-context.ts'
import { menuPicturesAtom } from './menu.atoms.ts'

type Menus = { router: AnyRouter; facts: ShopFacts; store: ReturnType<typeof createStore> }

/** Menus, and the buttons that open one. */
const MENUS = 'header :is(nav, [aria-haspopup="dialog"])'

/** Loads the pictures of the menus once somebody comes near one, by pointer, finger or keyboard. */
export function watchMenus({ router, facts, store }: Menus): void {
  const near = new AbortController()
  const onNear = ({ target }: Pick<Event, 'target'>) => {
    if (!(target instanceof Element) || !target.closest(MENUS)) return
    near.abort()
    void load()
  }
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, onNear, { signal: near.signal, passive: true })
  // Who was there before this began says nothing any more.
  onNear({ target: document.querySelector(`${MENUS}:is(:hover, :focus-within)`) })

  async function load(): Promise<void> {
    const shell: unknown = router.state.matches[0]?.loaderData
    const [discover = null] = hasDiscover(shell) ? shell.discover : []
    const { loadMenuPictures } = await import('./load-menu-pictures.ts')
    const pictures = await loadMenuPictures(store.get(servicesAtom).api, {
      discover,
      path: (path) => shopPath(facts.shop.locale, path, facts.origins),
      buildId: facts.buildId,
    })
    store.set(menuPicturesAtom, pictures)
  }
}

/** Whether this is the data of the shell; a router that has not loaded it yet has none. */
function hasDiscover(data: unknown): data is { discover: readonly { path: string }[] } {
  return typeof data === 'object' && data !== null && 'discover' in data && Array.isArray(data.discover)
}
