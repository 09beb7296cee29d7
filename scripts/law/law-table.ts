import { DUTIES } from '../../packages/domain/src/duties/duties.ts'
import type { Duty } from '../../packages/domain/src/duties/duty.ts'
import { LAW } from '../../packages/domain/src/duties/law.ts'
import { DUTY_PROOFS, type DutyProof, type DutySuite } from '../../packages/domain/src/testing/duty-proofs.ts'

const BEGIN = '<!-- duties: written by scripts/law.ts -->'
/** Where each package has the suite that walks its rows. */
export const SUITES: Record<DutySuite, string> = {
  commerce: 'packages/commerce/src/duties-seen.test.ts',
  content: 'packages/content/src/duties-seen.test.ts',
  server: 'packages/server/src/legal-pages/duties-seen.test.ts',
  storefront: 'packages/storefront/src/duties-seen.test.ts',
}

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
    return `| ${[duty.id, duty.countries.join(' '), days, asks, of.join(', '), source, isVerified ? 'yes' : '**no**', proofOf(DUTY_PROOFS[duty.id])].join(' | ')} |`
  })
  return [
    '| duty | countries | days | what it asks | of | source | looked up | seen by shoppers |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

function proofOf(proof: DutyProof): string {
  switch (proof.way) {
    case 'dated':
      return `by its days, ${suiteOf(proof.suite)}`
    case 'steady': {
      const { because, elsewhere } = proof
      return `always, ${suiteOf(proof.suite)}: ${because}${elsewhere === undefined ? '' : `; ${elsewhere}`}`
    }
    case 'tested':
      return `always, \`${proof.file}\`, “${proof.title}”: ${proof.because}`
    case 'announced':
      return `**not yet**: ${proof.because}`
  }
}

function suiteOf(suite: DutySuite): string {
  return `\`${SUITES[suite]}\``
}
