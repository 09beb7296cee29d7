/** A JSON text with places that are filled again and again, much faster than writing the record each time. */
export type LineTemplate = {
  /** What stands between the places; one more than there are places. */
  readonly literals: readonly string[]
  readonly places: readonly string[]
}

const PLACE = /"⟦#(\w+)⟧"|⟦(\w+)⟧/g

/** A place for a whole JSON value: a number, an object, a list. */
export function valueAt(name: string): string {
  return `⟦#${name}⟧`
}

/** A place within a word; what is filled in must need no escaping. */
export function wordAt(name: string): string {
  return `⟦${name}⟧`
}

/** Takes a record with places apart. */
export function lineTemplate(record: object): LineTemplate {
  const text = JSON.stringify(record)
  const literals: string[] = []
  const places: string[] = []
  let end = 0
  for (const found of text.matchAll(PLACE)) {
    literals.push(text.slice(end, found.index))
    places.push(found[1] ?? found[2] ?? '')
    end = found.index + found[0].length
  }
  return { literals: [...literals, text.slice(end)], places }
}

/** The text with every place filled; throws for an empty place. */
export function filledLine({ literals, places }: LineTemplate, values: Map<string, string | number>): string {
  let text = literals[0] ?? ''
  for (let at = 0; at < places.length; at += 1) {
    const value = values.get(places[at] ?? '')
    if (value === undefined) throw new Error(`The place "${places[at]}" of a template was not filled.`)
    text += value + (literals[at + 1] ?? '')
  }
  return text
}
