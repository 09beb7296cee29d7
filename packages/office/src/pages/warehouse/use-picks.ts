import { useLingui } from '@lingui/react'
import { type Delivery, type PickLine, pickItem, pickList } from '@shop/api-client/office/warehouse-commands'
import { scannedLine } from '@shop/domain/warehouse/scanned-line'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { OfficeProblem, run } from '../../client/api.ts'
import { pickListQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import type { ScanResult } from '../../scan/scan-message.tsx'
import { signal } from '../../scan/signal.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { wrongScan } from '../../words/problems/wrong-scan.ts'

type Asked = Parameters<typeof pickListQuery>[1]
/** A line with the order that it belongs to. */
export type OpenLine = PickLine & { number: string }

/**
 * Notes picked units one after the other: each waits until the list has answered the one before, so that a quick scanner
 * never overtakes itself. What was not noted is said.
 */
export function usePicks(asked: Asked) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const queries = useQueryClient()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const [result, setResult] = useState<ScanResult | null>(null)

  function say(tone: ScanResult['tone'], title: string, text: string): void {
    signal(tone)
    setResult({ tone, title, text, at: Date.now() })
  }

  async function note(line: OpenLine, units: number): Promise<void> {
    const { number, position, pickVersion } = line
    try {
      const outcome = await run(shop, pickItem, { number, position, units }, { seen: pickVersion })
      await renewed(queries, shop)
      if (outcome.type === 'conflict') return say('bad', line.name, conflictText(outcome.changes[0]))
      if (outcome.type !== 'done') throw new OfficeProblem({ type: 'outcome', outcome })
      say('good', line.name, pickedText(line, units))
    } catch (error) {
      say('bad', i18n.t({ id: 'pick.notNoted', message: 'Not noted' }), problemText(error, i18n))
    }
  }

  function conflictText(change: { by: string; what: string } | undefined): string {
    return i18n.t({
      id: 'pick.conflict',
      message: '{by} has picked {units} of it meanwhile. Count, and scan again what is missing.',
      values: { by: change?.by ?? '', units: change?.what ?? '' },
    })
  }

  function pickedText({ number, quantity, place }: OpenLine, units: number): string {
    const values = { number, units, quantity, place: place ?? '' }
    return i18n.t({ id: 'pick.noted', message: '{units} of {quantity} for {number}', values })
  }

  const inTurn = (act: () => Promise<void>) => {
    last.current = last.current.then(act)
  }

  return {
    result,
    say,
    /** Sets the units of a line that somebody has seen. */
    pick: (line: OpenLine, units: number) => inTurn(() => note(line, units)),
    /** One more unit of the line that a code belongs to, as the list stands when its turn comes. */
    scan: (code: string) =>
      inTurn(async () => {
        const { deliveries } = await queries.ensureQueryData(pickListQuery(shop, asked))
        const scan = scannedLine(code, openLines(deliveries))
        if (scan.type === 'found') await note(scan.line, scan.line.picked + 1)
        else say('bad', ...wrongScan(scan, { code, order: asked.number ?? null }, i18n))
      }),
  }
}

export type Picks = ReturnType<typeof usePicks>

/** Lines that can be picked: what nobody has paid stays on its shelf. */
export function openLines(deliveries: readonly Delivery[]): OpenLine[] {
  return deliveries
    .filter(({ standing }) => standing !== 'unpaid')
    .flatMap(({ number, lines }) => lines.map((line) => ({ ...line, number })))
}

function renewed(queries: QueryClient, shop: string): Promise<void> {
  return queries.invalidateQueries({ queryKey: [shop, pickList.name] })
}
