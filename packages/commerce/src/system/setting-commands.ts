import {
  listShopSettings,
  resetShopSetting,
  type ShownSetting,
  setShopSetting,
  shopSettingHistory,
} from '@shop/api-client/office/setting-commands'
import {
  SettingKey,
  type ShopSetting,
  settingName,
  shippingSetting,
} from '@shop/api-client/office/shop-setting'
import { loadCategories } from '@shop/catalogue/products/catalogue-store'
import { serviceContact } from '@shop/domain/shop/set-shop'
import type { Shop } from '@shop/domain/shop/shop'
import {
  lockShopSetting,
  putShopSetting,
  type StoredSetting,
  settingHistory,
  shopSettings,
} from '@shop/engine/call/shop-setting-store'
import type { Versioned } from '@shop/engine/command/bind-commands'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { undoBy } from '@shop/engine/command/undo'
import type { Sql } from '@shop/engine/db/sql'
import * as v from 'valibot'
import { shopsIn } from './shops-in.ts'
import { onSystem, type SystemContext } from './system-context.ts'

const MOST_CHANGES = 50

/** What merchants set while the shop runs: data with a history. @see docs/office.md */
export const SETTING_COMMANDS = [
  onSystem(listShopSettings)(async (_input, { sql, brandShopOf }) => {
    const ofBrand = brandSettings(await shopsIn(brandShopOf))
    const stored = await shopSettings(sql, ofBrand)
    return { answer: { settings: ofBrand.map((own) => shown(own, stored(own))) }, object: null }
  }),

  onSystem(shopSettingHistory)(async ({ key }, { sql }) => {
    const changes = await settingHistory(sql, key, MOST_CHANGES)
    return {
      answer: { changes: changes.map((change) => ({ ...change, at: change.at.toISOString() })) },
      object: null,
    }
  }),

  onSystem(setShopSetting, {
    version: ({ setting }, context) => versionOf(context, setting),
  })(async ({ setting }, context) => put(context, setting, setting)),

  onSystem(resetShopSetting, {
    version: ({ key }, context) => versionOf(context, key),
  })(async ({ key }, context) => put(context, key, null)),
]

async function put(context: SystemContext, key: SettingKey, after: ShopSetting | null) {
  const { sql, actor, now, brandShopOf } = context
  const name = settingName(key)
  const own = brandSettings(await shopsIn(brandShopOf)).find((one) => settingName(one) === name)
  if (own === undefined)
    throw new CommandRefusal(`This shop has no setting ${name}: it does not sell there.`, 'settingUnknown', {
      place: key.place,
    })
  if (after?.kind === 'navigation') await refuseUnknownRoots(sql, after.value.roots)
  const { setting: before } = await lockShopSetting(sql, key, { by: actor.name, now })
  if (isSame(before ?? own, after ?? own) && (before === null) === (after === null))
    throw new CommandRefusal(`The setting ${name} is so already.`, 'settingSame')
  const version = await putShopSetting(sql, key, { before, after, by: actor.name, now })
  return {
    answer: { version },
    object: `setting:${name}`,
    before: (before ?? own).value,
    after: (after ?? own).value,
    undo:
      before === null
        ? undoBy(resetShopSetting, { key: v.parse(SettingKey, { kind: own.kind, place: own.place }) })
        : undoBy(setShopSetting, { setting: before }),
  }
}

async function refuseUnknownRoots(sql: Sql, roots: readonly string[]): Promise<void> {
  const known = await loadCategories(sql)
  const unknown = roots.find(
    (root) => !known.some(({ parentId, slug }) => parentId === null && slug === root),
  )
  if (unknown !== undefined)
    throw new CommandRefusal(`There is no category ${unknown} at the top of the catalogue.`, 'categoryGone')
}

async function versionOf({ sql, actor, now }: SystemContext, key: SettingKey): Promise<Versioned> {
  const { version } = await lockShopSetting(sql, key, { by: actor.name, now })
  const [last] = await settingHistory(sql, key, 1)
  return {
    version,
    changes: last ? [{ at: last.at.toISOString(), by: last.by, what: settingName(key) }] : [],
  }
}

function shown(
  ofBrand: ShopSetting,
  { setting, version, changedAt, changedBy }: StoredSetting,
): ShownSetting {
  return {
    setting: setting ?? ofBrand,
    ofBrand,
    isSet: setting !== null,
    version,
    changedAt: version === 0 ? null : (changedAt?.toISOString() ?? null),
    changedBy: version === 0 ? null : changedBy,
  }
}

/** Every setting of a brand with what the brand says: costs by country, service by locale, the others for the whole shop. */
function brandSettings(shops: readonly Shop[]): ShopSetting[] {
  const [first] = shops
  if (first === undefined) return []
  const byCountry = new Map(shops.map((shop) => [shop.market.country, shop]))
  return [
    ...[...byCountry].map(
      ([place, { shipping }]): ShopSetting => ({ kind: 'shipping', place, value: shippingSetting(shipping) }),
    ),
    ...shops.map(
      (shop): ShopSetting => ({ kind: 'service', place: shop.locale, value: serviceContact(shop) }),
    ),
    { kind: 'delivery', place: 'everywhere', value: first.delivery },
    { kind: 'returns', place: 'everywhere', value: first.returns },
    { kind: 'navigation', place: 'everywhere', value: { roots: [...first.navigationRoots] } },
  ]
}

function isSame(one: ShopSetting, other: ShopSetting): boolean {
  return JSON.stringify(ordered(one.value)) === JSON.stringify(ordered(other.value))
}

/** With its keys in one order: the database has one of its own. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([key, part]) => [key, ordered(part)]),
  )
}
