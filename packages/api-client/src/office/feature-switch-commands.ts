import { LOCALES } from '@shop/domain/market/markets'
import { FEATURES } from '@shop/domain/shop/brand'
import * as v from 'valibot'
import { defineCommand } from './define-command.ts'

const Version = v.pipe(v.number(), v.safeInteger())
const Feature = v.picklist(FEATURES)

const SwitchPlace = v.object({
  locale: v.picklist(LOCALES),
  /** As it is now. */
  isOn: v.boolean(),
  /** As it is where nobody has switched it. */
  ofBrand: v.boolean(),
  /** Somebody has switched it here. */
  isSet: v.boolean(),
  /** A law asks for it there, so that it cannot be off. */
  isOwed: v.boolean(),
})

const ShownSwitch = v.object({
  feature: Feature,
  places: v.array(SwitchPlace),
  version: Version,
  changedAt: v.nullable(v.string()),
  changedBy: v.nullable(v.string()),
})
export type ShownSwitch = v.InferOutput<typeof ShownSwitch>
export type SwitchPlace = v.InferOutput<typeof SwitchPlace>

/** Every feature that can be switched while the shop runs, with where it is on and who says so. */
export const listFeatureSwitches = defineCommand({
  name: 'listFeatureSwitches',
  right: 'settings.read',
  changes: null,
  input: v.strictObject({}),
  answer: v.object({ switches: v.array(ShownSwitch) }),
})

/** By locale; null where it was, or is, as the brand says. */
const SwitchedIn = v.record(v.string(), v.nullable(v.boolean()))

/** Every change of a switch, the newest first. */
export const featureSwitchHistory = defineCommand({
  name: 'featureSwitchHistory',
  right: 'settings.read',
  changes: null,
  input: v.strictObject({ feature: Feature }),
  answer: v.object({
    changes: v.array(
      v.object({ version: Version, at: v.string(), by: v.string(), before: SwitchedIn, after: SwitchedIn }),
    ),
  }),
})

/** Switches a feature where it is named; `isOn` null leaves it to the brand again. */
export const switchFeature = defineCommand({
  name: 'switchFeature',
  right: 'settings.change',
  changes: 'Switches a feature of the shop in every process within a second.',
  isVersioned: true,
  undoneBy: 'switchFeature',
  input: v.strictObject({
    feature: Feature,
    places: v.pipe(
      v.array(v.strictObject({ locale: v.picklist(LOCALES), isOn: v.nullable(v.boolean()) })),
      v.minLength(1, 'Say where.'),
      v.maxLength(LOCALES.length),
      v.check(
        (places) => new Set(places.map(({ locale }) => locale)).size === places.length,
        'Each place is named once.',
      ),
    ),
  }),
  answer: v.object({ version: Version, changed: v.array(v.picklist(LOCALES)) }),
})
