import type { Database } from '../db/database.ts'
import { outageLog } from './outage-log.ts'
import { switchesOn } from './switch-store.ts'

/** What operators can switch while the shop runs. `maintenance` closes the checkout. */
export const SWITCHES = ['maintenance'] as const
export type SwitchName = (typeof SWITCHES)[number]

/** Twice a second, so that a switch reaches every process within one. */
const LOOK_MILLISECONDS = 500

export type Switches = {
  isOn: (name: SwitchName) => boolean
  /** Reads them now, instead of with the next look. */
  refresh: () => Promise<void>
  stop: () => void
}

/** Keeps in memory what is switched, so that nobody waits for it. A database that is away leaves it as it is. */
export async function openSwitches(
  { sql }: Pick<Database, 'sql'>,
  { isPolling }: { isPolling: boolean },
): Promise<Switches> {
  const outages = outageLog('The look for switches')
  let on = new Set(await switchesOn(sql))
  let timer: NodeJS.Timeout | null = null
  let isStopped = false

  async function refresh(): Promise<void> {
    on = new Set(await switchesOn(sql))
  }
  function next(): void {
    if (isStopped || !isPolling) return
    timer = setTimeout(() => {
      refresh().then(outages.worked, outages.failed).finally(next)
    }, LOOK_MILLISECONDS)
    timer.unref()
  }
  next()

  return {
    isOn: (name) => on.has(name),
    refresh,
    stop: () => {
      isStopped = true
      if (timer !== null) clearTimeout(timer)
    },
  }
}
