/** Story uuids named by the asked-for `component.field` relations, in the order found. */
export function relationUuids(content: unknown, relations: ReadonlySet<string>): string[] {
  const found: string[] = []
  visit(content, (block) => {
    for (const [field, value] of Object.entries(block)) {
      if (!relations.has(`${String(block.component)}.${field}`)) continue
      for (const uuid of Array.isArray(value) ? value : [value])
        if (typeof uuid === 'string') found.push(uuid)
    }
  })
  return [...new Set(found)]
}

/** Story uuids that multilinks and rich-text links of a content point to. */
export function linkedUuids(content: unknown): string[] {
  const found: string[] = []
  visit(content, (part) => {
    if (part.linktype !== 'story') return
    const uuid = part.fieldtype === 'multilink' ? part.id : part.uuid
    if (typeof uuid === 'string' && uuid !== '') found.push(uuid)
  })
  return [...new Set(found)]
}

function visit(part: unknown, look: (block: Record<string, unknown>) => void): void {
  if (Array.isArray(part)) {
    for (const inner of part) visit(inner, look)
    return
  }
  if (part === null || typeof part !== 'object') return
  const block: Record<string, unknown> = { ...part }
  look(block)
  for (const inner of Object.values(block)) visit(inner, look)
}
