import * as v from 'valibot'
import { defineCommand } from './define-command.ts'
import { ReadSetting, SettingKey, ShopSetting } from './shop-setting.ts'

const Version = v.pipe(v.number(), v.safeInteger())

/** A setting as it is now; `isSet` where it is not as the brand says. */
const ShownSetting = v.object({
  setting: ReadSetting,
  /** What holds where nothing is set. */
  ofBrand: ReadSetting,
  isSet: v.boolean(),
  version: Version,
  changedAt: v.nullable(v.string()),
  changedBy: v.nullable(v.string()),
})
export type ShownSetting = v.InferOutput<typeof ShownSetting>

export const listShopSettings = defineCommand({
  name: 'listShopSettings',
  right: 'settings.read',
  changes: null,
  input: v.strictObject({}),
  answer: v.object({ settings: v.array(ShownSetting) }),
})

/** Every change of a setting, the newest first. */
export const shopSettingHistory = defineCommand({
  name: 'shopSettingHistory',
  right: 'settings.read',
  changes: null,
  input: v.strictObject({ key: SettingKey }),
  answer: v.object({
    changes: v.array(
      v.object({
        version: Version,
        at: v.string(),
        by: v.string(),
        /** Null where it was, or is, as the brand says. */
        before: v.nullable(ReadSetting),
        after: v.nullable(ReadSetting),
      }),
    ),
  }),
})

export const setShopSetting = defineCommand({
  name: 'setShopSetting',
  right: 'settings.change',
  changes:
    'Changes what the shop says and asks for in every process within a second; orders keep what they were placed with.',
  isVersioned: true,
  input: v.strictObject({ setting: ShopSetting }),
  answer: v.object({ version: Version }),
  undoneBy: 'setShopSetting',
})

export const resetShopSetting = defineCommand({
  name: 'resetShopSetting',
  right: 'settings.change',
  changes: 'Makes a setting what the brand says again.',
  isVersioned: true,
  input: v.strictObject({ key: SettingKey }),
  answer: v.object({ version: Version }),
  undoneBy: 'setShopSetting',
})
