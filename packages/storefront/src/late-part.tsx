import { type ComponentType, memo, Suspense, use } from 'react'

const parts = new Set<() => Promise<void>>()
let isTakenOver = import.meta.env.SSR

/**
 * A part that hydrates after the rest of its page: its code is loaded after hydration. The server renders it completely
 * (`latePartsReady`), and in the browser that HTML stays until the code is loaded, or for good if that fails. Its props
 * must not change: a part that changes before it is loaded would show nothing meanwhile.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  let drawable: Promise<ComponentType<Props>> | null = null

  async function ready(): Promise<void> {
    loaded ??= await load()
  }

  function whenThere(): Promise<ComponentType<Props>> {
    // A rejection would put the error page in place of a page that only lacks a part of its script.
    drawable ??= load().catch(() => new Promise<never>(() => {}))
    return drawable
  }

  function Loaded(props: Props) {
    const Known = loaded ?? use(whenThere())
    return <Known {...props} />
  }

  function Part(props: Props) {
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    )
  }

  parts.add(ready)
  return memo(Part)
}

/** Settles when the code of every late part that is known so far is there: the server waits for it before it draws. */
export async function latePartsReady(): Promise<void> {
  await Promise.all(Array.from(parts, (ready) => ready()))
}

/** Hydration is done: from now on pages are rendered in the browser, and there is no server HTML to keep. */
export function takenOver(): void {
  isTakenOver = true
}

/** A page together with its late parts, except in the page that the server has drawn. */
export async function withLateParts<Page>(page: Promise<Page>): Promise<Page> {
  const module = await page
  if (isTakenOver) await latePartsReady()
  return module
}
