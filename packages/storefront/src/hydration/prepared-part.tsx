import { type ComponentType, createElement, Suspense, use } from 'react'

/**
 * A part whose code is fetched before it is shown, or when it is. Once it is there it is drawn at once: `lazy` would
 * suspend even then, and React keeps what has suspended back for up to 300 ms.
 */
export function preparedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  let asking: Promise<ComponentType<Props>> | null = null

  function prepare(): Promise<ComponentType<Props>> {
    asking ??= load()
      .then((found) => {
        loaded = found
        return found
      })
      .catch(() => {
        // A rejection would put the error page in place of a page that only lacks this part; the next one tries again.
        asking = null
        return new Promise<never>(() => {})
      })
    return asking
  }

  function Loaded(props: Props) {
    return createElement(loaded ?? use(prepare()), props)
  }

  function Part(props: Props) {
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    )
  }

  return { Part, prepare }
}
