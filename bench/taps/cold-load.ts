import * as v from 'valibot'
import type { DevtoolsTab } from '../devtools.ts'
import { openPhone } from './phone.ts'
import type { TapTarget } from './tap-target.ts'

const Metrics = v.object({ metrics: v.array(v.object({ name: v.string(), value: v.number() })) })
const Worked = v.object({ result: v.object({ value: v.number() }) })

/** Work of the main thread in ms of its processor, not of the clock. */
export type ThreadWork = { all: number; scripts: number; requests: number }

/** What the main thread works for a page that nobody touches, until nothing more is asked for. Nothing is slowed down. */
export async function coldLoad(tab: DevtoolsTab, target: TapTarget, url: string): Promise<ThreadWork> {
  const { title, count } = target
  const phone = await openPhone(tab, { watched: { title, count }, isSlow: false, asksForPrivacy: false })
  await tab.ask('Performance.enable', { timeDomain: 'threadTicks' })
  await phone.open(url)
  await phone.settled()
  const { all, scripts } = await threadWork(tab)
  return { all, scripts, requests: phone.asked.size }
}

/** How much a machine is somebody else's: the same work by the clock and by the thread's processor, in ms. */
export async function fixedWork(tab: DevtoolsTab): Promise<{ clock: number; processor: number }> {
  await tab.ask('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await threadWork(tab)
  const found = await tab.ask('Runtime.evaluate', { expression: `(${work.toString()})()` })
  const after = await threadWork(tab)
  return { clock: v.parse(Worked, found).result.value, processor: after.all - before.all }
}

async function threadWork(tab: DevtoolsTab): Promise<{ all: number; scripts: number }> {
  const { metrics } = v.parse(Metrics, await tab.ask('Performance.getMetrics'))
  const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000
  return { all: ms('TaskDuration'), scripts: ms('ScriptDuration') }
}

/** In the page. */
function work(): number {
  const started = performance.now()
  let sum = 0
  for (let index = 0; index < 50_000_000; index += 1) sum = (sum * 31 + index) | 0
  return performance.now() - started + (sum === 1 ? 1 : 0)
}
