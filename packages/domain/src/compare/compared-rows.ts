/** What a product says of itself, under a key that it shares with others. */
export type ComparedFeature = { key: string; label: string; value: string }

/** A line of the comparison: what each article says to it, in their order, null where it says nothing. */
export type ComparedRow = {
  key: string
  label: string
  values: (string | null)[]
  /** Whether two of them say something different; what is missing is no difference. */
  differs: boolean
}

/** What decides most often, most important first: whether it fits, and what it is made of. */
const FIRST: readonly string[] = ['masse', 'vppdimension', 'gewicht', 'material']

/**
 * Features of articles, line by line: measures and material, then the others in the order in which they come up. What nobody
 * has a value for has no line, and features of one name are one line: a reader cannot tell two sizes apart by their keys.
 *
 * @param features of each article, in the order of the columns
 */
export function comparedRows(features: readonly (readonly ComparedFeature[])[]): ComparedRow[] {
  const labels = new Map<string, string>()
  for (const { key, label, value } of features.flat())
    if (isSaid(value) && !labels.has(key)) labels.set(key, label)

  const first = FIRST.filter((key) => labels.has(key))
  const keys = [...first, ...[...labels.keys()].filter((key) => !first.includes(key))]
  const together = Map.groupBy(keys, (key) => labels.get(key) ?? '')
  return [...together].map(([label, [key = '', ...others]]) => {
    const values = features.map((its) => {
      const said = its
        .filter((one) => (one.key === key || others.includes(one.key)) && isSaid(one.value))
        .map(({ value }) => value.trim())
      return said.length === 0 ? null : [...new Set(said)].join(', ')
    })
    return { key, label, values, differs: new Set(values.filter((value) => value !== null)).size > 1 }
  })
}

function isSaid(value: string): boolean {
  return value.trim() !== ''
}
