import type { SyntaxNode } from '@lezer/common'
import { parser } from '@prometheus-io/lezer-promql'

/** A metric as a process hands it out: each of its series by its labels. */
export type ExposedMetric = {
  type: 'counter' | 'gauge' | 'histogram'
  series: Record<string, string>[]
}

/** What Prometheus adds to every series when it reads a process. */
const OF_PROMETHEUS = ['instance', 'job']
/** What grows alone has a rate; what goes up and down has a difference. */
const OF_COUNTERS = ['rate', 'irate', 'increase']
const OF_GAUGES = ['delta', 'idelta', 'deriv', 'predict_linear']

/** The metrics in the text that Prometheus reads. A histogram is there under the names of its parts. */
export function exposedMetrics(text: string): Map<string, ExposedMetric> {
  const types = new Map(
    [...text.matchAll(/^# TYPE (\w+) (counter|gauge|histogram)$/gm)].map(([, name = '', type]) => [
      name,
      type as ExposedMetric['type'],
    ]),
  )
  const metrics = new Map<string, ExposedMetric>()
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const type = types.get(name) ?? types.get(name.replace(/_(?:bucket|sum|count)$/, ''))
    if (type === undefined) throw new Error(`${name} has no type.`)
    const metric = metrics.get(name) ?? { type, series: [] }
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)]
    metric.series.push(Object.fromEntries(pairs.map(([, label = '', value = '']) => [label, value])))
    metrics.set(name, metric)
  }
  return metrics
}

/**
 * What is wrong with an expression of PromQL where these metrics are read: it cannot be parsed, names a metric or a label
 * that no process has, matches no series, or asks for the rate of what also falls.
 */
export function promqlProblems(expression: string, metrics: ReadonlyMap<string, ExposedMetric>): string[] {
  const words = ({ from, to }: { from: number; to: number }) => expression.slice(from, to)
  const problems: string[] = []
  const tree = parser.parse(expression)
  tree.iterate({
    enter({ type, from, to, node }) {
      if (type.isError) problems.push(`cannot be read at "${expression.slice(from, to + 12)}"`)
      if (type.name === 'VectorSelector') problems.push(...selectorProblems(node, metrics, words))
      if (type.name === 'AggregateExpr') problems.push(...groupingProblems(node, metrics, words))
    },
  })
  if (!/[a-z]/.test(expression)) problems.push('names nothing')
  return problems
}

type Words = (place: { from: number; to: number }) => string

function selectorProblems(
  selector: SyntaxNode,
  metrics: ReadonlyMap<string, ExposedMetric>,
  words: Words,
): string[] {
  const name = nameOf(selector, words)
  const metric = metrics.get(name)
  if (metric === undefined) return [`no process has a metric ${name}`]
  const problems: string[] = []
  const matchers = below(selector, 'UnquotedLabelMatcher').map((matcher) => matcherOf(matcher, words))
  for (const { label } of matchers)
    if (!hasLabel(metric, label)) problems.push(`${name} has no label ${label}`)
  if (problems.length === 0 && !metric.series.some((labels) => matchers.every(({ isMet }) => isMet(labels))))
    problems.push(`no series of ${name} is like ${words(selector)}`)

  const call = callAround(selector, words)
  const grows = metric.type !== 'gauge'
  if (grows && (call === null || !OF_COUNTERS.includes(call)))
    problems.push(`${name} only grows: ask for its rate or increase`)
  if (!grows && call !== null && OF_COUNTERS.includes(call))
    problems.push(`${name} also falls: ${call} would take that for a restart`)
  if (call !== null && ![...OF_COUNTERS, ...OF_GAUGES].includes(call)) problems.push(`what is ${call}?`)
  if (name.endsWith('_bucket') && !isWithin(selector, 'histogram_quantile', words))
    problems.push(`${name} counts below borders: it belongs into histogram_quantile`)
  return problems
}

/** What is grouped by a label that no series has is one group. */
function groupingProblems(
  aggregate: SyntaxNode,
  metrics: ReadonlyMap<string, ExposedMetric>,
  words: Words,
): string[] {
  const [grouping] = aggregate.getChildren('AggregateModifier')
  const labels = grouping === undefined ? [] : below(grouping, 'LabelName').map(words)
  const named = below(aggregate, 'VectorSelector').map((selector) => nameOf(selector, words))
  return named.flatMap((name) => {
    const metric = metrics.get(name)
    const unknown = metric === undefined ? [] : labels.filter((label) => !hasLabel(metric, label))
    const lacksBorder =
      name.endsWith('_bucket') && !labels.includes('le') ? [`${name} is summed without its borders, le`] : []
    return [...unknown.map((label) => `${name} has no label ${label}`), ...lacksBorder]
  })
}

function hasLabel({ series }: ExposedMetric, label: string): boolean {
  return OF_PROMETHEUS.includes(label) || series.some((labels) => Object.hasOwn(labels, label))
}

function matcherOf(matcher: SyntaxNode, words: Words) {
  const [label = '', sign = '', text = '""'] = [
    matcher.getChild('LabelName'),
    matcher.getChild('MatchOp'),
    matcher.getChild('StringLiteral'),
  ].map((part) => (part === null ? '' : words(part)))
  const value = text.slice(1, -1).replaceAll('\\\\', '\\')
  const isMet = (labels: Record<string, string>) => {
    const is = labels[label] ?? ''
    // As Prometheus anchors them.
    const isLike = sign.includes('~') ? new RegExp(`^(?:${value})$`).test(is) : is === value
    return sign.startsWith('!') ? !isLike : isLike
  }
  return { label, isMet }
}

function nameOf(selector: SyntaxNode, words: Words): string {
  const name = selector.getChild('Identifier')
  return name === null ? '' : words(name)
}

/** The function that a series goes into with its past; null for one as it is now. */
function callAround(selector: SyntaxNode, words: Words): string | null {
  const range = selector.parent
  if (range?.type.name !== 'MatrixSelector') return null
  for (let node = range.parent; node !== null; node = node.parent)
    if (node.type.name === 'FunctionCall') {
      const called = node.getChild('FunctionIdentifier')
      return called === null ? null : words(called)
    }
  return null
}

function isWithin(place: SyntaxNode, name: string, words: Words): boolean {
  for (let node = place.parent; node !== null; node = node.parent) {
    const called = node.type.name === 'FunctionCall' ? node.getChild('FunctionIdentifier') : null
    if (called !== null && words(called) === name) return true
  }
  return false
}

function below(place: SyntaxNode, name: string): SyntaxNode[] {
  const found: SyntaxNode[] = []
  const cursor = place.cursor()
  const { to } = place
  do if (cursor.name === name && cursor.to <= to) found.push(cursor.node)
  while (cursor.next() && cursor.from < to)
  return found
}
