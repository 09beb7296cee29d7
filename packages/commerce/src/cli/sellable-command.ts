import { type MissingOfProduct, missingOfProducts } from '@shop/catalogue/products/missing-facts-store'
import { LAW } from '@shop/domain/duties/law'
import { type MissingSetting, missingSettings } from '@shop/domain/duties/missing-settings'
import { type Country, LOCALES, type Locale } from '@shop/domain/market/markets'
import type { Database } from '@shop/engine/db/database'
import type { Command } from './command.ts'
import type { Desk } from './desk.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Says what the law asks of this shop and it has not: product by product, and of its set-up. @see docs/law.md */
export const sellableCommand: Command = {
  usage: `  sellable [--on <day>] [--json]             which products and settings lack what a duty asks, in which country and
                                             from which day; a product that may not be offered in a country is
                                             marked, and is not from its next import on. Ends with 1 when something
                                             is missing. --on asks as of a day`,

  async run(database, words, now, desk) {
    const read = optionsOf(words, now)
    if (read === null) return { lines: [`Usage:\n${sellableCommand.usage}`], exitCode: 2 }
    const report = await sellableReport(database, desk, read.on)
    const isSellable = report.products.length === 0 && report.settings.length === 0
    return {
      lines: read.json ? [JSON.stringify(report, null, 2)] : worded(report),
      exitCode: isSellable ? 0 : 1,
    }
  },
}

type SellableReport = {
  products: MissingOfProduct[]
  settings: (MissingSetting & { locale: Locale })[]
}

function optionsOf(words: readonly string[], now: Date): { on: Date; json: boolean } | null {
  let on = now
  let json = false
  const rest = [...words]
  while (rest.length > 0) {
    const word = rest.shift()
    const day = word === '--on' ? rest.shift() : undefined
    if (word === '--json') json = true
    else if (day !== undefined && DAY.test(day) && !Number.isNaN(Date.parse(day)))
      on = new Date(`${day}T12:00Z`)
    else return null
  }
  return { on, json }
}

async function sellableReport(database: Database, desk: Desk, now: Date): Promise<SellableReport> {
  const countries = new Set<Country>()
  const settings: SellableReport['settings'] = []
  for (const locale of LOCALES) {
    const shop = await desk.shopOf(locale)
    if (shop === null) continue
    countries.add(shop.market.country)
    for (const one of missingSettings(shop, now)) settings.push({ locale, ...one })
  }
  return { products: await missingOfProducts(database.sql, [...countries], now), settings }
}

function worded({ products, settings }: SellableReport): string[] {
  const lines = [
    ...settings.map(
      ({ locale, setting, duty }) => `${locale}: ${setting} is missing. ${duty}: ${LAW[duty].asks}`,
    ),
    ...products.map(({ referenceKey, country, field, duty, from, isRefused }) => {
      const since = `${country} from ${from}`
      return `${referenceKey}: ${field} is missing, ${since}${isRefused ? ', may not be offered there' : ''}. ${duty}: ${LAW[duty].asks}`
    }),
  ]
  return lines.length > 0 ? lines : ['Nothing is missing.']
}
