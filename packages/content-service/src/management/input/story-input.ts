import * as v from 'valibot'
import { editableContent } from '../../delivery/editable-content.ts'
import { Refusal } from '../../json-answer.ts'
import type { StoryContent } from '../../space/space-file.ts'

/** As clients write yes and no. */
export const flag = v.pipe(
  v.union([v.boolean(), v.number(), v.string()]),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
)

/** Most of a story that is taken: a page of some thousand blocks. */
const MOST_DEPTH = 40

const slug = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[^\s/?#%\\]+$/, 'a slug is one word without spaces, slashes, ? or #'),
)
const name = v.pipe(v.string(), v.trim(), v.minLength(1, 'say what it is called'), v.maxLength(200))

const content = v.pipe(
  v.looseObject(
    { component: v.pipe(v.string(), v.minLength(1)) },
    'the content is an object with a component',
  ),
  v.check((value) => !isTooDeep(value, MOST_DEPTH), `blocks stand in one another at most ${MOST_DEPTH} deep`),
  v.check(
    (value) => blocksWithoutId(value).length === 0,
    ({ input }) => `every block needs its _uid: ${blocksWithoutId(input).join(', ')} has none`,
  ),
)

const StoryFields = {
  name: v.exactOptional(name),
  slug: v.exactOptional(slug),
  content: v.exactOptional(content),
  parent_id: v.exactOptional(v.nullable(v.number())),
  position: v.exactOptional(v.number()),
  tag_list: v.exactOptional(v.array(v.string())),
  is_folder: v.exactOptional(flag),
  is_startpage: v.exactOptional(v.boolean()),
  path: v.exactOptional(v.nullable(v.string())),
  sort_by_date: v.exactOptional(v.nullable(v.string())),
  group_id: v.exactOptional(v.string()),
  lock_version: v.exactOptional(v.number()),
}

const Wrapped = v.object({
  story: v.object(StoryFields),
  publish: v.optional(flag, false),
  force_update: v.optional(flag, false),
  /** Writes what the story says in a release instead of its draft. */
  release_id: v.pipe(
    v.optional(v.nullable(v.union([v.number(), v.string()])), null),
    v.transform((id) => (id === null || String(id) === '' || String(id) === '0' ? null : Number(id))),
  ),
})

/** What may be said of a story; everything else that a client sends along is left out. */
export type StoryInput = v.InferOutput<typeof Wrapped>

/** Reads `{ story, publish, force_update, release_id }`. Throws a 422 that names the field and what is wrong with it. */
export function storyInput(body: unknown): StoryInput {
  const parsed = v.safeParse(Wrapped, body)
  if (parsed.success) return parsed.output
  const words = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the body'}: ${issue.message}`)
  throw new Refusal(422, words.join('; '))
}

/** What the input says of a story; marks of the visual editor are none of its content. */
export function fieldsOf({
  lock_version: _seen,
  is_folder: _folder,
  content,
  ...fields
}: StoryInput['story']) {
  return { ...fields, ...(content ? { content: editableContent(content, null) as StoryContent } : {}) }
}

function isTooDeep(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return left === 0 || Object.values(value).some((part) => isTooDeep(part, left - 1))
}

/** Where in a content a block has no id of its own: nothing could be found by it. */
function blocksWithoutId(value: unknown, path = 'content'): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((one, index) => blocksWithoutId(one, `${path}[${index}]`))
  const isBlock = 'component' in value && typeof value.component === 'string'
  const hasId = '_uid' in value && typeof value._uid === 'string' && value._uid !== ''
  const inner = Object.entries(value).flatMap(([field, part]) => blocksWithoutId(part, `${path}.${field}`))
  return isBlock && !hasId && path !== 'content' ? [path, ...inner] : inner
}
