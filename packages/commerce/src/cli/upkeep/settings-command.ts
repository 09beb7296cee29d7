import {
  listShopSettings,
  resetShopSetting,
  type ShownSetting,
  setShopSetting,
  shopSettingHistory,
} from '@shop/api-client/office/setting-commands'
import { SettingKey, type ShopSetting, settingName } from '@shop/api-client/office/shop-setting'
import type { Database } from '@shop/engine/db/database'
import * as v from 'valibot'
import { minorUnits } from '../base/amounts.ts'
import type { Command, CommandResult } from '../base/command.ts'
import { type CommandWords, commandWords } from '../base/command-words.ts'
import { type Desk, NO_DESK } from '../base/desk.ts'
import { ran } from '../base/run-office-command.ts'

const OPTIONS = ['by', 'parcel', 'freight', 'cash', 'steps', 'phone', 'hours', 'email', 'days', 'roots']

/** What merchants set while the shop runs; the office has the same under Settings. @see docs/office.md */
export const settingsCommand: Command = {
  usage: `  settings                                   every setting, with what it is and whether the brand says so
  settings set shipping:DE [--parcel 5,95] [--freight 49] [--cash 4,90] [--steps "50:2,95 75:0"]
                                             what delivery to a country costs; a step is the value of an order and what
                                             a parcel costs from there on, "none" for no step
  settings set service:de-de [--phone "+49 40 123456"] [--hours "Mo bis Fr, 9 bis 17 Uhr"] [--email …]
                                             how the service is reached
  settings set delivery:everywhere --days 4  how many days still count as delivered at once
  settings set returns:everywhere --days 30  for how many days after delivery goods are taken back; orders keep what
                                             was promised when they were placed
  settings set navigation:everywhere --roots "tee kannen geschenke"
                                             what the main navigation leads to, in this order; none is every root
  settings brand <setting>                   what the brand says again
  settings history <setting>                 who changed it, when, from what to what
                                             what is not named stays; it reaches every process within a second, and
                                             orders keep what they were placed with`,

  async run(database, words, now, desk = NO_DESK) {
    const read = commandWords(words, OPTIONS)
    if (read === null) return notUnderstood()
    const behind = { database, desk, by: read.options.by ?? 'operator', now }
    const [action, name, ...rest] = read.positionals
    if (rest.length > 0) return notUnderstood()
    const all = await ran(behind, listShopSettings, {})
    if (all.type === 'no') return all.result
    const { settings } = all.answer
    if (action === undefined) return { lines: settings.map(line), exitCode: 0 }
    const shown = settings.find(({ setting }) => settingName(setting) === name)
    if (shown === undefined) return unknown(name, settings)
    if (action === 'set') return set(behind, shown, read)
    if (action === 'brand') return reset(behind, shown)
    if (action === 'history') return history(behind, shown)
    return notUnderstood()
  },
}

type Behind = { database: Database; desk: Desk; by: string; now: Date }

async function set(behind: Behind, { setting }: ShownSetting, words: CommandWords): Promise<CommandResult> {
  const next = { ...setting, value: { ...setting.value, ...typed(setting, words) } }
  const done = await ran(behind, setShopSetting, { setting: next })
  if (done.type === 'no') return done.result
  return { lines: [`Within a second ${settingName(setting)} is set.`], exitCode: 0 }
}

async function reset(behind: Behind, { setting }: ShownSetting): Promise<CommandResult> {
  const done = await ran(behind, resetShopSetting, { key: keyOf(setting) })
  if (done.type === 'no') return done.result
  return { lines: [`Within a second ${settingName(setting)} is as the brand says.`], exitCode: 0 }
}

async function history(behind: Behind, { setting }: ShownSetting): Promise<CommandResult> {
  const done = await ran(behind, shopSettingHistory, { key: keyOf(setting) })
  if (done.type === 'no') return done.result
  const lines = done.answer.changes.map(
    ({ at, by, before, after }) => `${at.slice(0, 16)}Z  ${by}: ${inWords(before)} → ${inWords(after)}`,
  )
  return { lines: lines.length === 0 ? ['It was never changed.'] : lines, exitCode: 0 }
}

/** What was typed for the fields of a setting; what makes no sense goes on as it is, and is refused with its field. */
function typed({ kind }: ShopSetting, { options }: CommandWords): object {
  const amount = (word: string | undefined) => minorUnits(word) ?? word
  const days = options.days === undefined ? undefined : Number(options.days)
  const given: Record<ShopSetting['kind'], Record<string, unknown>> = {
    shipping: {
      parcel: amount(options.parcel),
      freight: amount(options.freight),
      cashOnDelivery: amount(options.cash),
      steps: options.steps === undefined ? undefined : steps(options.steps),
    },
    service: { phone: options.phone, hours: options.hours, email: options.email },
    delivery: { instantUpToDays: days },
    returns: { days },
    navigation: { roots: options.roots === undefined ? undefined : roots(options.roots) },
  }
  return Object.fromEntries(Object.entries(given[kind]).filter(([, value]) => value !== undefined))
}

function roots(words: string): string[] {
  return words === 'none' ? [] : words.split(/\s+/).filter((word) => word !== '')
}

function steps(words: string): unknown[] {
  if (words === 'none') return []
  return words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const [from, cost] = word.split(':')
      return { from: minorUnits(from), cost: minorUnits(cost) }
    })
}

function keyOf({ kind, place }: ShopSetting): SettingKey {
  return v.parse(SettingKey, { kind, place })
}

function line({ setting, isSet, changedBy, changedAt }: ShownSetting): string {
  const whose = isSet ? `set by ${changedBy} on ${changedAt?.slice(0, 10)}` : 'as the brand says'
  return `${settingName(setting).padEnd(20)}  ${inWords(setting)} (${whose})`
}

function inWords(setting: ShopSetting | null): string {
  if (setting === null) return 'as the brand says'
  const amount = (minor: number) => (minor / 100).toFixed(2)
  switch (setting.kind) {
    case 'shipping': {
      const { parcel, freight, cashOnDelivery, steps: given } = setting.value
      const from = given.map((step) => `${amount(step.cost)} from ${amount(step.from)}`)
      return [
        `parcel ${amount(parcel)}`,
        ...from,
        `freight ${amount(freight)}`,
        `cash on delivery ${amount(cashOnDelivery)}`,
      ].join(', ')
    }
    case 'service':
      return [setting.value.phone, setting.value.hours, setting.value.email].join(', ')
    case 'delivery':
      return `${setting.value.instantUpToDays} days`
    case 'returns':
      return `${setting.value.days} days`
    case 'navigation':
      return setting.value.roots.join(', ') || 'every root'
  }
}

function unknown(name: string | undefined, settings: readonly ShownSetting[]): CommandResult {
  if (name === undefined) return notUnderstood()
  const names = settings.map(({ setting }) => settingName(setting)).join(', ')
  return { lines: [`There is no setting "${name}". There are: ${names}.`], exitCode: 2 }
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${settingsCommand.usage}`], exitCode: 2 }
}
