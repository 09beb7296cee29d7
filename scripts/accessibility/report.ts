import { CRITERIA, type Criterion } from './criteria.ts'
import { DECISIONS } from './decisions.ts'
import type { Proof } from './proof.ts'
import type { StoryProof } from './story-proof.ts'

/** A check by a person. */
export type HandCheck = { date: string; role: string; what: string; result: string }

type Evidence = { record: readonly Proof[]; stories: StoryProof; byHand: readonly HandCheck[] }

const CHECKS: readonly [check: string, shows: string][] = [
  ['axe', 'axe-core finds no broken rule (WCAG 2.0 to 2.2, A and AA, and best practice)'],
  ['keyboard', 'a whole purchase with keys alone; every stop is in the window and marked'],
  ['names', 'a whole purchase by roles and accessible names alone'],
  ['zoom', 'the same in a window of 320 by 256: 1280 by 1024 at 400 %'],
  ['reflow', 'no page is wider than a window of 320'],
  ['large text', 'no page is wider than a window of 1280 with text at 200 %'],
  ['text zoom', 'with text alone twice as large nothing is cut off, out of the window or on other words'],
  ['text spacing', 'the same with more space between lines, words and letters'],
  ['label in name', 'the name of a control holds the words that are seen on it'],
  [
    'without dragging',
    'nothing can be dragged, and what lies in a row to the side has stops for the keyboard',
  ],
  ['no flashes', 'no movement goes round more than three times in a second'],
  ['single keys', 'no letter, number or sign does anything outside of a field'],
  ['orientation', 'pages turn with a phone and fit its window lying as well'],
  ['same frame', 'header and footer have the same links, with the same words, in the same order'],
  ['focus seen', 'going through with Tab and back, no stop is covered whole'],
  ['press taken back', 'a press that ends beside its button does nothing'],
  ['sign-in', 'fields of the sign-in are named for managers of passwords and take what is pasted'],
  ['mistakes', 'every field with a mistake says in words what to do'],
  ['nothing twice', 'an order asks for no address twice and keeps it when its page is opened again'],
  ['hover', 'what opens below a resting pointer stays while it goes there, and goes with Escape'],
  ['said aloud', 'a change of what a listing shows is said without moving the focus'],
  ['several ways', 'a product is found by the categories and by the search'],
]

/** The conformance report, of nothing but what stands in the record and the checks by hand. */
export function accessibilityReport({ record, stories, byHand }: Evidence): string {
  const proven = new Set(record.map(({ check }) => check))
  return `# Accessibility: what is shown, and what is not

After EN 301 549 V3.2.1, clause 9, and WCAG 2.2, levels A and AA. Written by \`node scripts/accessibility.ts\` from \`record.jsonl\` and \`stories.json\`, which journeys and stories that passed have written, and \`by-hand.json\`; a test fails when it says anything else. No independent body has looked at it, and a machine sees only a part of what a criterion asks: "shown" is never more than the checks beside it. Clauses 5 to 8 and 10 to 13 of the standard are not assessed here.

## Checks

| check | what it shows | shops | languages | widths | journeys |
|---|---|---|---|---|---|
${CHECKS.filter(([check]) => proven.has(check))
  .map((row) => checkRow(row, record))
  .join('\n')}

${storyLine(stories)}

## Criteria

| WCAG 2.2 | name | level | state | by |
|---|---|---|---|---|
${CRITERIA.map((criterion) => criterionRow(criterion, proven)).join('\n')}

## What axe leaves undecided

A journey fails where axe leaves another rule open than these (\`scripts/accessibility/decisions.ts\`).

| rule | what | decided by |
|---|---|---|
${DECISIONS.map(({ rule, what, by }) => cells(rule, what, by)).join('\n')}

Whether a film that somebody uploads is as silent as its editor says is not checked by a machine.

## By hand

${byHand.length === 0 ? 'Nothing yet: no screen reader, no magnifier and no speech control was tried by a person.' : byHand.map(({ date, role, what, result }) => `- ${date}, ${role}: ${what}. ${result}`).join('\n')}

## Views that axe has looked at

| view | journey | shops | languages | widths |
|---|---|---|---|---|
${viewRows(record).join('\n')}
`
}

function checkRow([check, shows]: (typeof CHECKS)[number], record: readonly Proof[]): string {
  const of = record.filter((proof) => proof.check === check)
  const journeys = new Set(of.map(({ journey }) => journey)).size
  return cells(
    check,
    shows,
    listed(of, 'shop'),
    listed(of, 'language'),
    listed(of, 'width'),
    String(journeys),
  )
}

/** Components by themselves are no pages: what they show counts for no criterion. */
function storyLine({ brands, stories }: StoryProof): string {
  return `Beside the pages, axe-core looks at every component by itself, in each of its states: it found no broken rule in ${stories} stories, each in the theme of ${brands.join(' and of ')}.`
}

function criterionRow(
  { number, name, level, by, doesNotApply }: Criterion,
  proven: ReadonlySet<string>,
): string {
  if (doesNotApply !== undefined) return cells(number, name, level, 'does not apply', doesNotApply)
  const shown = by.filter((check) => proven.has(check))
  return cells(
    number,
    name,
    level,
    shown.length > 0 ? 'no failure shown' : '**not tested**',
    shown.join(', '),
  )
}

function viewRows(record: readonly Proof[]): string[] {
  const views = Map.groupBy(
    record.filter(({ check }) => check === 'axe'),
    ({ page, dialog, journey }) => cells(dialog === null ? page : `${page}: “${dialog}”`, journey),
  )
  return [...views]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([view, of]) =>
        `${view.slice(0, -1)}${cells(listed(of, 'shop'), listed(of, 'language'), listed(of, 'width'))}`,
    )
}

function listed(proofs: readonly Proof[], column: 'shop' | 'language' | 'width'): string {
  const values = [...new Set(proofs.map((proof) => proof[column]))]
  return values
    .toSorted((a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : a < b ? -1 : 1))
    .join(', ')
}

function cells(...texts: readonly string[]): string {
  return `| ${texts.join(' | ')} |`
}
