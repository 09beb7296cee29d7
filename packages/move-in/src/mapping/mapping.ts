import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const Contact = v.strictObject({ name: text, address: text, email: v.pipe(text, v.email()) })
const Maker = v.strictObject({
  ...Contact.entries,
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'the country is two capital letters: DE, CH, GB')),
  responsiblePerson: v.optional(v.nullable(Contact)),
})

const CategoryPath = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, 'a category is written as the path of its page: wohnen/sofas'),
)

/**
 * What nobody but the shop's owner can say: which category an old one becomes, by the path of its page, null for none;
 * who makes what, by the brand of the old shop, as the law has it shown; and what is taxed at the reduced rate, by old category,
 * where the old shop does not say it of each product.
 */
export const Mapping = v.strictObject({
  categories: v.optional(v.record(v.string(), v.nullable(CategoryPath)), {}),
  makers: v.optional(v.record(v.string(), v.nullable(Maker)), {}),
  reduced: v.optional(v.array(text), []),
})
export type Mapping = v.InferOutput<typeof Mapping>

export const NO_MAPPING: Mapping = { categories: {}, makers: {}, reduced: [] }

/** How an old category is called in a mapping, and where its name is split again. */
export const LEVELS = ' > '

/** The key of products that were in no category. */
export const NO_CATEGORY = ''

/**
 * A mapping as a person wrote it.
 *
 * @throws Error with one sentence that names what is wrong
 */
export function readMapping(text: string, name: string): Mapping {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Error(`${name} is no JSON: ${error instanceof Error ? error.message : 'unreadable'}.`)
  }
  const parsed = v.safeParse(Mapping, value)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Error(`${name}: ${v.getDotPath(issue) ?? 'the document'}: ${issue.message}.`)
}
