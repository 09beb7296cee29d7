import type { FacetView } from './facet-view.ts'

/** A list longer than this gets a field to search in. */
const SEARCHED_FROM = 12
/** Sizes stand in the order of their measures, where the own one is found at a glance. */
const SIZES_SEARCHED_FROM = 30

export function isLongList({ name, values }: Pick<FacetView, 'name' | 'values'>): boolean {
  return values.length > (name === 'size' ? SIZES_SEARCHED_FROM : SEARCHED_FROM)
}

/** The values whose words hold what was typed, whatever their accents and capitals; all of them for nothing typed. */
export function foundValues<Value extends { label: string }>(
  values: readonly Value[],
  typed: string,
): readonly Value[] {
  const wanted = folded(typed.trim())
  return wanted === '' ? values : values.filter(({ label }) => folded(label).includes(wanted))
}

/** Without accents, capitals and protected spaces, to compare what was typed. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\s/g, ' ')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
}
