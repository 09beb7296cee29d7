/** Names under which something thrown is caught here. */
const THROWN = /(?:^|[,:?(]\s*)(?:error|problem|failure|thrown|cause)\s*,?\s*$/
const PRINTED = /console\.(?:error|warn|log|info)\(((?:[^()]|\([^()]*\))*)\)/g

/** What leads to a person, in a line of the log. */
const PERSONAL =
  /\$\{[^}]*\b(?:e?mail|to|recipient|firstName|lastName|fullName|phone|street|birthDate|addressLine|iban|password|token)\b(?![\w(])[^}]*\}/i

/** Where a line of the log names somebody, by what stands between its words. */
export function namedPersons(sources: readonly { path: string; text: string }[]): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(PRINTED)].flatMap(([printed]) =>
      PERSONAL.test(printed) ? [`${path} ${printed.replaceAll(/\s+/g, ' ')}`] : [],
    ),
  )
}

/** Where something is written to the process's own streams, past the console that makes lines of it. */
export function rawLines(sources: readonly { path: string; text: string }[]): string[] {
  return sources.flatMap(({ path, text }) => (/process\.(?:stdout|stderr)\.write\(/.test(text) ? [path] : []))
}

/** Where something thrown is printed as it is, with all that hangs on it. @see packages/engine/src/trace/logged-error.ts */
export function rawErrors(sources: readonly { path: string; text: string }[]): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(PRINTED)].flatMap(([printed, words = '']) =>
      THROWN.test(words.trim()) ? [`${path} ${printed.replaceAll(/\s+/g, ' ')}`] : [],
    ),
  )
}
