import { expect, test } from 'vitest'
import rows from '../budgets.json' with { type: 'json' }
import { budgetOf, budgetTable, type FigureNotes, isBudgetName, overBudget } from './budgets.ts'

const ROW = 'product/script-named'
const { most } = budgetOf(ROW)

test.each([
  ['what is below its budget', most - 1, false],
  ['exactly the budget', most, false],
  ['one more than the budget', most + 1, true],
])('%s is judged', (_, measured, isOver) => {
  expect(overBudget({}, ROW, measured) !== null).toBe(isOver)
})

test('a row that is over its budget says by how much, and what to do', () => {
  expect(overBudget({}, ROW, most + 7)).toContain('7 more than packages/budgets/budgets.json allows')
})

test('every count is noted, also one that is over', () => {
  const notes: FigureNotes = {}
  overBudget(notes, ROW, 1)
  overBudget(notes, ROW, most + 1)
  expect(notes.figures).toEqual([
    { name: ROW, measured: 1 },
    { name: ROW, measured: most + 1 },
  ])
})

test('the table shows a row once, with the largest of its counts and what is left', () => {
  const [head, line, ...more] = budgetTable([
    { name: ROW, measured: most - 10 },
    { name: ROW, measured: most - 2 },
  ])
  expect(head).toMatch(/^budget/)
  expect(line).toMatch(new RegExp(`^${ROW} +${most - 2} +${most} +2 `))
  expect(more).toEqual([])
  expect(budgetTable([])).toEqual([])
})

test.each(Object.keys(rows))('%s: a row that may be more than it must be says nothing false', (name) => {
  if (!isBudgetName(name)) throw new Error(`${name} is no row.`)
  const { aim, must, unit } = budgetOf(name)
  expect(unit).not.toBe('')
  if (aim !== null && must !== null) expect(aim).toBeLessThanOrEqual(must)
})
