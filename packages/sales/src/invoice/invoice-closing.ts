import { addressLines } from './invoice-head.ts'
import { rateWords, roomFor } from './invoice-lines.ts'
import type { Setting } from './invoice-pdf.ts'
import { MM, PAGE } from './paper.ts'
import { hasPaymentPart } from './swiss-payment-part.ts'

const TOTALS = { label: 112 * MM, labelWidth: 50 * MM, x: 150 * MM, width: 40 * MM } as const
const ROW = 5.2 * MM

/** Sums, taxes and how it is paid. Returns the height where it ends. */
export function setClosing(setting: Setting, top: number): number {
  const rows = sumRows(setting)
  let y = roomFor(setting, (rows.length + 1) * ROW, top + 2 * MM)
  for (const { label, value, isMain } of rows) y = setSum(setting, { label, value, isMain, y })

  y = setVat(setting, roomFor(setting, 30 * MM, y + 5 * MM))
  y = setReductions(setting, y)
  if (hasPaymentPart(setting.invoice)) return setDeliveryAddress(setting, y)
  const height = setting.invoice.payment?.account ? 38 * MM : 16 * MM
  return setDeliveryAddress(setting, setPayment(setting, roomFor(setting, height, y + 5 * MM)))
}

type Sum = { label: string; value: string; isMain: boolean }

function sumRows({ invoice, words, amount }: Setting): Sum[] {
  const row = (label: string, minor: number, isMain = false): Sum => ({ label, value: amount(minor), isMain })
  if (invoice.kind === 'correction') return [row(words.refund, invoice.total, true)]

  const isMore = invoice.giftcard !== 0 || invoice.balance !== 0 || invoice.rounding !== 0
  const hasAccount = invoice.payment?.account !== null
  return [
    row(words.items, invoice.items),
    row(words.shipping, invoice.shipping),
    ...(invoice.fee === 0 ? [] : [row(words.fee, invoice.fee)]),
    row(words.gross, invoice.gross, true),
    ...(invoice.giftcard === 0 ? [] : [row(words.giftcard, -invoice.giftcard)]),
    ...(invoice.balance === 0 ? [] : [row(words.balance, -invoice.balance)]),
    ...(invoice.rounding === 0 ? [] : [row(words.rounding, invoice.rounding)]),
    ...(isMore ? [row(hasAccount ? words.toPay : words.paid, invoice.total, true)] : []),
  ]
}

function setSum({ paper }: Setting, { label, value, isMain, y }: Sum & { y: number }): number {
  const style = isMain ? ({ cut: 'strong', size: 10.5 } as const) : ({ size: 9 } as const)
  if (isMain) paper.rule(y, TOTALS.label, PAGE.right - TOTALS.label)
  const at = isMain ? y + 2 * MM : y
  const below = paper.set(label, at, { x: TOTALS.label, width: TOTALS.labelWidth, ...style })
  paper.set(value, at, { x: TOTALS.x, width: TOTALS.width, align: 'right', ...style })
  return Math.max(below, at + ROW) + (isMain ? 1.5 * MM : 0)
}

const VAT_COLUMNS = [PAGE.left, 52 * MM, 82 * MM, 112 * MM] as const
const VAT_WIDTH = 28 * MM

function setVat(setting: Setting, top: number): number {
  const { paper, invoice, words, amount } = setting
  const { vatTable } = words
  const row = (cells: readonly string[], y: number, isHead: boolean) => {
    let below = y
    for (const [index, cell] of cells.entries()) {
      const style = { x: VAT_COLUMNS[index] ?? PAGE.left, width: index === 0 ? 28 * MM : VAT_WIDTH, size: 8 }
      below = paper.set(cell, y, {
        ...style,
        align: index === 0 ? 'left' : 'right',
        ink: isHead ? 'quiet' : 'text',
      })
    }
    return below + 0.8 * MM
  }
  let y = row([vatTable.rate, vatTable.base, vatTable.tax, vatTable.gross], top, true)
  for (const { rate, base, amount: tax } of invoice.vat)
    y = row([rateWords(setting, rate), amount(base), amount(tax), amount(base + tax)], y, false)
  return y
}

function setReductions({ paper, invoice, words, amount }: Setting, top: number): number {
  if (invoice.reductions.length === 0) return top
  const reductions = invoice.reductions.map(({ name, code, amount: minor }) =>
    [code === null ? name : `${name} (${code})`, amount(-minor)].join(' '),
  )
  const text = words.named(words.includedReductions, reductions.join(' · '))
  return paper.set(text, top + 2 * MM, {
    x: PAGE.left,
    width: PAGE.right - PAGE.left,
    size: 8,
    ink: 'quiet',
  })
}

/** How it is paid, and where to. Returns the height where it ends. */
export function setPayment(setting: Setting, top: number): number {
  const { paper, invoice, words } = setting
  const full = { x: PAGE.left, width: 120 * MM }
  if (invoice.kind === 'correction') return paper.set(words.goesBack, top, full)
  if (invoice.payment === null) return top

  let y = paper.set(paymentWords(setting), top, full)
  for (const [label, value] of accountRows(setting)) {
    paper.set(label, y + 1.2 * MM, { x: PAGE.left, width: 30 * MM, size: 8, ink: 'quiet' })
    y = paper.set(value, y + 1.2 * MM - 0.6, { x: PAGE.left + 30 * MM, width: 100 * MM })
  }
  return y
}

function accountRows({ invoice, words }: Setting): [string, string][] {
  const account = invoice.payment?.account
  if (!account || invoice.total <= 0) return []
  return [
    [words.account.holder, account.holder],
    [words.account.iban, account.iban],
    [words.account.bic, `${account.bic} (${account.bank})`],
    [words.account.reference, account.reference],
  ]
}

function setDeliveryAddress(setting: Setting, top: number): number {
  const { paper, invoice, words } = setting
  if (invoice.deliveryAddress === null) return top
  const address = addressLines(invoice.deliveryAddress, setting).join(', ')
  const line = words.named(words.deliveryAddress, address)
  const style = { x: PAGE.left, width: PAGE.right - PAGE.left, size: 8, ink: 'quiet' } as const
  return paper.set(line, roomFor(setting, 12 * MM, top + 3 * MM), style)
}

function paymentWords({ invoice, words }: Setting): string {
  const key = invoice.payment?.key ?? 'giftcard'
  if (key === 'V' && invoice.total > 0) return words.advance
  if (key === 'RE' && invoice.total > 0) return words.onInvoice
  if (key === 'NN') return words.cashOnDelivery
  const isLater = key === 'KC' || key === 'KD'
  return isLater ? words.paidLater(words.method(key)) : words.paidWith(words.method(key))
}
