import type { PageFacts } from './page-facts.ts'

/** A problem and the page that has it. */
export type Found = { url: string; problem: string }

/** Problems between pages that are each valid: duplicate texts, and hreflang without a return link. */
export function siteProblems(pages: ReadonlyMap<string, PageFacts>): Found[] {
  return [
    ...doubled('title', pages, ({ titles }) => titles[0]),
    ...doubled('description', pages, ({ descriptions }) => descriptions[0]),
    ...unanswered(pages),
  ]
}

/** Languages have words in common; within one, and one country, no two pages may say the same. */
function doubled(
  what: string,
  pages: ReadonlyMap<string, PageFacts>,
  wordsOf: (facts: PageFacts) => string | undefined,
): Found[] {
  const first = new Map<string, string>()
  const found: Found[] = []
  for (const [url, facts] of pages) {
    const words = wordsOf(facts)
    if (!words) continue
    const key = `${facts.language} ${words}`
    const other = first.get(key)
    if (other === undefined) first.set(key, url)
    else found.push({ url, problem: `${what} is that of ${other}: ${words}` })
  }
  return found
}

function unanswered(pages: ReadonlyMap<string, PageFacts>): Found[] {
  const found: Found[] = []
  for (const [url, { alternates }] of pages) {
    for (const [language, address] of alternates) {
      const sister = pages.get(address)
      if (sister && ![...sister.alternates.values()].includes(url))
        found.push({ url, problem: `hreflang ${language} leads to ${address}, which does not lead back` })
    }
  }
  return found
}
