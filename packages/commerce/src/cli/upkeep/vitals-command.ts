import { type VitalsLine, vitalsSince } from '@shop/customers/rum/rum-store'
import type { Database } from '@shop/engine/db/database'
import type { Command, CommandResult } from '../base/command.ts'

const DAY_MS = 86_400_000
const USUAL_DAYS = 7
/** Nothing older is kept. */
const MOST_DAYS = 90

/** Summarises how fast the shop was for those who let it be measured. @see spec §7 "A browser beacon" */
export const vitalsCommand: Command = {
  usage: `  vitals [<days>]                            loading times of the last days, 7 by default: what three of four
                                             page views did not exceed, and how many were good or poor`,

  async run(database, [word = String(USUAL_DAYS), ...rest], now) {
    const days = /^\d{1,3}$/.test(word) ? Number(word) : 0
    if (days < 1 || days > MOST_DAYS || rest.length > 0)
      return {
        lines: [`Say a number of days from 1 to ${MOST_DAYS}.`, `Usage:\n${vitalsCommand.usage}`],
        exitCode: 2,
      }
    return summary(database, days, now)
  },
}

async function summary(database: Database, days: number, now: Date): Promise<CommandResult> {
  const lines = await vitalsSince(database.sql, new Date(now.getTime() - days * DAY_MS))
  if (lines.length === 0)
    return {
      lines: [`Nothing was measured in the last ${days} days: only who allows it is measured.`],
      exitCode: 1,
    }
  const heading = row(['page', 'metric', 'views', 'p75', 'good', 'poor'])
  return { lines: [heading, ...lines.map(vitalsLine)], exitCode: 0 }
}

function vitalsLine({ pageKind, metric, views, p75, good, poor }: VitalsLine): string {
  const value = metric === 'CLS' ? p75.toFixed(3) : `${Math.round(p75)} ms`
  return row([pageKind, metric, String(views), value, percent(good), percent(poor)])
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

function row([page = '', metric = '', ...numbers]: string[]): string {
  return [page.padEnd(10), metric.padEnd(6), ...numbers.map((text) => text.padStart(9))].join(' ').trimEnd()
}
