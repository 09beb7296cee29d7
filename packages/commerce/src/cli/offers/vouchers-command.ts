import { savePromotion } from '@shop/api-client/office/promotion-commands'
import { endVoucher, MOST_CODES, makeVoucherCodes } from '@shop/api-client/office/voucher-commands'
import type { Language } from '@shop/domain/market/markets'
import { PERCENT_SIGN } from '@shop/domain/money/percent-sign'
import { plainCode } from '@shop/domain/promotion/promotions-in-turn'
import type { Database } from '@shop/engine/db/database'
import { inEveryLanguage } from '@shop/i18n/locale-i18n'
import { promotionState } from '@shop/sales/promotions/promotion-state'
import { allPromotions, codeCounts, promotionById, useCounts } from '@shop/sales/promotions/promotion-store'
import { countOf, endOfDay, minorUnits } from '../base/amounts.ts'
import type { Command, CommandResult } from '../base/command.ts'
import { commandWords } from '../base/command-words.ts'
import type { Desk } from '../base/desk.ts'
import { ran } from '../base/run-office-command.ts'

const OPTIONS = [
  'code',
  'percent',
  'amount',
  'minimum',
  'until',
  'uses',
  'per-customer',
  'of',
  'count',
  'prefix',
] as const

type Options = Record<string, string | undefined>

/** Makes vouchers, looks at them and switches them off. @see product §6 */
export const vouchersCommand: Command = {
  usage: `  vouchers list                              every voucher with its state and the orders that use it
  vouchers create --code <CODE> --percent 10|--amount 5.00
                  [--minimum 50.00] [--until 2026-12-31] [--uses 100] [--per-customer 1]
                                             a code for everybody, one in an order
  vouchers create --of <promotion> [--count 10] [--prefix <WORD>]
                                             codes that work once each, of a promotion with needsCode
  vouchers disable <code> …                  ends codes; orders that have used them keep what they have`,

  async run(database, [action, ...words], now, desk) {
    const read = commandWords(words, OPTIONS)
    if (read === null) return notUnderstood()
    const { positionals, options } = read
    if (action === 'list' && words.length === 0) return listVouchers(database, now)
    const behind = { database, desk, now, by: 'operator' }
    if (action === 'disable' && positionals.length > 0) return disableCodes(behind, positionals)
    if (action !== 'create' || positionals.length > 0) return notUnderstood()
    return options.of === undefined ? createVoucher(behind, options) : makeCodes(behind, options)
  },
}

async function listVouchers(database: Database, now: Date): Promise<CommandResult> {
  const { sql } = database
  const vouchers = (await allPromotions(sql)).filter(({ code, needsCode }) => code !== null || needsCode)
  if (vouchers.length === 0) return { lines: ['There are no vouchers.'], exitCode: 0 }
  const [uses, codes] = [await useCounts(sql), await codeCounts(sql)]
  const lines = vouchers.map((record) => {
    const { all = 0, used = 0, disabled: ended = 0 } = codes.get(record.id) ?? {}
    const counts = record.needsCode
      ? `${all} codes, ${used} used, ${ended} disabled`
      : `${uses.get(record.id) ?? 0} orders`
    return `${record.code ?? `(${record.id})`}  ${promotionState(record, now)}  ${record.name.de}  ${counts}`
  })
  return { lines, exitCode: 0 }
}

type Behind = { database: Database; desk: Desk; now: Date; by: string }

async function createVoucher(behind: Behind, options: Options): Promise<CommandResult> {
  const record = voucherRecord(options)
  if (typeof record === 'string') return { lines: [record], exitCode: 2 }
  if ((await promotionById(behind.database.sql, record.id)) !== null)
    return { lines: [`There is a voucher ${record.id} already.`], exitCode: 1 }
  const done = await ran(behind, savePromotion, { record })
  if (done.type === 'no') return { lines: done.result.lines.map(withoutPath), exitCode: 1 }
  return { lines: [`${record.code}: works from now on.`], exitCode: 0 }
}

/** The option that was typed is known: only what is wrong with it is said. */
function withoutPath(line: string): string {
  return line.replace(/^record(?:\.[\w.]+)?: /, '')
}

/** The voucher that options describe; a sentence about the option that is wrong. */
function voucherRecord(options: Options) {
  const percent = countOf(options.percent, 100)
  const amount = minorUnits(options.amount)
  const minimum = minorUnits(options.minimum)
  const uses = countOf(options.uses, 1_000_000)
  const perCustomer = countOf(options['per-customer'], 1000)
  const until = endOfDay(options.until)
  if (options.code === undefined) return 'Name the code: --code WELCOME10.'
  if ((percent === null) === (amount === null)) return 'Say either --percent 10 or --amount 5.00.'
  const wrong = Object.entries({ minimum, uses, 'per-customer': perCustomer, until }).find(
    ([name, value]) => options[name] !== undefined && value === null,
  )
  if (wrong) return `--${wrong[0]} cannot be ${options[wrong[0]]}.`

  const code = plainCode(options.code)
  const id = code.toLowerCase().replaceAll(/[^a-z0-9-]/g, '')
  const labelIn = (language: Language) =>
    percent === null ? ((amount ?? 0) / 100).toFixed(2) : `${percent}${PERCENT_SIGN[language]}`
  return {
    id,
    code,
    name: inEveryLanguage((i18n, language) =>
      i18n.t({
        id: 'voucher.named',
        message: '{label} mit {code}',
        values: { label: labelIn(language), code },
      }),
    ),
    schedule: { from: null, to: until?.toISOString() ?? null },
    priority: 100,
    combinability: 'with_promotions' as const,
    conditions: [
      ...(minimum === null ? [] : [{ level: 'global', key: 'minimum_value', value: minimum } as const]),
      ...(uses === null ? [] : [{ level: 'global', key: 'usage_limit', uses } as const]),
      ...(perCustomer === null
        ? []
        : [{ level: 'global', key: 'usage_limit_per_customer', uses: perCustomer } as const]),
    ],
    effect: {
      type: 'automatic_discount' as const,
      discountType: percent === null ? ('absolute' as const) : ('relative' as const),
      discountValue: percent ?? amount ?? 0,
    },
  }
}

async function makeCodes(behind: Behind, options: Options): Promise<CommandResult> {
  const count = countOf(options.count ?? '1', MOST_CODES)
  if (count === null) return { lines: [`--count lies between 1 and ${MOST_CODES}.`], exitCode: 2 }
  const input = { promotionId: options.of ?? '', count, prefix: plainCode(options.prefix ?? '') }
  const done = await ran(behind, makeVoucherCodes, input)
  if (done.type === 'yes') return { lines: done.answer.codes, exitCode: 0 }
  return done.result.exitCode === 2
    ? { lines: ['--prefix has up to 16 letters and digits.'], exitCode: 2 }
    : done.result
}

async function disableCodes(behind: Behind, codes: readonly string[]): Promise<CommandResult> {
  const lines: string[] = []
  let missing = 0
  for (const code of codes) {
    const done = await ran(behind, endVoucher, { code })
    if (done.type === 'no') missing += 1
    lines.push(...(done.type === 'yes' ? [`${done.answer.code}: disabled`] : done.result.lines))
  }
  return { lines, exitCode: missing === 0 ? 0 : 1 }
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${vouchersCommand.usage}`], exitCode: 2 }
}
