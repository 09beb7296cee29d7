/** What an editor fills in, and how much of it fits. */
export type FieldGuide = {
  label: string
  kind:
    | 'text'
    | 'textarea'
    | 'richtext'
    | 'asset'
    | 'assets'
    | 'link'
    | 'option'
    | 'number'
    | 'switch'
    | 'blocks'
    | 'rows'
    | 'table'
  /** `höchstens 60 Zeichen`, `2 bis 4`, or the words to choose from. */
  limit?: string
  isRequired?: boolean
}

/**
 * What the editors' guide and Storybook say about a block. It stands beside the block in `<name>.guide.ts` and is imported
 * by documentation only, so that shoppers never load it.
 */
export type BlockGuide<Entries extends object = Record<string, unknown>> = {
  /** What the content service calls it. */
  name: string
  title: string
  /** One sentence: what it is for. */
  use: string
  fields: Record<keyof Entries & string, FieldGuide>
  /** Advice in short sentences. */
  dos?: readonly string[]
  donts?: readonly string[]
}
