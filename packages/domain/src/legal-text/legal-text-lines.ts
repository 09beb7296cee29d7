import type { LegalTextPart, LegalTextRun } from './legal-text.ts'

/**
 * A legal text in plain lines, an empty one between its parts. A link says where it leads, as paper and plain mails
 * cannot be tapped; `addressOf` makes a path of the shop an address.
 */
export function legalTextLines(
  parts: readonly LegalTextPart[],
  addressOf: (path: string) => string,
): string[] {
  return parts.flatMap((part, index) => [...(index === 0 ? [] : ['']), ...linesOf(part, addressOf)])
}

function linesOf(part: LegalTextPart, addressOf: (path: string) => string): string[] {
  switch (part.kind) {
    case 'list':
      return part.items.map(
        (runs, index) => `${part.isNumbered ? `${index + 1}.` : '-'} ${legalTextWords(runs, addressOf)}`,
      )
    case 'box':
      return legalTextLines(part.parts, addressOf).map((line) => `| ${line}`.trimEnd())
    default:
      return [legalTextWords(part.runs, addressOf)]
  }
}

function legalTextWords(runs: readonly LegalTextRun[], addressOf: (path: string) => string): string {
  return runs
    .map(({ text, href }) => {
      const address = href === null ? null : legalTextAddress(href, addressOf)
      return address === null || isSaid(text, address) ? text : `${text} (${address})`
    })
    .join('')
}

/** Where a link of a legal text leads; null for one that is only a place in the text. */
export function legalTextAddress(href: string, addressOf: (path: string) => string): string | null {
  if (href.startsWith('/')) return addressOf(href)
  if (href.includes('@') && !href.startsWith('mailto:')) return `mailto:${href}`
  return /^(?:https?|mailto|tel):/.test(href) ? href : null
}

/** An address that is its own words is not said twice. */
export function isSaid(text: string, address: string): boolean {
  return address.replace(/^(?:mailto|tel):/, '') === text.trim()
}
