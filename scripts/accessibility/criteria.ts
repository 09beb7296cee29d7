/** What can show that a criterion is met, as far as a machine can: see the checks of `e2e/fixtures/accessibility-note.ts`. */
export type Criterion = {
  /** Of WCAG 2.2; the clause of EN 301 549 is `9.` and this number, where the standard has it already. */
  number: string
  name: string
  level: 'A' | 'AA'
  /** Checks that show something about it; none of them shows all of it. */
  by: readonly string[]
  /** Why it asks nothing of this shop. */
  doesNotApply?: string
}

const SILENT = 'Films are silent; there is no other sound and nothing live.'

/** Every criterion of WCAG 2.2 on levels A and AA. What axe looks at is what its rules with a WCAG tag are about. */
export const CRITERIA: readonly Criterion[] = [
  ...rows('A', [
    ['1.1.1', 'Non-text Content', 'axe', 'names'],
    ['1.3.1', 'Info and Relationships', 'axe', 'names'],
    ['1.3.2', 'Meaningful Sequence', 'keyboard'],
    ['1.3.3', 'Sensory Characteristics'],
    ['1.4.1', 'Use of Color', 'axe'],
    ['2.1.1', 'Keyboard', 'axe', 'keyboard'],
    ['2.1.2', 'No Keyboard Trap', 'keyboard'],
    ['2.1.4', 'Character Key Shortcuts', 'single keys'],
    ['2.2.1', 'Timing Adjustable', 'axe'],
    ['2.2.2', 'Pause, Stop, Hide', 'axe'],
    ['2.3.1', 'Three Flashes or Below Threshold', 'no flashes'],
    ['2.4.1', 'Bypass Blocks', 'axe'],
    ['2.4.2', 'Page Titled', 'axe'],
    ['2.4.3', 'Focus Order', 'keyboard'],
    ['2.4.4', 'Link Purpose (In Context)', 'axe'],
    ['2.5.1', 'Pointer Gestures', 'without dragging'],
    ['2.5.2', 'Pointer Cancellation', 'press taken back'],
    ['2.5.3', 'Label in Name', 'label in name'],
    ['3.1.1', 'Language of Page', 'axe'],
    ['3.2.1', 'On Focus', 'keyboard'],
    ['3.2.2', 'On Input', 'keyboard', 'names'],
    ['3.2.6', 'Consistent Help', 'same frame'],
    ['3.3.1', 'Error Identification', 'mistakes'],
    ['3.3.2', 'Labels or Instructions', 'axe', 'names'],
    ['3.3.7', 'Redundant Entry', 'nothing twice'],
    ['4.1.2', 'Name, Role, Value', 'axe', 'names'],
  ]),
  ...rows('AA', [
    ['1.3.4', 'Orientation', 'orientation'],
    ['1.3.5', 'Identify Input Purpose', 'axe'],
    ['1.4.3', 'Contrast (Minimum)', 'axe'],
    ['1.4.4', 'Resize Text', 'axe', 'large text', 'text zoom'],
    ['1.4.5', 'Images of Text'],
    ['1.4.10', 'Reflow', 'reflow', 'zoom'],
    ['1.4.11', 'Non-text Contrast'],
    ['1.4.12', 'Text Spacing', 'axe', 'text spacing'],
    ['1.4.13', 'Content on Hover or Focus', 'hover'],
    ['2.4.5', 'Multiple Ways', 'several ways'],
    ['2.4.6', 'Headings and Labels'],
    ['2.4.7', 'Focus Visible', 'keyboard'],
    ['2.4.11', 'Focus Not Obscured (Minimum)', 'focus seen'],
    ['2.5.7', 'Dragging Movements', 'without dragging'],
    ['2.5.8', 'Target Size (Minimum)', 'axe'],
    ['3.1.2', 'Language of Parts', 'axe'],
    ['3.2.3', 'Consistent Navigation', 'same frame'],
    ['3.2.4', 'Consistent Identification', 'same frame'],
    ['3.3.3', 'Error Suggestion', 'mistakes'],
    ['3.3.4', 'Error Prevention (Legal, Financial, Data)', 'keyboard', 'names'],
    ['3.3.8', 'Accessible Authentication (Minimum)', 'sign-in'],
    ['4.1.3', 'Status Messages', 'said aloud'],
  ]),
  ...silent('A', [
    ['1.2.2', 'Captions (Prerecorded)'],
    ['1.4.2', 'Audio Control'],
    ['2.5.4', 'Motion Actuation'],
  ]),
  ...silent('AA', [['1.2.4', 'Captions (Live)']]),
  ...rows('A', [
    ['1.2.1', 'Audio-only and Video-only (Prerecorded)'],
    ['1.2.3', 'Audio Description or Media Alternative (Prerecorded)'],
  ]),
  ...rows('AA', [['1.2.5', 'Audio Description (Prerecorded)']]),
].toSorted((a, b) => order(a.number) - order(b.number))

type Row = readonly [number: string, name: string, ...by: string[]]

function rows(level: Criterion['level'], all: readonly Row[]): Criterion[] {
  return all.map(([number, name, ...by]) => ({ number, name, level, by }))
}

function silent(level: Criterion['level'], all: readonly Row[]): Criterion[] {
  return rows(level, all).map((row) => ({
    ...row,
    doesNotApply: row.number === '2.5.4' ? 'Nothing is worked by moving the device.' : SILENT,
  }))
}

function order(number: string): number {
  const [principle = 0, guideline = 0, criterion = 0] = number.split('.').map(Number)
  return principle * 10_000 + guideline * 100 + criterion
}
