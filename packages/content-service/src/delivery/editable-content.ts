/**
 * A draft with the mark on every block that the visual editor finds it by; a published content without any, also
 * where the file has some.
 *
 * @see integrations §2.3
 */
export function editableContent(content: unknown, story: { spaceId: number; id: number } | null): unknown {
  if (Array.isArray(content)) return content.map((part) => editableContent(part, story))
  if (content === null || typeof content !== 'object') return content

  const { _editable, ...fields } = content as Record<string, unknown>
  const inner = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, editableContent(value, story)]),
  )
  const isBlock = typeof fields.component === 'string' && typeof fields._uid === 'string'
  if (story === null || !isBlock) return inner
  const mark = {
    name: fields.component,
    space: String(story.spaceId),
    uid: fields._uid,
    id: String(story.id),
  }
  return { ...inner, _editable: `<!--#storyblok#${JSON.stringify(mark)}-->` }
}
