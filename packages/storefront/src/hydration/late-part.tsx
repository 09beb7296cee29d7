import { untilFetched } from '@shop/ui/whole-style/lazy-part.ts'
import { withStyle } from '@shop/ui/whole-style/whole-style.ts'
import {
  type ComponentType,
  createElement,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useIsOfServer } from './is-of-server.ts'
import css from './late-part.module.css'
import { onReaderSign } from './reader-sign.ts'

/**
 * What a part waits for before its code is fetched and its HTML comes to life:
 * - `start`: the rest of the page
 * - `reader`: the first sign of somebody who reads, a move, a key or a scroll, wherever it is
 * - `near`: its place is near the screen of somebody who reads, or is touched
 * - `touch`: its place is touched, pointed at or focused
 */
export type WaitsFor = 'start' | 'reader' | 'near' | 'touch'

/** Marks what cannot answer yet: the place of a part until the part is alive, and the document until React has taken over its frame. */
const ASLEEP_ATTRIBUTE = 'data-asleep'

/** For the document as the server sends it. @see takenOver */
export const ASLEEP = { [ASLEEP_ATTRIBUTE]: '' }

/** What changes by itself, such as a countdown, sleeps nowhere. */
const LIVE = '[data-live]'

/** About a screen ahead of a reader. */
const NEAR = '800px 0px'

/** Sent by the start script for a button that was pressed before anything listened here. */
const WAKE = 'wake'
const TOUCHES = [WAKE, 'pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'] as const

type Part = {
  /** Fetches the code, and leaves asleep what is asleep. */
  ready: () => Promise<void>
  wake: () => void
}

const parts = new Set<Part>()
let isTakenOver = import.meta.env.SSR
let noteTakenOver = () => {}

/** Settles once React has taken over the page and its frame: they show only then what their HTML does not. */
export const whenTakenOver = new Promise<void>((resolve) => {
  noteTakenOver = resolve
})

/**
 * A part that hydrates after the rest of its page: its code is loaded after hydration, or when it is needed. The server
 * renders it completely (`latePartsReady`), and in the browser that HTML stays until the code is loaded, however
 * often that takes. Links in it work meanwhile, and a button that is pressed is pressed again when it can answer
 * (`start-script.ts`). Its props must not change: a part that changes before it is loaded would show nothing meanwhile.
 *
 * @see docs/adr/0043-sleeping-parts.md
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waitsFor: WaitsFor = 'start',
) {
  let loaded: ComponentType<Props> | null = null
  let drawable: Promise<ComponentType<Props>> | null = null
  let wake: () => void = () => undefined
  const awake =
    waitsFor === 'start' ? Promise.resolve() : new Promise<void>((resolve) => (wake = () => resolve()))

  async function ready(): Promise<void> {
    loaded ??= await load()
  }

  function whenThere(): Promise<ComponentType<Props>> {
    drawable ??= awake.then(() => (waitsFor === 'start' ? untilFetched(load) : withStyle(untilFetched(load))))
    return drawable
  }

  function Loaded({ place, props }: { place: RefObject<HTMLElement | null>; props: Props }) {
    useEffect(() => place.current?.removeAttribute(ASLEEP_ATTRIBUTE), [place])
    return createElement(loaded ?? use(whenThere()), props)
  }

  function Late(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const inner = (
      <Suspense fallback={null}>
        <Loaded place={place} props={props} />
      </Suspense>
    )
    if (waitsFor === 'start') return inner
    return (
      <Place place={place} waitsFor={waitsFor} wake={wake}>
        {inner}
      </Place>
    )
  }

  parts.add({ ready, wake })
  return Object.assign(memo(Late), { ready })
}

type PlaceProps = {
  place: RefObject<HTMLDivElement | null>
  waitsFor: Exclude<WaitsFor, 'start'>
  wake: () => void
  children: ReactNode
}

/** Where a part sleeps. It has no box of its own, so that the page is laid out as if it were not there. */
function Place({ place, waitsFor, wake, children }: PlaceProps) {
  const isOfServer = useIsOfServer()
  // As it was at first: drawn in the browser, it has no HTML of the server to keep.
  const [isAwake] = useState(!isOfServer)

  useEffect(() => {
    const { current } = place
    if (isAwake) wake()
    if (current === null || isAwake) return
    const stop = new AbortController()
    const wakeUp = () => {
      stop.abort()
      wake()
    }
    const options = { passive: true, capture: true, signal: stop.signal }
    for (const type of TOUCHES) current.addEventListener(type, wakeUp, options)
    if (current.querySelector(LIVE)) wakeUp()
    // A mail's link asks for something by its hash, of which the server knows nothing.
    if (waitsFor !== 'touch' && window.location.hash !== '') wakeUp()
    if (waitsFor === 'reader') onReaderSign(wakeUp, stop.signal)
    if (waitsFor === 'near') onReaderSign(() => whenNear(current, wakeUp, stop.signal), stop.signal)
    return () => stop.abort()
  }, [place, waitsFor, isAwake, wake])

  return (
    <div className={css.place} ref={place} {...(isAwake ? {} : { [ASLEEP_ATTRIBUTE]: waitsFor })}>
      {children}
    </div>
  )
}

function whenNear(place: Element, isNear: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) isNear()
    },
    { rootMargin: NEAR },
  )
  for (const box of place.children) observer.observe(box)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Settles when the code of every late part that is known so far is there: the server waits for it before it draws. */
export async function latePartsReady(): Promise<void> {
  let known = 0
  // A part may bring parts of its own.
  while (known < parts.size) {
    known = parts.size
    await Promise.all(Array.from(parts, ({ ready }) => ready()))
  }
}

/** Brings to life whatever sleeps: what a shopper sees is to be counted, and that counts from the start. */
export function wakeLateParts(): void {
  for (const { wake } of parts) wake()
}

/** Whether React has taken over the page and its frame. */
export function hasTakenOver(): boolean {
  return isTakenOver
}

/** React answers what is pressed around the page; the page itself it takes over next. */
export function frameTakenOver(): void {
  document.body.removeAttribute(ASLEEP_ATTRIBUTE)
}

/** Hydration is done: from now on pages are rendered in the browser, and there is no server HTML to keep. */
export function takenOver(): void {
  isTakenOver = true
  noteTakenOver()
}

/** Thrown where HTML of the server is older than the data that it is taken over with: React draws that part anew. */
export class StaleHtml extends Error {}

/** What React reports of a part that it had to draw anew: a fault, unless its HTML was only old. */
export function reportRedrawn(error: unknown): void {
  if (!(error instanceof Error && error.cause instanceof StaleHtml)) reportError(error)
}

/** A page's module, with the parts that it is not to be shown without. */
type PageModule = { parts?: readonly { ready: () => Promise<void> }[] }

/**
 * A page together with its parts, except in the page that the server has drawn.
 *
 * @param alongside asks for the code of its parts at once, which would be asked for one after the other otherwise
 */
export async function withLateParts<Page extends PageModule>(
  page: Promise<Page>,
  alongside?: () => Promise<unknown>,
): Promise<Page> {
  if (import.meta.env.SSR) {
    const module = await page
    await latePartsReady()
    return module
  }
  // A part that cannot be fetched is missed by itself.
  if (isTakenOver) void alongside?.().catch(() => undefined)
  const module = await page
  if (isTakenOver) await Promise.all((module.parts ?? []).map((part) => part.ready()))
  return module
}
