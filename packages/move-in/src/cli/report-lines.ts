import type { RecognisedFile } from '../reading/recognised-files.ts'
import type { Refusal } from '../records/finding.ts'
import { COUNTED, type MoveInReport } from '../writing/run/move-in-report.ts'

/** Refused lines that are said one by one; a table has all of them. */
const MOST_SHOWN = 50
const NUMBERS = ['created', 'changed', 'unchanged', 'refused'] as const
const WIDTH = 12

/** What the files are, one line each. */
export function fileLines(files: readonly RecognisedFile[]): string[] {
  return files.map(({ file, reader }) => `${file.name}: ${reader.name}`)
}

/** What a move does, or would do, as a person reads it. */
export function reportLines(report: MoveInReport): string[] {
  return [
    ...countLines(report),
    ...section('Not taken', refusalLines(report)),
    ...section('Kept, changed here since', keptLines(report)),
    ...section('No longer in the files', goneLines(report)),
    ...section(
      'Not offered for what the law asks (docs/law.md); fill "makers" of the mapping in, or bring the facts later',
      [...report.notOffered].map(([what, count]) => `  ${count} in ${what}`),
    ),
    ...section(
      'Taken otherwise than it was',
      [...report.notes].map(
        ([note, { count, first }]) => `  ${count} × ${note} (first: ${placed(first.file, first.line)})`,
      ),
    ),
  ]
}

/** What was done, where a report has said everything else before. */
export function countLines({ counts }: MoveInReport): string[] {
  if (counts.size === 0) return ['There is nothing to move in.']
  const head = ['', ...NUMBERS.map((name) => (name === 'created' ? 'new' : name))]
  const rows = COUNTED.flatMap((what) => {
    const row = counts.get(what)
    return row === undefined ? [] : [[what, ...NUMBERS.map((name) => String(row[name]))]]
  })
  return [head, ...rows].map(([first = '', ...rest]) =>
    [first.padEnd(WIDTH), ...rest.map((cell) => cell.padStart(WIDTH))].join('').trimEnd(),
  )
}

function refusalLines({ refusals, refused }: MoveInReport): string[] {
  return shortened(refusals.map(refusalLine), refused)
}

/** Fields that stay as they are here, with what the old shop says. */
function keptLines({ kept, keptCount }: MoveInReport): string[] {
  return shortened(
    kept.map(({ file, line, what, field, said }) =>
      [`  ${placed(file, line)}, "${what}": ${field}`, said === '' ? '' : `; the old shop says ${said}`].join(
        '',
      ),
    ),
    keptCount,
  )
}

function goneLines({ gone, goneCount }: MoveInReport): string[] {
  return shortened(
    gone.map(
      ({ referenceKey, name, isWithdrawn }) =>
        `  ${referenceKey}, "${name}": ${isWithdrawn ? 'taken off sale' : 'stays on sale; --gone withdraw takes it off'}`,
    ),
    goneCount,
  )
}

function shortened(lines: readonly string[], all: number): string[] {
  const shown = lines.slice(0, MOST_SHOWN)
  const more = all - shown.length
  return more > 0 ? [...shown, `  and ${more} more: --report <file> writes them all`] : shown
}

export function refusalLine({ file, line, column, what, why, remedy }: Refusal): string {
  const where = [
    placed(file, line),
    column === '' ? '' : `, ${column}`,
    what === '' ? '' : ` "${what}"`,
  ].join('')
  return `  ${where}: ${why}; ${remedy}`
}

function placed(file: string, line: number): string {
  return file === '' ? 'the old shop' : `${file}:${line}`
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines]
}

/** Every line that is not taken, stays as it is here, or is gone, as a table. */
export function refusalTable({ refusals, kept, gone }: MoveInReport): string {
  const rows = refusals.map(({ file, line, column, what, why, remedy }) => [
    file,
    String(line),
    column,
    what,
    why,
    remedy,
  ])
  const stay = kept.map(({ file, line, what, field, said }) => [
    file,
    String(line),
    field,
    said,
    `kept, changed here since: "${what}"`,
    'change it in the office where the old shop is right',
  ])
  const lost = gone.map(({ referenceKey, name, isWithdrawn }) => [
    '',
    '',
    'product',
    referenceKey,
    `"${name}" is no longer in the files`,
    isWithdrawn ? 'it is taken off sale' : 'it stays on sale; --gone withdraw takes it off',
  ])
  return `${[['file', 'line', 'column', 'what', 'why', 'remedy'], ...rows, ...stay, ...lost]
    .map((cells) => cells.map(quoted).join(','))
    .join('\n')}\n`
}

/** A spreadsheet takes a cell that begins with a sign for a formula. */
function quoted(cell: string): string {
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A mapping to be filled in: what each category would become, and every brand without a maker. */
export function mappingTemplate({ categories, brands }: MoveInReport): string {
  const sorted = <Value>(entries: Iterable<[string, Value]>) =>
    Object.fromEntries([...entries].toSorted(([a], [b]) => a.localeCompare(b)))
  return `${JSON.stringify(
    {
      categories: sorted([...categories].map(([name, path]) => [name, path === '' ? null : path])),
      makers: sorted([...brands].map((brand): [string, null] => [brand, null])),
      reduced: [],
    },
    null,
    2,
  )}\n`
}
