import { putAddressRedirect, removeAddressRedirect } from '@shop/api-client/office/redirect-commands'
import { allPageRedirects, pageRedirect } from '@shop/catalogue/redirects/page-redirect-store'
import { isLocale, type Locale } from '@shop/domain/market/markets'
import type { Database } from '@shop/engine/db/database'
import type { Command, CommandResult } from '../base/command.ts'
import { commandWords } from '../base/command-words.ts'
import type { Desk } from '../base/desk.ts'
import { ran } from '../base/run-office-command.ts'

/** Redirects addresses without a page. @see spec §2 "Server-defined redirects" */
export const redirectsCommand: Command = {
  usage: `  redirects list                             addresses that lead elsewhere
  redirects add <locale> <from> <to> [--status 302]
                                             redirects add de-de /sommer/ /wohnen/: for good, or for now with 302;
                                             to an address of the shop or one with https. Only where no page is
  redirects remove <locale> <from>           the address is missing again`,

  async run(database, [action = '', ...rest], now, desk) {
    const words = commandWords(rest, ['status'])
    const [locale, path, target, ...more] = words?.positionals ?? []
    const status = words?.options.status ?? '301'
    if (!words || more.length > 0 || (status !== '301' && status !== '302')) return notUnderstood()
    if (action === 'list' && locale === undefined) return listRedirects(database)
    if (locale === undefined || !isLocale(locale) || path === undefined) return notUnderstood()
    const behind = { database, desk, now, by: 'operator' }
    if (action === 'remove' && target === undefined) return removeRedirect(behind, { locale, path })
    if (action !== 'add' || target === undefined) return notUnderstood()
    return addRedirect(behind, { locale, path, target, status: status === '302' ? 302 : 301 })
  },
}

type Behind = { database: Database; desk: Desk; now: Date; by: string }
type Place = { locale: Locale; path: string }

async function addRedirect(
  behind: Behind,
  input: Place & { target: string; status: 301 | 302 },
): Promise<CommandResult> {
  const before = await pageRedirect(behind.database.sql, input.locale, input.path)
  const done = await ran(behind, putAddressRedirect, input)
  if (done.type === 'no') return { ...done.result, exitCode: 1 }
  const { path, target, status, leadsNowhere } = done.answer
  const lines = [`${input.locale}  ${path} > ${target}  ${status}`]
  if (before !== null && !(before.target === target && before.status === status))
    lines.push(`It led to ${before.target} before, ${before.status}.`)
  if (leadsNowhere) lines.push(`Nothing is at ${target} now.`)
  return { lines, exitCode: 0 }
}

async function removeRedirect(behind: Behind, place: Place): Promise<CommandResult> {
  const done = await ran(behind, removeAddressRedirect, place)
  if (done.type === 'no') return { ...done.result, exitCode: 1 }
  return { lines: [`${place.locale}  ${place.path}: removed`], exitCode: 0 }
}

async function listRedirects({ sql }: Database): Promise<CommandResult> {
  const all = await allPageRedirects(sql)
  const lines = all.map(({ locale, path, target, status }) => `${locale}  ${path} > ${target}  ${status}`)
  return { lines: lines.length > 0 ? lines : ['There are no redirects.'], exitCode: 0 }
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${redirectsCommand.usage}`], exitCode: 2 }
}
