import {
  featureSwitchHistory,
  listFeatureSwitches,
  switchFeature,
} from '@shop/api-client/office/feature-switch-commands'
import { DUTIES } from '@shop/domain/duties/duties'
import { isOwed } from '@shop/domain/duties/duty'
import { FEATURES, type FeatureName } from '@shop/domain/shop/brand'
import type { Shop } from '@shop/domain/shop/shop'
import {
  featureSwitchChanges,
  lockFeatureSwitch,
  noteFeatureSwitch,
  type SwitchedIn,
  switchVersions,
} from '@shop/engine/call/feature-switch-store'
import { switchedNow } from '@shop/engine/call/switch-store'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { undoBy } from '@shop/engine/command/undo'
import { shopsIn } from './shops-in.ts'
import { onSystem } from './system-context.ts'

const MOST_CHANGES = 50

/** Features of the brand that merchants switch while the shop runs, by locale: data with a history. @see docs/office.md */
export const SWITCH_COMMANDS = [
  onSystem(listFeatureSwitches)(async (_input, { sql, brandShopOf, now }) => {
    const shops = await shopsIn(brandShopOf)
    const [{ features }, versions] = [await switchedNow(sql), await switchVersions(sql)]
    const switches = []
    for (const feature of FEATURES) {
      const [last] = await featureSwitchChanges(sql, feature, 1)
      switches.push({
        feature,
        places: shops.map((shop) => {
          const own = features.find((one) => one.feature === feature && one.locale === shop.locale)
          const ofBrand = shop.features[feature]
          return {
            locale: shop.locale,
            isOn: own?.isOn ?? ofBrand,
            ofBrand,
            isSet: own !== undefined,
            isOwed: mustBeOn(feature, shop, now),
          }
        }),
        version: versions.get(feature) ?? 0,
        changedAt: last?.at.toISOString() ?? null,
        changedBy: last?.by ?? null,
      })
    }
    return { answer: { switches }, object: null }
  }),

  onSystem(featureSwitchHistory)(async ({ feature }, { sql }) => {
    const changes = await featureSwitchChanges(sql, feature, MOST_CHANGES)
    return {
      answer: { changes: changes.map((change) => ({ ...change, at: change.at.toISOString() })) },
      object: null,
    }
  }),

  onSystem(switchFeature, {
    async version({ feature }, { sql, actor, now }) {
      await lockFeatureSwitch(sql, feature, { by: actor.name, now })
      const [last] = await featureSwitchChanges(sql, feature, 1)
      return {
        version: last?.version ?? 0,
        changes: last ? [{ at: last.at.toISOString(), by: last.by, what: `switch:${feature}` }] : [],
      }
    },
  })(async ({ feature, places }, { sql, actor, now, brandShopOf }) => {
    const shops = await shopsIn(brandShopOf)
    const unknown = places.find(({ locale }) => !shops.some((shop) => shop.locale === locale))
    if (unknown !== undefined)
      throw new CommandRefusal(`This shop does not sell in ${unknown.locale}.`, 'settingUnknown', {
        place: unknown.locale,
      })
    const wanted = new Map(places.map(({ locale, isOn }) => [locale, isOn]))
    refuseOwed(feature, shops, { wanted, now })
    const stored = await lockFeatureSwitch(sql, feature, { by: actor.name, now })
    const changing = places.filter(({ locale, isOn }) => (stored[locale] ?? null) !== isOn)
    if (changing.length === 0)
      throw new CommandRefusal(`${feature} is switched like that already.`, 'settingSame')
    const changed = changing.map(({ locale }) => locale)
    const before: SwitchedIn = Object.fromEntries(changed.map((locale) => [locale, stored[locale] ?? null]))
    const after: SwitchedIn = Object.fromEntries(changing.map(({ locale, isOn }) => [locale, isOn]))
    const version = await noteFeatureSwitch(sql, feature, { before, after, by: actor.name, now })
    return {
      answer: { version, changed },
      object: `switch:${feature}`,
      before,
      after,
      undo: undoBy(switchFeature, {
        feature,
        places: changed.map((locale) => ({ locale, isOn: stored[locale] ?? null })),
      }),
    }
  }),
]

/** Nobody switches off what a law asks for in that place. */
function refuseOwed(
  feature: FeatureName,
  shops: readonly Shop[],
  { wanted, now }: { wanted: ReadonlyMap<string, boolean | null>; now: Date },
): void {
  const owing = shops.filter((shop) => wanted.get(shop.locale) === false && mustBeOn(feature, shop, now))
  if (owing.length === 0) return
  const locales = owing.map(({ locale }) => locale).join(', ')
  throw new CommandRefusal(
    `The law asks for ${feature} in ${locales}, so that it cannot be off there. Name the other locales.`,
    'switchOwed',
    { locales },
  )
}

/** Whether a duty asks for a feature in a shop. @see eu-duties C-01 */
function mustBeOn(feature: FeatureName, { market }: Shop, now: Date): boolean {
  return feature === 'withdrawalFunction' && isOwed(DUTIES['C-01'], market, now)
}
