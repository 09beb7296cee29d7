import postcss, { type Container } from 'postcss'
import selectorParser from 'postcss-selector-parser'

type SelectorList = Pick<selectorParser.Root, 'nodes'>
/** Whether a selector can match where there are these classes and none of another component. */
type CanMatch = (selector: string, classes: ReadonlySet<string>) => boolean

/** At-rules whose rules count one by one, for a page as for the whole sheet. */
const CONDITIONS = new Set(['media', 'supports', 'container', 'layer', 'starting-style'])
const OWN_NAME = /^_[0-9a-z]+$/

/**
 * Gives the rules of a built style sheet that can concern a page: those of its classes, and all that names no component's
 * class. Their order stays, so that whatever wins in the whole sheet wins here.
 *
 * A page is named by the short names of its classes and animations, as `_1f`.
 */
export function sheetRules(css: string): (classes: ReadonlySet<string>) => string {
  const whole = postcss.parse(css)
  const canMatch = selectorMatcher()

  return (classes) => {
    const sheet = whole.clone()
    dropForeign(sheet, classes, canMatch)
    // A statement keeps its semicolon although nothing may follow it any more.
    sheet.raws.semicolon = true
    return sheet.toString()
  }
}

function dropForeign(rules: Container, classes: ReadonlySet<string>, canMatch: CanMatch): void {
  rules.each((rule) => {
    if (rule.type === 'comment') rule.remove()
    else if (rule.type === 'rule') {
      if (!canMatch(rule.selector, classes)) rule.remove()
    } else if (rule.type === 'atrule' && CONDITIONS.has(rule.name) && rule.nodes) {
      dropForeign(rule, classes, canMatch)
      if (rule.nodes.length === 0) rule.remove()
    } else if (rule.type === 'atrule' && rule.name === 'keyframes') {
      if (isForeign(rule.params, classes)) rule.remove()
    }
  })
}

/** Reads each selector once: a sheet is cut for many pages. */
function selectorMatcher(): CanMatch {
  const known = new Map<string, selectorParser.Root>()
  return (selector, classes) => {
    const list = known.get(selector) ?? selectorParser().astSync(selector)
    known.set(selector, list)
    return oneCanMatch(list, classes)
  }
}

function oneCanMatch(selectors: SelectorList, classes: ReadonlySet<string>): boolean {
  return selectors.nodes.some((selector) =>
    selector.nodes.every((part) => {
      if (part.type === 'class') return !isForeign(part.value, classes)
      if (part.type !== 'pseudo' || part.nodes.length === 0) return true
      return part.value === ':not' || oneCanMatch(part, classes)
    }),
  )
}

function isForeign(name: string, classes: ReadonlySet<string>): boolean {
  return OWN_NAME.test(name) && !classes.has(name)
}
