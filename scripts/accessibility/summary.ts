import type { Proof } from './proof.ts'

/** What the statement of a shop may say of its tests. */
export type Summary = {
  /** Pages, dialogs and steps that axe found no broken rule on. */
  views: number
  /** Languages that every check was made in. */
  languages: string[]
  isBoughtByKeyboard: boolean
  isBoughtByNames: boolean
  fitsSmallWindows: boolean
  fitsLargeText: boolean
  checksByHand: number
}

export function summaryOf(record: readonly Proof[], checksByHand: readonly unknown[]): Summary {
  const seen = record.filter(({ check }) => check === 'axe')
  const has = (check: string) => record.some((proof) => proof.check === check)
  return {
    views: new Set(seen.map(({ file, journey, page, dialog }) => [file, journey, page, dialog].join('\n')))
      .size,
    languages: languagesOfAll(record),
    isBoughtByKeyboard: has('keyboard'),
    isBoughtByNames: has('names') && has('zoom'),
    fitsSmallWindows: has('reflow'),
    fitsLargeText: has('large text'),
    checksByHand: checksByHand.length,
  }
}

/** What was looked at in one language only says nothing of the others. */
function languagesOfAll(record: readonly Proof[]): string[] {
  const languageOf = ({ language }: Proof) => language.slice(0, 2)
  const checks = [...Map.groupBy(record, ({ check }) => check).values()]
  const all = [...new Set(record.map(languageOf))]
  return all
    .filter((language) => checks.every((proofs) => proofs.some((proof) => languageOf(proof) === language)))
    .toSorted()
}

/** The summary as a module of the demo's stories. */
export function summaryModule(summary: Summary): string {
  const lines = Object.entries(summary).map(([name, value]) => {
    const text = Array.isArray(value) ? `[${value.map((word) => `'${word}'`).join(', ')}]` : String(value)
    return `  ${name}: ${text},`
  })
  return `/** What journeys have shown, out of docs/accessibility/record.jsonl; written by \`node scripts/accessibility.ts\`. */
export const ACCESSIBILITY = {
${lines.join('\n')}
}
`
}
