/** A slug that none of those beside has: with a number behind it where it is taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  // Signs between words leave a hyphen each.
  const wanted = slug.replace(/-{2,}/g, '-').replace(/^-|-$/g, '').slice(0, 70) || 'kategorie'
  if (!taken.has(wanted)) return wanted
  let number = 2
  while (taken.has(`${wanted}-${number}`)) number += 1
  return `${wanted}-${number}`
}
