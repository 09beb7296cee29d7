import { addRedirect, type RedirectInput } from '@shop/catalogue/findable/add-redirect'
import { pageExists } from '@shop/catalogue/findable/page-exists'
import { allPageRedirects, removePageRedirect } from '@shop/catalogue/redirects/page-redirect-store'
import { isLocale, type Locale, markets } from '@shop/domain/market/markets'
import type { Database } from '@shop/engine/db/database'
import type { Command, CommandResult } from './command.ts'
import { commandWords } from './command-words.ts'

/** Redirects addresses without a page. @see spec §2 "Server-defined redirects" */
export const redirectsCommand: Command = {
  usage: `  redirects list                             addresses that lead elsewhere
  redirects add <locale> <from> <to> [--status 302]
                                             redirects add de-de /sommer/ /wohnen/: for good, or for now with 302;
                                             to an address of the shop or one with https. Only where no page is
  redirects remove <locale> <from>           the address is missing again`,

  async run(database, [action = '', ...rest]) {
    const words = commandWords(rest, ['status'])
    const [locale, path, target, ...more] = words?.positionals ?? []
    const status = words?.options.status ?? '301'
    if (!words || more.length > 0 || (status !== '301' && status !== '302')) return notUnderstood()
    if (action === 'list' && locale === undefined) return listed(database)
    if (locale === undefined || !isLocale(locale) || path === undefined) return notUnderstood()
    if (action === 'remove' && target === undefined) return removed(database, locale, path)
    if (action !== 'add' || target === undefined) return notUnderstood()
    return added(database, { locale, path, target, status: status === '302' ? 302 : 301 })
  },
}

async function added(database: Database, input: RedirectInput): Promise<CommandResult> {
  const { locale, path, target, status } = input
  return database.transaction(async (sql) => {
    const problem = await addRedirect(sql, input)
    if (problem !== null) return refused(problem.reason)
    const lines = [`${locale}  ${path} > ${target}  ${status}`]
    if (!(await pageExists(sql, markets[locale].language, target))) lines.push(`Nothing is at ${target} now.`)
    return { lines, exitCode: 0 as const }
  })
}

async function removed({ sql }: Database, locale: Locale, path: string): Promise<CommandResult> {
  return (await removePageRedirect(sql, locale, path))
    ? { lines: [`${locale}  ${path}: removed`], exitCode: 0 }
    : refused(`${locale}  ${path}: leads nowhere as it is.`)
}

async function listed({ sql }: Database): Promise<CommandResult> {
  const all = await allPageRedirects(sql)
  const lines = all.map(({ locale, path, target, status }) => `${locale}  ${path} > ${target}  ${status}`)
  return { lines: lines.length > 0 ? lines : ['There are no redirects.'], exitCode: 0 }
}

function refused(reason: string): CommandResult {
  return { lines: [reason], exitCode: 1 }
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${redirectsCommand.usage}`], exitCode: 2 }
}
