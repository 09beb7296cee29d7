import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import type { DevtoolsTab } from './devtools.ts'

/** A phone is about so many times slower than this machine. */
const SLOWER = 4
/** Microseconds between two looks at what is running. */
const SAMPLED_EVERY = 250
const MOST_LOOKS = 200
const LOOK_EVERY_MS = 100
/** What consent allows begins at once; this is long after. */
const AFTERWARDS_MS = 1500

const Profile = v.object({
  profile: v.object({
    nodes: v.array(
      v.object({
        id: v.number(),
        callFrame: v.object({ functionName: v.string(), url: v.string() }),
        children: v.optional(v.array(v.number()), []),
      }),
    ),
    samples: v.array(v.number()),
    timeDeltas: v.array(v.number()),
  }),
})
const Sent = v.object({
  requestId: v.string(),
  timestamp: v.number(),
  request: v.object({ url: v.string() }),
})
const Loaded = v.object({ requestId: v.string(), encodedDataLength: v.number() })
const Moment = v.object({ timestamp: v.number() })
const Value = v.object({ result: v.object({ value: v.unknown() }) })
const Work = v.object({ longest: v.number(), count: v.number() })

export type LoadedFile = {
  url: string
  /** Bytes as they were sent. */
  bytes: number
  /** ms after the page's load event; negative before it. */
  asked: number
}

/** What one page had to do. */
export type PageWork = {
  files: LoadedFile[]
  /** ms of JavaScript in all, and of what has a function of these files in its stack. */
  scripting: (urls: ReadonlySet<string>) => { total: number; own: number }
  /** Tasks that kept the page from answering for more than 50 ms. */
  longTasks: { count: number; longest: number }
}

/** Loads a page as a phone would for the first time, and looks on until everything that begins by itself has begun. */
export async function pageWork(tab: DevtoolsTab, url: string): Promise<PageWork> {
  const asked = new Map<string, { url: string; at: number; bytes: number }>()
  let loadedAt = Number.NaN
  tab.hear('Network.requestWillBeSent', (params) => {
    const { requestId, timestamp, request } = v.parse(Sent, params)
    asked.set(requestId, { url: request.url, at: timestamp, bytes: 0 })
  })
  tab.hear('Network.loadingFinished', (params) => {
    const { requestId, encodedDataLength } = v.parse(Loaded, params)
    const file = asked.get(requestId)
    if (file) file.bytes = encodedDataLength
  })
  tab.hear('Page.loadEventFired', (params) => {
    loadedAt = v.parse(Moment, params).timestamp
  })
  for (const domain of ['Network', 'Page', 'Profiler']) await tab.ask(`${domain}.enable`)
  await tab.ask('Network.setCacheDisabled', { cacheDisabled: true })
  await tab.ask('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await tab.ask('Page.addScriptToEvaluateOnNewDocument', { source: `(${countLongTasks.toString()})()` })
  await tab.ask('Profiler.setSamplingInterval', { interval: SAMPLED_EVERY })
  await tab.ask('Profiler.start')
  await tab.ask('Page.navigate', { url })
  await settled(tab)
  const { profile } = v.parse(Profile, await tab.ask('Profiler.stop'))
  const longTasks = v.parse(Work, await evaluated(tab, 'window.longTasks'))

  return {
    files: [...asked.values()].map((file) => ({
      url: file.url,
      bytes: file.bytes,
      asked: (file.at - loadedAt) * 1000,
    })),
    scripting: (urls) => scriptingIn(profile, urls),
    longTasks,
  }
}

/** What an expression is in the page. */
export async function evaluated(tab: DevtoolsTab, expression: string): Promise<unknown> {
  const found = await tab.ask('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })
  return v.parse(Value, found).result.value
}

/** Consent is looked at together with the look for a newer build, which every page begins by itself. */
export async function settled(tab: DevtoolsTab): Promise<void> {
  const hasBegun = `performance.getEntriesByType('resource').some(({ name }) => name.includes('/builds/latest.json'))`
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await sleep(LOOK_EVERY_MS)
    if ((await evaluated(tab, hasBegun)) === true) {
      await sleep(AFTERWARDS_MS)
      return
    }
  }
  throw new Error('The page never began what every page begins: it could not be measured.')
}

/** Sums up what ran: what stands in `urls`, or was called by it, counts as its own. */
function scriptingIn(
  { nodes, samples, timeDeltas }: v.InferOutput<typeof Profile>['profile'],
  urls: ReadonlySet<string>,
): { total: number; own: number } {
  const parents = new Map(nodes.flatMap(({ id, children }) => children.map((child) => [child, id] as const)))
  const byId = new Map(nodes.map((node) => [node.id, node.callFrame]))
  const isOwn = new Map<number, boolean>()
  const own = (id: number): boolean => {
    const known = isOwn.get(id)
    if (known !== undefined) return known
    const parent = parents.get(id)
    const found = urls.has(byId.get(id)?.url ?? '') || (parent !== undefined && own(parent))
    isOwn.set(id, found)
    return found
  }
  const sum = { total: 0, own: 0 }
  samples.forEach((id, index) => {
    const frame = byId.get(id)
    if (!frame || /^\((?:idle|program|root|garbage collector)\)$/.test(frame.functionName)) return
    const ms = (timeDeltas[index] ?? 0) / 1000
    sum.total += ms
    if (own(id)) sum.own += ms
  })
  return sum
}

/** In the page, before anything else. */
function countLongTasks(): void {
  const longTasks = { count: 0, longest: 0 }
  Object.assign(window, { longTasks })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      longTasks.count += 1
      longTasks.longest = Math.max(longTasks.longest, duration)
    }
  }).observe({ type: 'longtask', buffered: true })
}
