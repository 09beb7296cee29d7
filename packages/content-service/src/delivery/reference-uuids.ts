/** Story uuids named by the asked-for `component.field` relations, in the order found. */
export function relationUuids(content: unknown, relations: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  visit(content, (block) => {
    if (typeof block.component !== 'string') return
    for (const [field, value] of Object.entries(block)) {
      if (!relations.has(`${block.component}.${field}`)) continue
      for (const uuid of Array.isArray(value) ? value : [value])
        if (typeof uuid === 'string' && uuid !== '') found.add(uuid)
    }
  })
  return [...found]
}

/** Story uuids that multilinks and links of rich texts point to, in the order found. */
export function linkedUuids(content: unknown): string[] {
  const found = new Set<string>()
  visit(content, (part) => {
    if (part.linktype !== 'story') return
    const uuid = part.fieldtype === 'multilink' ? part.id : part.uuid
    if (typeof uuid === 'string' && uuid !== '') found.add(uuid)
  })
  return [...found]
}

function visit(part: unknown, look: (block: Record<string, unknown>) => void): void {
  if (Array.isArray(part)) {
    for (const inner of part) visit(inner, look)
    return
  }
  if (part === null || typeof part !== 'object') return
  const block = part as Record<string, unknown>
  look(block)
  for (const inner of Object.values(block)) visit(inner, look)
}
