/** Where a brand keeps its stories in the space, and the languages that may precede a slug. */
export type ContentPlace = { folder: string; languages: readonly string[] }

/**
 * A full slug of the content service as the shop knows it: without the language and without the folder that
 * editors keep the brand in. A slug of another folder stays whole.
 */
export function shopSlug(fullSlug: string, { folder, languages }: ContentPlace): string {
  const segments = fullSlug.split('/').filter((segment) => segment !== '')
  const isLanguage = languages.some((language) => language.toLowerCase() === segments[0]?.toLowerCase())
  const inside = isLanguage ? segments.slice(1) : segments
  const own = folder.split('/').filter((segment) => segment !== '')
  const isOwn = own.every((segment, index) => inside[index] === segment)
  return (isOwn ? inside.slice(own.length) : inside).join('/')
}
