import { DUTIES } from '../../packages/domain/src/duties/duties.ts'
import type { Duty } from '../../packages/domain/src/duties/duty.ts'
import { LAW } from '../../packages/domain/src/duties/law.ts'

const BEGIN = '<!-- duties: written by scripts/law.ts -->'
const END = '<!-- /duties -->'

/** The document with the table as the rows have it now. */
export function withLawTable(document: string): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error(`docs/law.md has to hold ${BEGIN} and ${END}, in this order.`)
  return `${document.slice(0, begin)}${BEGIN}\n\n${lawTable()}\n\n${document.slice(end)}`
}

function lawTable(): string {
  const rows = Object.values(DUTIES).map((duty: Duty & { id: keyof typeof LAW }) => {
    const { asks, source, of, isVerified } = LAW[duty.id]
    const days = duty.until === null ? `from ${duty.from}` : `${duty.from} to ${duty.until}`
    return `| ${[duty.id, duty.countries.join(' '), days, asks, of.join(', '), source, isVerified ? 'yes' : '**no**'].join(' | ')} |`
  })
  return [
    '| duty | countries | days | what it asks | of | source | looked up |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
