import { importGiftCards } from '@shop/sales/gift-cards/import-gift-cards'
import type { Finding } from '../records/finding.ts'
import { databaseOf, type Run } from './run/run.ts'

/** Moves gift cards in with what is left on them; one that is there keeps its balance. */
export async function writeGiftCards(run: Run, findings: AsyncIterable<Finding>): Promise<void> {
  for await (const finding of findings) {
    const found = run.report.taken('giftCards', finding)
    if (found?.record.kind !== 'giftCard') continue
    const { kind: _, ...card } = found.record
    const added = await importGiftCards(databaseOf(run), [card], run.options.now)
    run.report.count('giftCards', added === 1 ? 'created' : 'unchanged')
  }
}
