import { CURRENCIES } from '@shop/domain/market/markets'
import { parseAmount } from '@shop/domain/money/parse-amount'
import { fileColumns } from '../reading/columns.ts'
import { csvRows } from '../reading/csv-rows.ts'
import type { OldFile } from '../reading/old-file.ts'
import { parsedRecord } from '../reading/parsed-record.ts'
import { hasColumns, type Reader } from '../reading/source.ts'
import type { Finding } from '../records/finding.ts'

const COLUMNS = { code: ['code'], pin: ['pin'], balance: ['balance'], currency: ['currency'] } as const

/** A table of gift cards with what is left on them. */
export const ownGiftCards: Reader = {
  topic: 'giftCards',
  name: 'gift cards',
  reads: (head) => hasColumns(head, 'code', 'pin', 'balance'),
  read: readGiftCards,
}

async function* readGiftCards(file: OldFile): AsyncGenerator<Finding> {
  const { columns } = await fileColumns(file, COLUMNS)
  for await (const row of csvRows(file)) {
    if ('refusal' in row) {
      yield { kind: 'refused', refusal: row.refusal }
      continue
    }
    const say = (name: keyof typeof COLUMNS) => columns.cell(row.cells, name)
    const currency = say('currency').toUpperCase()
    yield* parsedRecord(
      { file: file.name, line: row.line },
      {
        kind: 'giftCard',
        code: say('code'),
        pin: say('pin'),
        // The sign of another currency makes it no amount.
        amount: parseAmount(say('balance'), { currencies: CURRENCIES.filter((one) => one === currency) }),
        currency,
      },
      // A code is money: whoever reads the report must not have it.
      (path) => (path === 'amount' ? 'balance' : path),
    ).map((finding) =>
      finding.kind === 'refused' ? { ...finding, refusal: { ...finding.refusal, what: '' } } : finding,
    )
  }
}
