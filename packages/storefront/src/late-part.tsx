import { type ComponentType, memo, Suspense, use } from 'react'

const parts = new Set<() => Promise<void>>()
let isTakenOver = import.meta.env.SSR

/**
 * A part that is looked at after the rest of its page: its code comes once the page has been taken over. The server draws
 * it whole (`latePartsReady`), and in the browser that HTML stands until the code is there, for good where it cannot be
 * fetched. Give it props that stay the same: a part that has to change before it is there would show nothing meanwhile.
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

/** React has taken over the server's page: from now on pages are drawn in the browser, and there is no HTML that could stand. */
export function takenOver(): void {
  isTakenOver = true
}

/** A page together with its late parts, except in the page that the server has drawn. */
export async function withLateParts<Page>(page: Promise<Page>): Promise<Page> {
  const module = await page
  if (isTakenOver) await latePartsReady()
  return module
}
