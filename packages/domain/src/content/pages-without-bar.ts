import { EXPORT_PATH } from '../link/export-path.ts'
import { contentPath } from '../link/page-path.ts'

/** Pages that never carry a campaign's bar: who is here came to settle something. Below `/konto/` all are. */
export const PAGES_WITHOUT_BAR: readonly string[] = [
  '/login/',
  '/danke/',
  '/bestellung/',
  '/vertrag-widerrufen/',
  '/laender/',
  '/wunschliste/geteilt/',
  EXPORT_PATH,
]

const ACCOUNT = '/konto/'

/**
 * Whether a trigger's path names only pages without a bar, so that its campaign is never seen there.
 *
 * @see spec §3 "Campaign visibility rule"; docs/adr/0022
 */
export function hasNoBar(pattern: string): boolean {
  const place = contentPath(pattern.replace(/\*$/, ''))
  return place.startsWith(ACCOUNT) || PAGES_WITHOUT_BAR.includes(place)
}
