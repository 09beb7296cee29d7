import { type ShopSetting, settingsOfLocale, storedSetting } from '@shop/api-client/office/shop-setting'
import type { Locale } from '@shop/domain/market/markets'
import { FEATURES, type FeatureName } from '@shop/domain/shop/brand'
import { setShop } from '@shop/domain/shop/set-shop'
import type { Shop } from '@shop/domain/shop/shop'
import { type SwitchedFeatures, switchedShop } from '@shop/domain/shop/switched-shop'
import type { Database } from '../db/database.ts'
import { outageLog } from './outage-log.ts'
import { type FeatureSwitch, type Switched, switchedNow } from './switch-store.ts'

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
  /** A shop of the brand as it is now: switched by operators, set by its merchant. */
  shopNow: (opened: Shop) => Shop
  /** Tells after something has been switched or set, one line each. Returns the function that unsubscribes. */
  onChange: (listener: (lines: readonly string[]) => void) => () => void
  /** Reads them now, instead of with the next look. */
  refresh: () => Promise<void>
  stop: () => void
}

type State = Omit<Switched, 'on'> & { on: ReadonlySet<string> }

/** Keeps in memory what is switched and set, so that nobody waits for it. A database that is away leaves it as it is. */
export async function openSwitches(
  { sql }: Pick<Database, 'sql'>,
  { isPolling }: { isPolling: boolean },
): Promise<Switches> {
  const outages = outageLog('The look for switches')
  const listeners = new Set<(lines: readonly string[]) => void>()
  let state = await read()
  let byLocale = featuresByLocale(state.features)
  let settings = knownSettings(state)
  let shops = new WeakMap<Shop, Shop>()
  let timer: NodeJS.Timeout | null = null
  let isStopped = false

  async function read(): Promise<State> {
    const { on, ...others } = await switchedNow(sql)
    return { on: new Set(on), ...others }
  }
  async function refresh(): Promise<void> {
    const next = await read()
    const lines = changedLines(state, next)
    if (lines.length === 0) return
    state = next
    byLocale = featuresByLocale(next.features)
    settings = knownSettings(next)
    shops = new WeakMap()
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
    shopNow(opened) {
      const known = shops.get(opened)
      if (known !== undefined) return known
      const switched = switchedShop(opened, byLocale.get(opened.locale) ?? NOTHING)
      const shop = setShop(switched, settingsOfLocale(settings, opened.locale))
      shops.set(opened, shop)
      return shop
    },
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

/** A newer build may have settings that this one does not know, or would not take. */
function knownSettings({ settings }: State): readonly ShopSetting[] {
  return settings.flatMap(({ name, value }) => storedSetting(name, value) ?? [])
}

function isFeature(name: string): name is FeatureName {
  return FEATURES.some((feature) => feature === name)
}

/** What differs between two looks, in words for the log. */
function changedLines(before: State, after: State): string[] {
  const [old, now] = [inWords(before), inWords(after)]
  const ended = [...old.keys()].filter((name) => !now.has(name))
  return [
    ...[...now].flatMap(([name, state]) => (old.get(name) === state ? [] : [`${name} is ${state}`])),
    ...ended.map((name) => (before.on.has(name) ? `${name} is off` : `${name} is as the brand says`)),
  ]
}

function inWords({ on, features, settings }: State): ReadonlyMap<string, string> {
  return new Map([
    ...[...on].map((name) => [name, 'on'] as const),
    ...features.map(({ feature, locale, isOn }) => [`${feature} in ${locale}`, isOn ? 'on' : 'off'] as const),
    ...settings.map(({ name, value }) => [name, JSON.stringify(value)] as const),
  ])
}
