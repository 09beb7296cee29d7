import { featureSwitchHistory, switchFeature } from '@shop/api-client/office/feature-switch-commands'
import { isLocale, type Locale } from '@shop/domain/market/markets'
import { FEATURES, type FeatureName } from '@shop/domain/shop/brand'
import type { Shop } from '@shop/domain/shop/shop'
import { putSwitch, switchedNow } from '@shop/engine/call/switch-store'
import type { Database } from '@shop/engine/db/database'
import type { Command, CommandResult } from '../base/command.ts'
import { commandWords } from '../base/command-words.ts'
import { type Desk, NO_DESK, shopsOf } from '../base/desk.ts'
import { ran } from '../base/run-office-command.ts'

const READ_ONLY = 'read-only'
const SAID = {
  on: 'Within a second nothing is written into the database any more: pages can be read, and whoever wants to change something reads why not. Whoever pays at the provider is told later.',
  off: 'Within a second the shop sells again.',
}

/** Switches features of the brand, and whether anything is written, while the shop runs. @see docs/operations.md */
export const switchCommand: Command = {
  usage: `  switch                                     every feature, where it is on, and what was switched
  switch <feature> on|off [--locale de-de,fr-fr]
                                             switches it in every process within a second, in these locales or in all
                                             of them; it stays so until it is switched again
  switch <feature> brand [--locale …]        as the brand says again
  switch <feature> history                   who switched it, when, from what to what
  switch ${READ_ONLY} on|off                     nothing is written into the database: pages can be read, every change is
                                             refused in words, and notices of payments are asked for again`,

  async run(database, words, now, desk = NO_DESK) {
    const read = commandWords(words, ['locale', 'by'], [])
    if (read === null || read.positionals.length > 2) return notUnderstood()
    const [name, word] = read.positionals
    const shops = await shopsOf(desk)
    if (name === undefined) return { lines: await switchLines(database, shops), exitCode: 0 }
    if (name === READ_ONLY) return switchReadOnly(database, word, now)
    const feature = FEATURES.find((one) => one === name)
    if (feature === undefined)
      return {
        lines: [`There is no switch "${name}". There are: ${[READ_ONLY, ...FEATURES].join(', ')}.`],
        exitCode: 2,
      }
    const behind = { database, desk, by: read.options.by ?? 'operator', now }
    if (word === 'history') return history(behind, feature)
    if (word !== 'on' && word !== 'off' && word !== 'brand') return notUnderstood()
    const locales = wantedLocales(read.options.locale, shops)
    if (typeof locales === 'string') return { lines: [locales], exitCode: 1 }

    const isOn = word === 'brand' ? null : word === 'on'
    const places = locales.map((locale) => ({ locale, isOn }))
    const done = await ran(behind, switchFeature, { feature, places })
    if (done.type === 'no') return done.result
    const state = word === 'brand' ? 'as the brand says' : word
    return {
      lines: [`Within a second ${feature} is ${state} in ${done.answer.changed.toSorted().join(', ')}.`],
      exitCode: 0,
    }
  },
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${switchCommand.usage}`], exitCode: 2 }
}

/** The switch has to be written although nothing else is. */
async function switchReadOnly(
  database: Database,
  word: string | undefined,
  now: Date,
): Promise<CommandResult> {
  if (word !== 'on' && word !== 'off') return notUnderstood()
  const isOn = word === 'on'
  const isChanged = await database.transaction((sql) => putSwitch(sql, { name: READ_ONLY, isOn, now }), {
    writesAnyway: true,
  })
  return isChanged
    ? { lines: [SAID[word]], exitCode: 0 }
    : { lines: [`${READ_ONLY} is ${word} already.`], exitCode: 1 }
}

/** The locales of a list, all of them without one, or a sentence about what is wrong with it. */
function wantedLocales(list: string | undefined, shops: readonly Shop[]): Locale[] | string {
  const all = shops.map(({ locale }) => locale)
  if (list === undefined) return all
  const wanted = list.split(',')
  const unknown = wanted.find((locale) => !isLocale(locale) || !all.includes(locale))
  return unknown === undefined
    ? wanted.filter((locale) => isLocale(locale))
    : `The shop does not sell in "${unknown}". It sells in ${all.join(', ')}.`
}

type Behind = { database: Database; desk: Desk; by: string; now: Date }

async function history(behind: Behind, feature: FeatureName): Promise<CommandResult> {
  const done = await ran(behind, featureSwitchHistory, { feature })
  if (done.type === 'no') return done.result
  const lines = done.answer.changes.map(
    ({ at, by, before, after }) => `${at.slice(0, 16)}Z  ${by}: ${inWords(before)} → ${inWords(after)}`,
  )
  return { lines: lines.length === 0 ? ['It was never switched.'] : lines, exitCode: 0 }
}

function inWords(switched: Record<string, boolean | null>): string {
  const word = (isOn: boolean | null) => (isOn === null ? 'as the brand says' : isOn ? 'on' : 'off')
  return Object.entries(switched)
    .map(([locale, isOn]) => `${locale} ${word(isOn)}`)
    .join(', ')
}

async function switchLines({ sql }: Database, shops: readonly Shop[]): Promise<string[]> {
  const { on, features } = await switchedNow(sql)
  const width = Math.max(...FEATURES.map(({ length }) => length))
  const switched = (feature: FeatureName, { locale }: Shop) =>
    features.find((one) => one.feature === feature && one.locale === locale)
  return [
    `${READ_ONLY.padEnd(width)}  ${on.includes(READ_ONLY) ? 'on' : 'off'}`,
    ...FEATURES.map((feature) => {
      const where = shops.filter((shop) => switched(feature, shop)?.isOn ?? shop.features[feature])
      const own = shops.flatMap((shop) => switched(feature, shop)?.locale ?? [])
      const places =
        where.length === shops.length
          ? 'on'
          : where.length === 0
            ? 'off'
            : `on in ${where.map(({ locale }) => locale).join(', ')}`
      return `${feature.padEnd(width)}  ${places}${own.length === 0 ? '' : ` (switched: ${own.join(', ')})`}`
    }),
  ]
}
