import { pageExists } from '@shop/catalogue/findable/page-exists'
import {
  allPageRedirects,
  putPageRedirect,
  removePageRedirect,
  wouldLoop,
} from '@shop/catalogue/redirects/page-redirect-store'
import { RedirectTarget } from '@shop/catalogue/redirects/redirect-target'
import { isLocale, type Locale, markets } from '@shop/domain/market/markets'
import type { Database } from '@shop/engine/db/database'
import * as v from 'valibot'
import type { Command, CommandResult } from './command.ts'
import { commandWords } from './command-words.ts'

const PATH = /^\/(?:[a-z0-9-]+\/)+$/

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

type RedirectInput = { locale: Locale; path: string; target: string; status: 301 | 302 }

async function added(database: Database, input: RedirectInput): Promise<CommandResult> {
  const { locale, path, target, status } = input
  const { language } = markets[locale]
  const checked = v.safeParse(RedirectTarget, target)
  if (!checked.success) return refused(`"${target}": ${checked.issues[0].message}`)
  if (!PATH.test(path)) return refused(`"${path}": the path has to look like /sommer/`)
  return database.transaction(async (sql) => {
    if (await pageExists(sql, language, path))
      return refused(`There is a page at ${path}: a redirect would hide it.`)
    if (await wouldLoop(sql, locale, path, target))
      return refused(`${target} leads back to ${path}: nobody would arrive.`)
    await putPageRedirect(sql, input)
    const lines = [`${locale}  ${path} > ${target}  ${status}`]
    if (!(await pageExists(sql, language, target))) lines.push(`Nothing is at ${target} now.`)
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
