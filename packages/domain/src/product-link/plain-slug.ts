/** A slug without what signs between words leave: a hyphen each. */
export function plainSlug(slug: string): string {
  return slug.replace(/-{2,}/g, '-').replace(/^-|-$/g, '')
}
