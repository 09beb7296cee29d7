import { contentPath } from './page-path.ts'
import { pageAt } from './pages.ts'

/**
 * Whether a trigger's path names only pages without a bar, so that its campaign is never seen there.
 *
 * @see spec §3 "Campaign visibility rule"; docs/adr/0022
 */
export function hasNoBar(pattern: string): boolean {
  return !pageAt(contentPath(pattern.replace(/\*$/, ''))).hasCampaigns
}
