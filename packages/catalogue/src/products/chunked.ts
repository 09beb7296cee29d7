/** Rows for one statement: a statement takes 65,535 parameters, and small ones keep memory flat. */
const ROWS = 1000

/** Splits rows into parts that fit into one statement each; nothing for no rows. */
export function* chunked<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += ROWS) yield rows.slice(start, start + ROWS)
}
