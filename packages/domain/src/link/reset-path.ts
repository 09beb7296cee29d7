import type { Market } from '../market/markets.ts'
import { PAGES } from './pages.ts'

/** Where the link of a reset mail leads, by language, without locale prefix. @see product §11.15 */
export const RESET_PATHS = {
  de: PAGES.newPassword.path,
  fr: '/compte/nouveau-mot-de-passe/',
  nl: '/account/nieuw-wachtwoord/',
} as const

/** Where the French or Dutch path of a reset mail is redirected to, or null when it is another path. @see product §11.15 */
export function resetRedirect(path: string, { language }: Pick<Market, 'language'>): string | null {
  return language !== 'de' && path === RESET_PATHS[language] ? RESET_PATHS.de : null
}
