import type { Locale } from '@shop/domain/market/markets'
import { FEATURES, type FeatureName } from '@shop/domain/shop/brand'
import type { SwitchedFeatures } from '@shop/domain/shop/switched-shop'
import type { Database } from '../db/database.ts'
import { outageLog } from './outage-log.ts'
import { type FeatureSwitch, switchedNow } from './switch-store.ts'

/**
 * What operators can switch while the shop runs. `maintenance` closes the checkout; `read-only` lets nothing be written
 * into the database.
 */
export const SWITCHES = ['maintenance', 'read-only'] as const
export type SwitchName = (typeof SWITCHES)[number]

/** Twice a second, so that a switch reaches every process within one. */
const LOOK_MILLISECONDS = 500

export type Switches = {
  isOn: (name: SwitchName) => boolean
  /** What is switched of the brand's features in a locale. */
  featuresIn: (locale: Locale) => SwitchedFeatures
  /** Tells after something has been switched, one line each. Returns the function that unsubscribes. */
  onChange: (listener: (lines: readonly string[]) => void) => () => void
  /** Reads them now, instead of with the next look. */
  refresh: () => Promise<void>
  stop: () => void
}

type State = { on: ReadonlySet<string>; features: readonly FeatureSwitch[] }

/** Keeps in memory what is switched, so that nobody waits for it. A database that is away leaves it as it is. */
export async function openSwitches(
  { sql }: Pick<Database, 'sql'>,
  { isPolling }: { isPolling: boolean },
): Promise<Switches> {
  const outages = outageLog('The look for switches')
  const listeners = new Set<(lines: readonly string[]) => void>()
  let state = await read()
  let byLocale = featuresByLocale(state.features)
  let timer: NodeJS.Timeout | null = null
  let isStopped = false

  async function read(): Promise<State> {
    const { on, features } = await switchedNow(sql)
    return { on: new Set(on), features }
  }
  async function refresh(): Promise<void> {
    const next = await read()
    const lines = changedLines(state, next)
    if (lines.length === 0) return
    state = next
    byLocale = featuresByLocale(next.features)
    for (const listener of listeners) listener(lines)
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
    isOn: (name) => state.on.has(name),
    featuresIn: (locale) => byLocale.get(locale) ?? NOTHING,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    stop: () => {
      isStopped = true
      if (timer !== null) clearTimeout(timer)
    },
  }
}

const NOTHING: SwitchedFeatures = {}

/** A newer build may have features that this one does not know. */
function featuresByLocale(features: readonly FeatureSwitch[]): ReadonlyMap<string, SwitchedFeatures> {
  const found = new Map<string, SwitchedFeatures>()
  for (const { feature, locale, isOn } of features) {
    if (!isFeature(feature)) continue
    found.set(locale, { ...found.get(locale), [feature]: isOn })
  }
  return found
}

function isFeature(name: string): name is FeatureName {
  return FEATURES.some((feature) => feature === name)
}

/** What differs between two looks, in words for the log. */
function changedLines(before: State, after: State): string[] {
  const words = ({ on, features }: State) =>
    new Map([
      ...[...on].map((name) => [name, 'on'] as const),
      ...features.map(
        ({ feature, locale, isOn }) => [`${feature} in ${locale}`, isOn ? 'on' : 'off'] as const,
      ),
    ])
  const [old, now] = [words(before), words(after)]
  const ended = [...old.keys()].filter((name) => !now.has(name))
  return [
    ...[...now].flatMap(([name, state]) => (old.get(name) === state ? [] : [`${name} is ${state}`])),
    ...ended.map((name) => (before.on.has(name) ? `${name} is off` : `${name} is as the brand says`)),
  ]
}
