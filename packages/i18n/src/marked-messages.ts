type Node = { type: string; start: number; end: number; [part: string]: unknown }

/** Where a message says its default words. */
type Message = { id: string; start: number; end: number }

/** Components and functions that show a message. */
const SHOWS = /^(?:t|_|jsxs?|_jsxs?)$/

/**
 * Code with a mark in place of the default words of each message: `{ id: 'basket.title', message: 'Warenkorb' }` becomes
 * `{ id: 'basket.title', message: <mark> }`, which is replaced by the words of a locale when the code is finished.
 *
 * Takes the syntax tree of the code; only literal ids with a dot and literal messages are touched.
 *
 * @throws when a message is shown whose words are not beside its id: in the browser they would be missing
 */
export function withMarkedMessages(code: string, tree: unknown, markOf: (id: string) => string): string {
  const messages: Message[] = []
  visit(tree, (node) => {
    const message = defaultMessage(node)
    if (message) messages.push(message)
    const shown = shownMessage(node)
    if (shown && !defaultMessage(shown) && !isSpread(shown))
      throw new Error(
        `"${code.slice(node.start, node.end)}" shows a message without its id and its words, both written out.`,
      )
  })
  return messages
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { id, start, end }) => rest.slice(0, start) + markOf(id) + rest.slice(end), code)
}

/** What is handed to `i18n.t(…)` or `jsx(Trans, …)`; null for every other call. */
function shownMessage({ type, callee, arguments: passed }: Node): Node | null {
  if (type !== 'CallExpression' || !isNode(callee) || !Array.isArray(passed)) return null
  const [first, second] = passed
  if (callee.type === 'Identifier' && SHOWS.test(String(callee.name)))
    return isNode(first) && first.name === 'Trans' && isNode(second) ? second : null
  const { object, property } = callee
  const isCatalogue = isNode(object) && object.name === 'i18n'
  const isShown = isNode(property) && SHOWS.test(String(property.name))
  return isCatalogue && isShown && isNode(first) ? first : null
}

function defaultMessage(node: Node): Message | null {
  if (node.type !== 'ObjectExpression' || !Array.isArray(node.properties)) return null
  const properties = node.properties.filter(isNode)
  const id = properties.find((property) => keyOf(property) === 'id')?.value
  const words = properties.find((property) => keyOf(property) === 'message')?.value
  if (!isNode(id) || !isNode(words) || !isLiteral(words)) return null

  const name = id.value
  return typeof name === 'string' && name.includes('.')
    ? { id: name, start: words.start, end: words.end }
    : null
}

/** `{ ...words }` was written out where `words` was made. */
function isSpread({ properties }: Node): boolean {
  return Array.isArray(properties) && properties.some((part) => isNode(part) && part.type === 'SpreadElement')
}

function isLiteral({ type, expressions }: Node): boolean {
  if (type === 'TemplateLiteral') return Array.isArray(expressions) && expressions.length === 0
  return type === 'Literal'
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
