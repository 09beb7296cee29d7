import type { ShopPart } from '@shop/blocks/shop-parts.ts'
import { type ComponentType, Suspense, use } from 'react'

/**
 * A part of the shop that only some blocks show, with its code in a file of its own. As with the blocks themselves the
 * page waits for what it is going to show, so that the server's HTML is whole.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ShopPart<Props> {
  let loaded: ComponentType<Props> | null = null
  let loading: Promise<ComponentType<Props>> | null = null

  function ready(): Promise<ComponentType<Props>> {
    loading ??= load().then(
      (part) => {
        loaded = part
        return part
      },
      (failure: unknown) => {
        // the next page may find the network again
        loading = null
        throw failure
      },
    )
    return loading
  }

  function Loaded(props: Props) {
    const Known = loaded ?? use(ready())
    return <Known {...props} />
  }

  return {
    Part: (props) => (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    ),
    ready,
  }
}
