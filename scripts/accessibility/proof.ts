import { fieldOf, listOf, textOf } from './report-fields.ts'

/** What one journey has shown of one page; the record holds nothing else. */
export type Proof = {
  shop: string
  file: string
  journey: string
  check: string
  page: string
  language: string
  width: number
  dialog: string | null
}

/** The proofs of a run's journeys that passed, and the files of journeys that the run walked. */
export type ProvenRun = { shop: string | null; files: string[]; proofs: Proof[] }

/** Reads the JSON report of Playwright; what did not pass has shown nothing. */
export function provenRun(report: unknown): ProvenRun {
  const run: ProvenRun = { shop: null, files: [], proofs: [] }
  for (const suite of listOf(report, 'suites')) gather(suite, textOf(suite, 'file'), run)
  return run
}

/**
 * The record with a run in it: what the run walked takes the place of what stood there of the same shop and files. Sorted
 * and without times, so that the same proofs are the same text.
 */
export function recordWith(record: readonly Proof[], { shop, files, proofs }: ProvenRun): Proof[] {
  const others = record.filter((proof) => proof.shop !== shop || !files.includes(proof.file))
  const lines = new Set([...others, ...proofs].map((proof) => JSON.stringify(proof)))
  return [...lines].toSorted().map((line): Proof => JSON.parse(line))
}

function gather(suite: unknown, file: string, run: ProvenRun): void {
  if (file !== '' && !run.files.includes(file)) run.files.push(file)
  for (const inner of listOf(suite, 'suites')) gather(inner, file, run)
  for (const spec of listOf(suite, 'specs')) {
    for (const test of listOf(spec, 'tests')) {
      const shop = textOf(test, 'projectName')
      run.shop ??= shop
      if (!['expected', 'flaky'].includes(textOf(test, 'status'))) continue
      for (const annotation of listOf(test, 'annotations'))
        if (textOf(annotation, 'type') === 'accessibility')
          run.proofs.push(
            proofOf(textOf(annotation, 'description'), { shop, file, journey: textOf(spec, 'title') }),
          )
    }
  }
}

function proofOf(note: string, of: Pick<Proof, 'shop' | 'file' | 'journey'>): Proof {
  const parsed: unknown = JSON.parse(note)
  const dialog = textOf(parsed, 'dialog')
  return {
    ...of,
    check: textOf(parsed, 'check'),
    page: textOf(parsed, 'page'),
    language: textOf(parsed, 'language'),
    width: Number(fieldOf(parsed, 'width')),
    dialog: dialog === '' ? null : dialog,
  }
}
