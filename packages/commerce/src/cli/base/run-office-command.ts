import type { Command, CommandAnswer } from '@shop/api-client/office/define-command'
import type { Database } from '@shop/engine/db/database'
import { OrderRefusal } from '@shop/sales/orders/order-refusal'
import * as v from 'valibot'
import { runForOperator } from '../../office/open-office.ts'
import type { CommandResult } from './command.ts'
import type { Desk } from './desk.ts'

export type Behind = { database: Database; desk: Desk; by: string; now: Date }

/** Runs a command of the office for the command line: its answer, or what to print where there is none. */
export async function ran<C extends Command>(
  { database, desk, by, now }: Behind,
  command: C,
  input: unknown,
): Promise<{ type: 'yes'; answer: CommandAnswer<C> } | { type: 'no'; result: CommandResult }> {
  const outcome = await runForOperator({ database, desk }, { by, command: command.name, input, now })
  if (outcome.type === 'done') return { type: 'yes', answer: v.parse(command.answer, outcome.answer) }
  if (outcome.type === 'refused') return { type: 'no', result: { lines: [outcome.reason], exitCode: 1 } }
  if (outcome.type !== 'invalid') throw new Error(`${command.name} ended with ${outcome.type}.`)
  const lines = outcome.problems.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`))
  return { type: 'no', result: { lines, exitCode: 2 } }
}

/** The same for an action on an order. @throws OrderRefusal for what the order does not allow, or no command does */
export async function answerOf<C extends Command>(
  behind: Behind,
  command: C,
  input: unknown,
): Promise<CommandAnswer<C>> {
  const outcome = await ran(behind, command, input)
  if (outcome.type === 'no') throw new OrderRefusal(outcome.result.lines.join(' '))
  return outcome.answer
}
