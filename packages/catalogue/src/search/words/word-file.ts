import * as v from 'valibot'

export type WordLine = {
  words: string
  /** @throws with file, line and reason when the line does not fit. */
  parse: <Schema extends v.GenericSchema>(schema: Schema) => v.InferOutput<Schema>
}

/** The lines of a word file without empty ones; `#` begins a comment. */
export function readLines(text: string, file: string): WordLine[] {
  return text.split('\n').flatMap((line, index) => {
    const words = line.replace(/#.*$/, '').trim()
    if (words === '') return []
    return [
      {
        words,
        parse: (schema) => {
          const result = v.safeParse(schema, words)
          if (result.success) return result.output
          throw new Error(`${file}, line ${index + 1} "${words}": ${result.issues[0].message}`)
        },
      },
    ]
  })
}
