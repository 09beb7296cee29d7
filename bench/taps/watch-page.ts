import * as v from 'valibot'

/** What is looked at on a page: a CSS selector, or `text=` with all the words of a link or button. */
export type Watched = { title: string; count: string }

const NoteSchema = v.object({
  kind: v.picklist(['touched', 'title', 'count', 'interaction']),
  /** Milliseconds since 1970: the clock of all documents of a tab. */
  at: v.number(),
  /** The words that show, or the milliseconds from an interaction to its next frame. */
  value: v.string(),
})

/** What a page says of itself the moment it happens. */
export type Note = v.InferOutput<typeof NoteSchema>

const CalledSchema = v.object({ name: v.string(), payload: v.string() })

/** The name of the function by which a page says something. */
export const NOTE = 'noteForBench'

/** A note of `Runtime.bindingCalled`; null for the calls of somebody else. */
export function noteOf(params: unknown): Note | null {
  const { name, payload } = v.parse(CalledSchema, params)
  return name === NOTE ? v.parse(NoteSchema, JSON.parse(payload)) : null
}

/** The script that has to run before anything else in every document. */
export function watchScript(watched: Watched): string {
  return `(${watchPage.toString()})(${JSON.stringify({ ...watched, note: NOTE })})`
}

/** In the page, with nothing of this file: a name or count is noted in the frame that shows it. */
function watchPage({ title, count, note }: Watched & { note: string }): void {
  const send: unknown = Reflect.get(window, note)
  if (typeof send !== 'function') return
  const say = (kind: string, since: number, value: string) =>
    send(JSON.stringify({ kind, at: performance.timeOrigin + since, value }))
  const shown = new Map<string, string>()
  const look = (kind: string, selector: string) => {
    const element = document.querySelector(selector)
    const words = `${element?.getAttribute('aria-label') ?? ''} ${element?.textContent ?? ''}`.trim()
    if (shown.get(kind) === words) return
    shown.set(kind, words)
    // Behind the callback the frame is painted; what waits in a message comes right after.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => say(kind, performance.now(), words)
      port2.postMessage(null)
    })
  }
  new MutationObserver(() => {
    look('title', title)
    look('count', count)
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  addEventListener('pointerdown', ({ timeStamp }) => say('touched', timeStamp, ''), true)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Number(Reflect.get(entry, 'interactionId')) > 0)
        say('interaction', entry.startTime, String(entry.duration))
    // Shorter ones are not named by browsers.
  }).observe({ ...{ durationThreshold: 16 }, type: 'event', buffered: true })
}
