import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import type { DevtoolsTab } from '../devtools.ts'
import { evaluated } from '../page-work.ts'
import { NOTE, type Note, noteOf, type Watched, watchScript } from './watch-page.ts'

/** Lighthouse's slow 4G as a browser emulates it, and its phone. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}
const SLOWER = 4
const SCREEN = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }
const SETTLED_MS = 2500
const PATIENCE_MS = 90_000
const LOOK_EVERY_MS = 20

const Sent = v.object({
  requestId: v.string(),
  timestamp: v.number(),
  wallTime: v.number(),
  type: v.optional(v.string()),
  request: v.object({ method: v.string(), url: v.string() }),
})
const Ended = v.object({
  requestId: v.string(),
  timestamp: v.number(),
  encodedDataLength: v.optional(v.number(), 0),
})
const Place = v.nullable(v.object({ x: v.number(), y: v.number() }))

/** A request that a page has made; times in ms since 1970. */
export type Asked = {
  method: string
  /** As DevTools call it: `Document`, `Script`. */
  type: string
  sentAt: number
  endedAt: number | null
  /** As they were sent. */
  bytes: number
}

/** What a tab is like: a phone on a slow line, or this machine as it is. */
export type PhoneOptions = { watched: Watched; isSlow: boolean; asksForPrivacy: boolean }

/** Somebody with a phone who has never been in this shop. */
export type Phone = {
  tab: DevtoolsTab
  notes: readonly Note[]
  asked: ReadonlyMap<string, Asked>
  /** Opens a page and waits for its load event. */
  open: (url: string) => Promise<void>
  /** Waits until nothing was asked for or is on its way for a while. */
  settled: () => Promise<void>
  /** Brings a place into the middle of the screen. */
  bring: (place: string) => Promise<void>
  /** Touches the place and lets go at once. Returns when the page felt it. */
  tap: (place: string) => Promise<number>
  /** Waits until something holds. */
  until: (what: string, holds: () => boolean) => Promise<void>
}

export async function openPhone(tab: DevtoolsTab, options: PhoneOptions): Promise<Phone> {
  const notes: Note[] = []
  const asked = new Map<string, Asked>()
  const offsets = new Map<string, number>()
  let [loads, last] = [0, Date.now()]
  tab.hear('Runtime.bindingCalled', (params) => {
    const note = noteOf(params)
    if (note) notes.push(note)
  })
  tab.hear('Network.requestWillBeSent', (params) => {
    const { requestId, timestamp, wallTime, type = '', request } = v.parse(Sent, params)
    offsets.set(requestId, wallTime - timestamp)
    asked.set(requestId, { method: request.method, type, sentAt: wallTime * 1000, endedAt: null, bytes: 0 })
    last = Date.now()
  })
  const ended = (params: unknown) => {
    const { requestId, timestamp, encodedDataLength } = v.parse(Ended, params)
    const request = asked.get(requestId)
    if (request) {
      request.endedAt = (timestamp + (offsets.get(requestId) ?? 0)) * 1000
      request.bytes = encodedDataLength
    }
    last = Date.now()
  }
  tab.hear('Network.loadingFinished', ended)
  tab.hear('Network.loadingFailed', ended)
  tab.hear('Page.loadEventFired', () => {
    loads += 1
  })
  await prepare(tab, options)

  async function until(what: string, holds: () => boolean): Promise<void> {
    const end = Date.now() + PATIENCE_MS
    while (!holds()) {
      if (Date.now() > end) throw new Error(`Waited ${PATIENCE_MS / 1000} seconds in vain: ${what}.`)
      await sleep(LOOK_EVERY_MS)
    }
  }
  const bring = async (place: string) => {
    await placeOf(tab, place)
  }
  return {
    tab,
    notes,
    asked,
    until,
    bring,
    async open(url) {
      const before = loads
      await tab.ask('Page.navigate', { url })
      await until(`${url} was to load`, () => loads > before)
    },
    async settled() {
      last = Date.now()
      await until('the page was to ask for nothing more', () => Date.now() - last >= SETTLED_MS)
    },
    async tap(place) {
      const point = await placeOf(tab, place)
      const before = notes.length
      await tab.ask('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
      await tab.ask('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      const touched = () => notes.slice(before).find(({ kind }) => kind === 'touched')
      await until(`a tap on "${place}" was to be felt`, () => touched() !== undefined)
      return touched()?.at ?? Number.NaN
    },
  }
}

async function prepare(tab: DevtoolsTab, { watched, isSlow, asksForPrivacy }: PhoneOptions): Promise<void> {
  for (const domain of ['Network', 'Page', 'Runtime']) await tab.ask(`${domain}.enable`)
  await tab.ask('Network.clearBrowserCache')
  await tab.ask('Network.clearBrowserCookies')
  await tab.ask('Emulation.setDeviceMetricsOverride', SCREEN)
  await tab.ask('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
  await tab.ask('Emulation.setFocusEmulationEnabled', { enabled: true })
  await tab.ask('Runtime.addBinding', { name: NOTE })
  await tab.ask('Page.addScriptToEvaluateOnNewDocument', { source: watchScript(watched) })
  if (asksForPrivacy)
    await tab.ask('Page.addScriptToEvaluateOnNewDocument', {
      source: `Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true, configurable: true })`,
    })
  if (!isSlow) return
  await tab.ask('Network.emulateNetworkConditions', SLOW_4G)
  await tab.ask('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** The middle of a place, which is brought into sight. */
async function placeOf(tab: DevtoolsTab, place: string): Promise<{ x: number; y: number }> {
  const found = v.parse(Place, await evaluated(tab, `(${inSight.toString()})(${JSON.stringify(place)})`))
  if (found === null) throw new Error(`Nothing that can be seen is "${place}".`)
  return found
}

/** In the page. */
function inSight(place: string): { x: number; y: number } | null {
  const words = place.startsWith('text=') ? place.slice('text='.length) : null
  const all = [...document.querySelectorAll<HTMLElement>(words === null ? place : 'a, button')]
  const element = all.find(
    (one) =>
      (words === null || one.textContent.trim() === words) &&
      one.checkVisibility({ visibilityProperty: true }) &&
      one.getBoundingClientRect().width > 0,
  )
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
