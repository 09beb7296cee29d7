import * as v from 'valibot'
import { askDoor } from '../office/door-address.ts'
import type { CommandResult } from './base/command.ts'

const Result = v.object({ lines: v.array(v.string()), exitCode: v.picklist([0, 1, 2]) })

/** Asks the shop that holds a database to run a command; null when none does. */
export async function askOperatorDoor(
  directory: string,
  words: readonly string[],
): Promise<CommandResult | null> {
  const answer = await askDoor(directory, words)
  return answer === null ? null : v.parse(Result, JSON.parse(answer))
}
