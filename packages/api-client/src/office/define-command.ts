import type { Right } from '@shop/domain/staff/rights'
import type * as v from 'valibot'

/** What the office can ask for or do: the only place that knows its input, its answer and the right it needs. */
export type Command<
  Input extends v.GenericSchema = v.GenericSchema,
  Answer extends v.GenericSchema = v.GenericSchema,
> = {
  readonly name: string
  readonly input: Input
  readonly answer: Answer
  readonly right: Right
  /** What it changes, in plain words; null for one that only reads. */
  readonly changes: string | null
  /** A reading command that shows data of a customer: each use is in the log. */
  readonly showsCustomer: boolean
  /** Whoever runs it says which version of the thing was on the screen; another one is a conflict. */
  readonly isVersioned: boolean
  /**
   * The release before did not ask for the version: what its office sends, neither a version nor how the thing `was`, is
   * taken as it was then. For one release only.
   */
  readonly isNewlyVersioned: boolean
  /** The command that takes it back; null where nothing does. */
  readonly undoneBy: string | null
}

type Definition<Input extends v.GenericSchema, Answer extends v.GenericSchema> = Pick<
  Command<Input, Answer>,
  'name' | 'input' | 'answer' | 'right' | 'changes'
> &
  Partial<Command<Input, Answer>>

/**
 * Defines a command. The office in the browser and the command line run the same ones, through one door.
 *
 * @see docs/adr/0049-the-office-and-its-door.md
 */
export function defineCommand<Input extends v.GenericSchema, Answer extends v.GenericSchema>(
  definition: Definition<Input, Answer>,
): Command<Input, Answer> {
  return { showsCustomer: false, isVersioned: false, isNewlyVersioned: false, undoneBy: null, ...definition }
}

export type CommandInput<C extends Command> = v.InferInput<C['input']>
export type ParsedCommandInput<C extends Command> = v.InferOutput<C['input']>
export type CommandAnswer<C extends Command> = v.InferOutput<C['answer']>
