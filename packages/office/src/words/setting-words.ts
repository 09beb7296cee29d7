import type { I18n } from '@lingui/core'
import type { SettingKey, ShopSetting } from '@shop/api-client/office/shop-setting'
import { type Currency, markets } from '@shop/domain/market/markets'
import { money } from './format.ts'
import { countryName, localeName } from './names/intl-name.ts'

export function settingKindName(kind: ShopSetting['kind'], i18n: I18n): string {
  const names: Record<ShopSetting['kind'], string> = {
    shipping: i18n.t({ id: 'settings.kind.shipping', message: 'Shipping costs' }),
    service: i18n.t({ id: 'settings.kind.service', message: 'Service' }),
    delivery: i18n.t({ id: 'settings.kind.delivery', message: 'Delivery time' }),
    returns: i18n.t({ id: 'settings.kind.returns', message: 'Returns' }),
    navigation: i18n.t({ id: 'settings.kind.navigation', message: 'Navigation' }),
  }
  return names[kind]
}

/** Where a setting holds. */
export function placeName(key: SettingKey, i18n: I18n): string {
  if (key.kind === 'shipping') return countryName(key.place, i18n)
  if (key.place === 'everywhere') return i18n.t({ id: 'settings.everywhere', message: 'everywhere' })
  return localeName(key.place, i18n)
}

/** The key of a setting, without what it says. */
export function settingKey(setting: SettingKey): SettingKey {
  if (setting.kind === 'shipping') return { kind: setting.kind, place: setting.place }
  if (setting.kind === 'service') return { kind: setting.kind, place: setting.place }
  if (setting.kind === 'returns') return { kind: setting.kind, place: setting.place }
  if (setting.kind === 'navigation') return { kind: setting.kind, place: setting.place }
  return { kind: setting.kind, place: setting.place }
}

/** What is paid with where a setting holds. */
export function placeCurrency(setting: SettingKey): Currency {
  const found = Object.values(markets).find(
    ({ country, locale }) => country === setting.place || locale === setting.place,
  )
  return found?.currency ?? 'EUR'
}

/** What a setting says, in one line. */
export function settingText(setting: ShopSetting, i18n: I18n): string {
  if (setting.kind === 'service') {
    const { phone, hours, email } = setting.value
    return [phone, hours, email].join(' · ')
  }
  if (setting.kind === 'navigation')
    return (
      setting.value.roots.join(' · ') ||
      i18n.t({ id: 'settings.everyRoot', message: 'every category without one above it' })
    )
  if (setting.kind === 'delivery' || setting.kind === 'returns')
    return i18n.t({
      id: 'settings.daysText',
      message: '{days, plural, one {# day} other {# days}}',
      values: { days: setting.kind === 'returns' ? setting.value.days : setting.value.instantUpToDays },
    })
  const amount = (minor: number) => money(minor, placeCurrency(setting), i18n.locale)
  const { parcel, freight, cashOnDelivery, steps } = setting.value
  return [
    i18n.t({ id: 'settings.parcelText', message: 'parcel {amount}', values: { amount: amount(parcel) } }),
    ...steps.map(({ from, cost }) =>
      i18n.t({
        id: 'settings.stepText',
        message: '{cost} from {from}',
        values: { cost: amount(cost), from: amount(from) },
      }),
    ),
    i18n.t({ id: 'settings.freightText', message: 'bulky {amount}', values: { amount: amount(freight) } }),
    i18n.t({
      id: 'settings.cashText',
      message: 'cash on delivery {amount}',
      values: { amount: amount(cashOnDelivery) },
    }),
  ].join(', ')
}

/** What is wrong with a field of a setting; null where nothing is. */
export function settingProblem(paths: readonly string[], field: string, i18n: I18n): string | null {
  if (!paths.includes(`value.${field}`)) return null
  if (field === 'steps')
    return paths.some((path) => path !== 'value.steps')
      ? null
      : i18n.t({
          id: 'settings.wrongSteps',
          message: 'Each step begins at a higher value than the one before, and costs less.',
        })
  const sentences: Record<string, string> = {
    phone: i18n.t({
      id: 'settings.wrongPhone',
      message: 'Write the number with its country, as +49 40 123456: figures and spaces.',
    }),
    hours: i18n.t({ id: 'settings.wrongHours', message: 'Say it in 3 to 120 letters.' }),
    email: i18n.t({ id: 'settings.wrongEmail', message: 'This is no e-mail address.' }),
    instantUpToDays: i18n.t({ id: 'settings.wrongDays', message: 'Say a whole number from 1 to 13.' }),
    days: i18n.t({
      id: 'settings.wrongReturnDays',
      message: 'Say a whole number from 14, which the law grants, to 100.',
    }),
  }
  return (
    sentences[field] ??
    i18n.t({
      id: 'settings.wrongAmount',
      message: 'Write the amount as 5 or 5.90: a parcel costs at most 1,000, bulky goods 5,000.',
    })
  )
}
