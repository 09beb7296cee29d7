import { COUNTRIES, LOCALES, type Locale, markets } from '@shop/domain/market/markets'
import { MOST_RETURN_DAYS, WITHDRAWAL_DAYS } from '@shop/domain/order/order-periods'
import { MOST_INSTANT_DAYS, type ShopSettings } from '@shop/domain/shop/set-shop'
import * as v from 'valibot'

const MOST_PARCEL = 100_000
const MOST_FREIGHT = 500_000
const MOST_ORDER = 10_000_000
const MOST_STEPS = 5
export const MOST_ROOTS = 20

const cost = (most: number) =>
  v.pipe(
    v.number('Say an amount.'),
    v.safeInteger('An amount has no parts of a cent.'),
    v.minValue(0, 'Nobody is paid for a delivery: say 0 or more.'),
    v.maxValue(most, `This is more than ${most / 100}: look at the decimal point.`),
  )

/** From a value of the order on a parcel costs less: minor units with tax. */
const Step = v.strictObject({
  from: v.pipe(cost(MOST_ORDER), v.minValue(1, 'A step begins above nothing.')),
  cost: cost(MOST_PARCEL),
})

/** What delivery to a country costs, minor units of its currency with tax. @see spec §3 "Shipping cost fallback" */
export const ShippingSetting = v.pipe(
  v.strictObject({
    parcel: cost(MOST_PARCEL),
    freight: cost(MOST_FREIGHT),
    cashOnDelivery: cost(MOST_PARCEL),
    steps: v.pipe(v.array(Step), v.maxLength(MOST_STEPS, `There are at most ${MOST_STEPS} steps.`)),
  }),
  v.forward(
    v.check(({ parcel, steps }) => isFalling(parcel, steps), 'Each step begins higher and costs less.'),
    ['steps'],
  ),
)
export type ShippingSetting = v.InferOutput<typeof ShippingSetting>

const ServiceSetting = v.strictObject({
  phone: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\+[1-9][0-9 ]{5,22}$/, 'Write the number with its country, as +49 40 123456.'),
  ),
  hours: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(3, 'Say when somebody answers.'),
    v.maxLength(120, 'Say it in 120 letters.'),
    v.regex(/^[^<>\n]*$/, 'One line, without < and >.'),
  ),
  email: v.pipe(v.string(), v.trim(), v.maxLength(120), v.email('This is no e-mail address.')),
})

const DeliverySetting = v.strictObject({
  instantUpToDays: v.pipe(
    v.number('Say a number of days.'),
    v.safeInteger('Whole days.'),
    v.minValue(1, 'At least one day.'),
    v.maxValue(MOST_INSTANT_DAYS, `At most ${MOST_INSTANT_DAYS} days: what takes longer is said in weeks.`),
  ),
})

/** For how many days after delivery goods are taken back: what the law grants is no promise, and nothing less. */
const ReturnsSetting = v.strictObject({
  days: v.pipe(
    v.number('Say a number of days.'),
    v.safeInteger('Whole days.'),
    v.minValue(WITHDRAWAL_DAYS, `The law grants ${WITHDRAWAL_DAYS} days: say as many, or more.`),
    v.maxValue(MOST_RETURN_DAYS, `At most ${MOST_RETURN_DAYS} days.`),
  ),
})

/** What the main navigation leads to, by the slugs of roots of the catalogue and in their order; none is all of them. */
const NavigationSetting = v.strictObject({
  roots: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.regex(/^[a-z0-9-]{1,80}$/, 'A category is named by the last part of its address.'),
      ),
    ),
    v.maxLength(MOST_ROOTS, `At most ${MOST_ROOTS}: what is more, nobody reads.`),
    v.check((roots) => new Set(roots).size === roots.length, 'Each category stands there once.'),
  ),
})

/** One thing that merchants set while the shop runs, with where it holds. */
export const ShopSetting = v.variant('kind', [
  v.strictObject({ kind: v.literal('shipping'), place: v.picklist(COUNTRIES), value: ShippingSetting }),
  v.strictObject({ kind: v.literal('service'), place: v.picklist(LOCALES), value: ServiceSetting }),
  v.strictObject({ kind: v.literal('delivery'), place: v.literal('everywhere'), value: DeliverySetting }),
  v.strictObject({ kind: v.literal('returns'), place: v.literal('everywhere'), value: ReturnsSetting }),
  v.strictObject({ kind: v.literal('navigation'), place: v.literal('everywhere'), value: NavigationSetting }),
])
export type ShopSetting = v.InferOutput<typeof ShopSetting>

const Minor = v.pipe(v.number(), v.safeInteger())

/** A setting as it is read: a brand may say what nobody could set. */
export const ReadSetting: v.GenericSchema<ShopSetting, ShopSetting> = v.variant('kind', [
  v.object({
    kind: v.literal('shipping'),
    place: v.picklist(COUNTRIES),
    value: v.object({
      parcel: Minor,
      freight: Minor,
      cashOnDelivery: Minor,
      steps: v.array(v.object({ from: Minor, cost: Minor })),
    }),
  }),
  v.object({
    kind: v.literal('service'),
    place: v.picklist(LOCALES),
    value: v.object({ phone: v.string(), hours: v.string(), email: v.string() }),
  }),
  v.object({
    kind: v.literal('delivery'),
    place: v.literal('everywhere'),
    value: v.object({ instantUpToDays: Minor }),
  }),
  v.object({
    kind: v.literal('returns'),
    place: v.literal('everywhere'),
    value: v.object({ days: Minor }),
  }),
  v.object({
    kind: v.literal('navigation'),
    place: v.literal('everywhere'),
    value: v.object({ roots: v.array(v.string()) }),
  }),
])

export const SETTING_KINDS = ['shipping', 'service', 'delivery', 'returns', 'navigation'] as const

/** Which setting is meant: `shipping` of a country, `service` of a locale, and of the whole shop `delivery`, `returns` and `navigation`. */
export const SettingKey = v.variant('kind', [
  v.strictObject({ kind: v.literal('shipping'), place: v.picklist(COUNTRIES) }),
  v.strictObject({ kind: v.literal('service'), place: v.picklist(LOCALES) }),
  v.strictObject({ kind: v.literal('delivery'), place: v.literal('everywhere') }),
  v.strictObject({ kind: v.literal('returns'), place: v.literal('everywhere') }),
  v.strictObject({ kind: v.literal('navigation'), place: v.literal('everywhere') }),
])
export type SettingKey = v.InferOutput<typeof SettingKey>

/** How a setting is called where it is stored: `shipping:DE`. */
export function settingName({ kind, place }: SettingKey): string {
  return `${kind}:${place}`
}

/** A setting as it is stored; null for one that this build does not know or would not take. */
export function storedSetting(name: string, value: unknown): ShopSetting | null {
  const [kind, place] = name.split(':')
  const read = v.safeParse(ShopSetting, { kind, place, value })
  return read.success ? read.output : null
}

/** What settings say of the shop of one locale. */
export function settingsOfLocale(settings: readonly ShopSetting[], locale: Locale): ShopSettings {
  const found: ShopSettings = {}
  for (const setting of settings) {
    if (setting.kind === 'delivery') found.delivery = setting.value
    else if (setting.kind === 'returns') found.returns = setting.value
    else if (setting.kind === 'navigation') found.navigationRoots = setting.value.roots
    else if (setting.kind === 'service' && setting.place === locale) found.service = setting.value
    else if (setting.kind === 'shipping' && setting.place === markets[locale].country)
      found.shipping = shippingCosts(setting.value)
  }
  return found
}

/** Costs as the rules of baskets and orders read them. */
export function shippingCosts({
  parcel,
  freight,
  cashOnDelivery,
  steps,
}: ShippingSetting): NonNullable<ShopSettings['shipping']> {
  return {
    frachtkosten: parcel,
    freight,
    cashOnDelivery,
    conditions: steps.map(({ from, cost: versandkosten }) => ({
      label: versandkosten === 0 ? 'free' : `from ${from}`,
      versandkosten,
      ab_bestellwert: from,
    })),
  }
}

/** Costs as merchants set them. */
export function shippingSetting({
  frachtkosten,
  freight,
  cashOnDelivery,
  conditions,
}: NonNullable<ShopSettings['shipping']>): ShippingSetting {
  return {
    parcel: frachtkosten,
    freight,
    cashOnDelivery,
    steps: conditions
      .map(({ ab_bestellwert, versandkosten }) => ({ from: ab_bestellwert, cost: versandkosten }))
      .toSorted((one, other) => one.from - other.from),
  }
}

function isFalling(parcel: number, steps: readonly v.InferOutput<typeof Step>[]): boolean {
  return steps.every((step, index) => {
    const before = steps[index - 1] ?? { from: 0, cost: parcel }
    return step.from > before.from && step.cost < before.cost
  })
}
