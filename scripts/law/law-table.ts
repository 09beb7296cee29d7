import { DUTIES } from '../../packages/domain/src/duties/duties.ts'
import type { Duty } from '../../packages/domain/src/duties/duty.ts'
import { LAW } from '../../packages/domain/src/duties/law.ts'
import { DUTY_PROOFS, type DutyProof, type DutySuite } from '../../packages/domain/src/testing/duty-proofs.ts'
import { PROMISES } from '../../packages/server/src/legal-pages/testing/promises.ts'

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
  return withTable(document, { begin: BEGIN, end: END, table: lawTable(), name: 'docs/law.md' })
}

const PROMISES_BEGIN = '<!-- promises: written by scripts/law.ts -->'
const PROMISES_END = '<!-- /promises -->'

/** The document with what the legal texts promise and what proves it. */
export function withPromisesTable(document: string): string {
  const rows = PROMISES.map(({ page, locale = 'de-de', of, says, file, proof }) =>
    tableRow([`/${page}/`, [of?.name ?? 'both', locale].join(', '), says, `\`${file}\`, “${proof}”`]),
  )
  const table = [
    tableRow(['page', 'of', 'what it says', 'what proves it']),
    '|---|---|---|---|',
    ...rows,
  ].join('\n')
  return withTable(document, {
    begin: PROMISES_BEGIN,
    end: PROMISES_END,
    table,
    name: 'docs/law-texts.md',
  })
}

type Place = { begin: string; end: string; table: string; name: string }

function withTable(document: string, { begin, end, table, name }: Place): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${name} has to hold ${begin} and ${end}, in this order.`)
  return `${document.slice(0, from)}${begin}\n\n${table}\n\n${document.slice(to)}`
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
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
