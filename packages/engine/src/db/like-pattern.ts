/** What somebody types, for `like` and `ilike`, in which it is never a wildcard. */
export function literally(typed: string): string {
  return typed.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

/** The same as a part of a text. */
export function anywhere(typed: string): string {
  return `%${literally(typed)}%`
}
