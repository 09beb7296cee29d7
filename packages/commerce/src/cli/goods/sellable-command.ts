import { writeFile } from 'node:fs/promises'
import type { Command } from '../base/command.ts'
import { type CommandWords, commandWords } from '../base/command-words.ts'
import { shopsOf } from '../base/desk.ts'
import { sellableHtml } from './sellable/sellable-html.ts'
import { changeLines, isSellable, sellableLines, sellableReport } from './sellable/sellable-report.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
/** How far ahead a shop is told what will be owed. */
const MONTHS_AHEAD = 24

/** Says what the law asks of this shop and it has not: product by product, and of its set-up. @see docs/law.md */
export const sellableCommand: Command = {
  usage: `  sellable [--on <day>] [--json]             which products, settings and pages lack what a duty asks, in which country and
                                             from which day; a product that may not be offered in a country is
                                             marked, and is not from its next import on. Ends with 1 when something
                                             is missing. --on 2027-02-18 asks as of a day, and lists what begins and
                                             ends until then
  sellable --ahead                           lists what begins and ends in the ${MONTHS_AHEAD} months to come as well
  sellable --html <file>                     writes all of it as a page to read and print`,

  /** A running shop writes the file itself, wherever it was started. */
  async run(database, words, now, desk) {
    const asked = askedBy(commandWords(words, ['on', 'html'], ['json', 'ahead']), now)
    if (asked === null) return { lines: [`Usage:\n${sellableCommand.usage}`], exitCode: 2 }
    const report = await sellableReport(database, await shopsOf(desk), {
      ...asked,
      pageCheck: desk.pageCheck,
    })
    const exitCode = isSellable(report) ? 0 : 1
    if (asked.isJson) return { lines: [JSON.stringify(report, null, 2)], exitCode }
    if (asked.html === null) {
      const changes = asked.listsChanges ? changeLines(report) : []
      const list = changes.length === 0 ? [] : ['', `Until ${asked.upTo}:`, ...changes]
      return { lines: [...sellableLines(report), ...list], exitCode }
    }
    return (await isWritten(asked.html, sellableHtml(report)))
      ? { lines: [asked.html], exitCode }
      : { lines: [`${asked.html} cannot be written: check its folder and its rights.`], exitCode: 2 }
  },
}

type Asked = {
  on: Date
  after: string
  upTo: string
  isJson: boolean
  html: string | null
  listsChanges: boolean
}

/** With `--on`, changes between today and that day count; without, those of the months to come. */
function askedBy(read: CommandWords | null, now: Date): Asked | null {
  if (read === null || read.positionals.length > 0) return null
  const { on, json, html, ahead } = read.options
  if (on !== undefined && (!DAY.test(on) || Number.isNaN(Date.parse(on)))) return null
  const today = dayOf(now)
  return {
    on: on === undefined ? now : new Date(`${on}T12:00Z`),
    after: today,
    upTo: on === undefined || ahead !== undefined ? monthsAfter(on ?? today) : on,
    isJson: json !== undefined,
    html: html ?? null,
    listsChanges: on !== undefined || ahead !== undefined,
  }
}

/** Every shop of the brand, in the order of the locales. */
async function isWritten(path: string, html: string): Promise<boolean> {
  try {
    await writeFile(path, html)
    return true
  } catch {
    return false
  }
}

function monthsAfter(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + MONTHS_AHEAD)
  return dayOf(date)
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
