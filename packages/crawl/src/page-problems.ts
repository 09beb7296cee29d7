import type { PageFacts } from './page-facts.ts'

/** Sensible lengths in characters: shorter says nothing, longer is cut off in results. */
const TITLE = { from: 5, to: 75 }
const DESCRIPTION = { from: 40, to: 170 }
const SHARED = ['og:title', 'og:description', 'og:type', 'og:url', 'og:site_name', 'og:locale', 'og:image']

/** What is wrong with a document that is meant to be found, looked at by itself. */
export function pageProblems(url: string, facts: PageFacts): string[] {
  const { titles, descriptions, canonicals, alternates, doubledAlternates, sharing } = facts
  return [
    ...single('title', titles),
    ...single('description', descriptions),
    ...single('canonical', canonicals),
    ...length('title', titles[0], TITLE),
    ...length('description', descriptions[0], DESCRIPTION),
    ...(canonicals[0] === url ? [] : [`canonical is ${canonicals[0] ?? 'missing'}`]),
    ...(facts.isNoindex ? ['is in the sitemap, and says noindex'] : []),
    ...(facts.language === '' ? ['html has no lang'] : []),
    ...doubledAlternates.map((language) => `hreflang ${language} is named twice`),
    ...(alternates.get(facts.language) === url ? [] : [`hreflang ${facts.language} is not the page itself`]),
    ...(alternates.has('x-default') ? [] : ['hreflang x-default is missing']),
    ...SHARED.filter((name) => !sharing.get(name)).map((name) => `${name} is missing`),
    ...facts.silentPictures.map((address) => `picture without alt: ${address}`),
    ...headingProblems(facts.headings),
  ]
}

/** One main heading, and no level that is left out on the way down. */
export function headingProblems(levels: readonly number[]): string[] {
  const mains = levels.filter((level) => level === 1).length
  const problems = mains === 1 ? [] : [`${mains} main headings`]
  let above = 0
  for (const level of levels) {
    if (level > above + 1 && above > 0)
      problems.push(`a heading of level ${level} below one of level ${above}`)
    above = level
  }
  return problems
}

function single(what: string, found: readonly string[]): string[] {
  return found.length === 1 ? [] : [`${found.length} of ${what}`]
}

function length(what: string, text: string | undefined, { from, to }: typeof TITLE): string[] {
  if (text === undefined) return []
  return text.length < from || text.length > to
    ? [`${what} has ${text.length} characters, sensible are ${from} to ${to}: ${text}`]
    : []
}
