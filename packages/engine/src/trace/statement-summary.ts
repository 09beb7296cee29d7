const VERB = /^[\s(]*(\w+)/
const TABLE = /\b(?:from|into|update|join)\s+"?([a-z_]\w*)"?/i

/** What a statement does to which table first, without a value of it: `select products`. */
export function statementSummary(text: string): string {
  const [, verb = 'statement'] = VERB.exec(text) ?? []
  const [, table] = TABLE.exec(text) ?? []
  return table === undefined ? verb.toLowerCase() : `${verb.toLowerCase()} ${table}`
}
