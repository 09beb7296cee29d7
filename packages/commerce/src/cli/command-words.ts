import { parseArgs } from 'node:util'

/** The words behind a command: what is asked for by position, and the options with their values. */
export type CommandWords = { positionals: string[]; options: Record<string, string | undefined> }

/** Reads the words behind a command. Null for an option that the command has not, or one without its value. */
export function commandWords(words: readonly string[], names: readonly string[]): CommandWords | null {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  try {
    const { positionals, values } = parseArgs({ args: [...words], options, allowPositionals: true })
    return { positionals, options: values }
  } catch {
    return null
  }
}
