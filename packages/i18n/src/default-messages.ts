type Node = { type: string; start: number; end: number; [part: string]: unknown }

/**
 * Code without the default words of its messages: `{ id: 'basket.title', message: 'Warenkorb' }` keeps its id.
 *
 * The browser has a complete catalogue anyway, so the German words would be there twice, and in every language.
 * Takes the syntax tree of the code; only literal ids with a dot and literal messages are touched.
 */
export function withoutDefaultMessages(code: string, tree: unknown): string {
  const cuts: { start: number; end: number }[] = []
  visit(tree, (node) => {
    const message = defaultMessage(node)
    if (message) cuts.push(message)
  })
  return cuts
    .sort((one, other) => other.start - one.start)
    .reduce((rest, cut) => rest.slice(0, cut.start) + rest.slice(cut.end), code)
}

/** From the property before the message to its end, so that the comma goes too; null where there is none. */
function defaultMessage(node: Node): { start: number; end: number } | null {
  if (node.type !== 'ObjectExpression' || !Array.isArray(node.properties)) return null
  const properties = node.properties.filter(isNode)
  const id = properties.find((property) => keyOf(property) === 'id')
  const place = properties.findIndex((property) => keyOf(property) === 'message')
  const message = properties[place]
  const before = properties[place - 1]
  if (!id || !message || !before || !isLiteral(message)) return null

  const value = isNode(id.value) ? id.value.value : null
  return typeof value === 'string' && value.includes('.') ? { start: before.end, end: message.end } : null
}

function isLiteral(property: Node): boolean {
  const { value } = property
  if (!isNode(value)) return false
  if (value.type === 'TemplateLiteral')
    return Array.isArray(value.expressions) && value.expressions.length === 0
  return value.type === 'Literal'
}

function keyOf(property: Node): unknown {
  return property.type === 'Property' && isNode(property.key) ? property.key.name : null
}

function visit(part: unknown, look: (node: Node) => void): void {
  if (Array.isArray(part)) {
    for (const inner of part) visit(inner, look)
    return
  }
  if (!isNode(part)) return
  look(part)
  for (const inner of Object.values(part)) if (typeof inner === 'object') visit(inner, look)
}

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string'
}
