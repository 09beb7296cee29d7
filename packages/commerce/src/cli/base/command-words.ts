import { parseArgs } from 'node:util'

/** The words behind a command: what is asked for by position, and the options with their values. */
export type CommandWords = { positionals: string[]; options: Record<string, string | undefined> }

/**
 * Reads the words behind a command; a flag is an option without a value, and has the value `yes` here. Null for an option
 * that the command has not, or one without its value.
 */
export function commandWords(
  words: readonly string[],
  names: readonly string[],
  flags: readonly string[] = [],
): CommandWords | null {
  const options = {
    ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' as const }])),
  }
  try {
    const { positionals, values } = parseArgs({ args: [...words], options, allowPositionals: true })
    const given = Object.entries(values).flatMap(([name, value]): [string, string][] => {
      if (typeof value === 'string') return [[name, value]]
      return value === true ? [[name, 'yes']] : []
    })
    return { positionals, options: Object.fromEntries(given) }
  } catch {
    return null
  }
}
