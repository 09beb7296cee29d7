import postcss, { type ChildNode, type Container, type Declaration } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import type { Need, Piece, SheetPieces } from './cut-sheet.ts'

type SelectorList = Pick<selectorParser.Root, 'nodes'>

/** At-rules whose rules count one by one, for a page as for the whole sheet. */
const CONDITIONS = new Set(['media', 'supports', 'container', 'layer', 'starting-style'])
const OWN_NAME = /^_[0-9a-z]+$/
const ROOT = /^:root\b/
const DEFAULTS = ':root'
/** How a shop's theme names itself; of the shops only one is in a build. */
const THEME = /^:root:is\(\[data-brand=[^\]]+\](?:,:not\(\[data-brand\]\))?\)$/
const ALWAYS: Need[] = [[]]

/**
 * Takes a built style sheet apart into what `cutSheet` puts together again for a document: rules in their order, each with
 * the units of style that it belongs to, and tokens one by one.
 *
 * @param unitOf number of the unit that a short class or animation belongs to
 * @param namedElsewhere tokens that scripts use, which no rule may show
 */
export function sheetPieces(
  css: string,
  unitOf: (name: string) => number,
  namedElsewhere: readonly string[] = [],
): SheetPieces {
  const pieces: Piece[] = []
  const root = postcss.parse(css)
  const overridden = themeTokens(root)
  take(root, '')
  return { pieces, tokens: [...new Set(namedElsewhere)].sort() }

  function take(rules: Container, within: string): void {
    rules.each((node) => {
      if (node.type === 'rule') takeRule(node.selector, node.nodes, within)
      else if (node.type === 'atrule' && CONDITIONS.has(node.name) && node.nodes)
        take(node, `${within}@${node.name} ${node.params}{`)
      else if (node.type === 'atrule') {
        const needs: Need[] =
          node.name === 'keyframes' && OWN_NAME.test(node.params) ? [[unitOf(node.params)]] : ALWAYS
        pieces.push({ within, text: node.nodes ? node.toString() : `${node.toString()};`, needs })
      }
    })
  }

  function takeRule(selector: string, nodes: readonly ChildNode[], within: string): void {
    const needs = needsOf(selectorParser().astSync(selector), unitOf)
    if (!ROOT.test(selector) || !nodes.every(isToken)) {
      pieces.push({ within, selector, text: textOf(nodes), needs })
      return
    }
    for (const declaration of nodes.filter(isToken)) {
      const isDefault = within === '' && selector === DEFAULTS
      if (isDefault && overridden.has(declaration.prop)) continue
      pieces.push({ within, selector, text: textOf([declaration]), needs, token: declaration.prop })
    }
  }
}

/** Whether a rule with this selector is about any document of the shop, whatever its state. */
export function isWholeDocument(selector: string): boolean {
  return selector === DEFAULTS || THEME.test(selector)
}

/** Tokens that the shop's theme sets: what stands for them in the defaults is never seen. */
function themeTokens(root: postcss.Root): Set<string> {
  const names = new Set<string>()
  root.each((node) => {
    if (node.type !== 'rule' || !THEME.test(node.selector)) return
    for (const declaration of node.nodes.filter(isToken)) names.add(declaration.prop)
  })
  return names
}

function isToken(node: ChildNode): node is Declaration {
  return node.type === 'decl' && node.prop.startsWith('--')
}

function textOf(nodes: readonly ChildNode[]): string {
  return nodes
    .filter(({ type }) => type !== 'comment')
    .map((node) => (node.type === 'decl' ? tight(node.toString()) : node.toString()))
    .join(';')
}

/** Without the spaces that the build leaves in values with tokens: around commas, and in sums around `*` and `/`. */
function tight(text: string): string {
  return text.replaceAll(/"[^"]*"|, | ([*/]) /g, (found, sign: string | undefined) =>
    found.startsWith('"') ? found : (sign ?? ','),
  )
}

/** Each way in which a selector can match: all units of one of them have to be there. */
function needsOf(selectors: SelectorList, unitOf: (name: string) => number): Need[] {
  const needs = selectors.nodes.flatMap((selector) => {
    let ways: Need[] = ALWAYS
    for (const part of selector.nodes) {
      if (part.type === 'class' && OWN_NAME.test(part.value)) ways = both(ways, [[unitOf(part.value)]])
      else if (part.type === 'pseudo' && part.nodes.length > 0 && part.value !== ':not')
        ways = both(ways, needsOf(part, unitOf))
    }
    return ways
  })
  return [...new Map(needs.map((need) => [need.join(), need])).values()]
}

function both(some: readonly Need[], others: readonly Need[]): Need[] {
  return some.flatMap((one) => others.map((other) => [...new Set([...one, ...other])].sort((a, b) => a - b)))
}
