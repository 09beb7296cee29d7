import { format } from 'node:util'
import { vi } from 'vitest'

/** What a program has said and what its process would end with. */
export type RanHere = { code: number; output: string; errors: string }

/**
 * Runs a program inside this process: its output is captured, and `environment` replaces the variables of the same
 * names meanwhile. A process of its own takes a second for its start alone; one program at a time.
 */
export async function ranHere(
  program: () => Promise<number>,
  environment: Readonly<Record<string, string>> = {},
): Promise<RanHere> {
  const said = { output: '', errors: '' }
  const into =
    (where: keyof typeof said) =>
    (...words: unknown[]) => {
      said[where] += `${format(...words)}\n`
    }
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(into('output')),
    vi.spyOn(console, 'error').mockImplementation(into('errors')),
  ]
  const before = Object.fromEntries(Object.keys(environment).map((name) => [name, process.env[name]]))
  Object.assign(process.env, environment)
  try {
    return { code: await program(), ...said }
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
    for (const spy of spies) spy.mockRestore()
  }
}
