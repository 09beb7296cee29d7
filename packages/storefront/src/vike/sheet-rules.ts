/** A rule as it stands in a style sheet; rules within it where it is a condition. */
type Rule = { head: string; body: string | Rule[] | null }

const CONDITION = /^@(?:media|supports|container|layer|starting-style)\b/
const OWN_CLASS = /\.(_[0-9a-z]+)/g
const OWN_ANIMATION = /^@keyframes\s+(_[0-9a-z]+)$/

/**
 * The rules of a built style sheet that can concern a page: those of its classes, and all that names no component's class.
 * Their order stays, so that whatever wins in the whole sheet wins here.
 *
 * @param classes short names of the classes and animations of the page, as `_1f`
 */
export function rulesOf(css: string, classes: ReadonlySet<string>): string {
  return written(parsed(css), classes)
}

function written(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  return rules.map((rule) => writtenRule(rule, classes)).join('')
}

function writtenRule({ head, body }: Rule, classes: ReadonlySet<string>): string {
  if (body === null) return head
  if (Array.isArray(body)) {
    const inner = written(body, classes)
    return inner === '' ? '' : `${head}{${inner}}`
  }
  const animation = OWN_ANIMATION.exec(head)?.[1]
  const isNeeded = animation === undefined ? canMatch(head, classes) : classes.has(animation)
  return isNeeded ? `${head}{${body}}` : ''
}

function canMatch(head: string, classes: ReadonlySet<string>): boolean {
  if (head.startsWith('@')) return true
  return head
    .split(',')
    .some((selector) => [...selector.matchAll(OWN_CLASS)].every(([, name = '']) => classes.has(name)))
}

function parsed(css: string): Rule[] {
  const rules: Rule[] = []
  let start = 0
  while (start < css.length) {
    const opens = indexOutside(css, '{', start)
    const ends = indexOutside(css, ';', start)
    if (ends < opens) {
      rules.push({ head: css.slice(start, ends + 1), body: null })
      start = ends + 1
      continue
    }
    if (opens === css.length) break
    const closes = closing(css, opens)
    const head = css.slice(start, opens)
    const inner = css.slice(opens + 1, closes)
    rules.push({ head, body: CONDITION.test(head) ? parsed(inner) : inner })
    start = closes + 1
  }
  return rules
}

/** Where the bracket that opens here is closed. */
function closing(css: string, opens: number): number {
  let depth = 0
  for (let at = opens; at < css.length; at += 1) {
    const sign = css[at]
    if (sign === '"' || sign === "'") at = endOfText(css, at)
    else if (sign === '{') depth += 1
    else if (sign === '}') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  throw new Error(`A rule of the style sheet is not closed: ${css.slice(opens, opens + 80)}`)
}

/** The next place of a sign that stands in no text; the end where there is none. */
function indexOutside(css: string, wanted: string, from: number): number {
  for (let at = from; at < css.length; at += 1) {
    const sign = css[at]
    if (sign === wanted) return at
    if (sign === '"' || sign === "'") at = endOfText(css, at)
  }
  return css.length
}

function endOfText(css: string, opens: number): number {
  const quote = css[opens] ?? ''
  let at = opens + 1
  while (at < css.length && css[at] !== quote) at += css[at] === '\\' ? 2 : 1
  return at
}
