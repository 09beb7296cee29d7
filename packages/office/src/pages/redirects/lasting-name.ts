import type { I18n } from '@lingui/core'

/** For how long an address leads elsewhere: what search engines do about it. */
export function lastingName(status: 301 | 302, i18n: I18n): string {
  return status === 301
    ? i18n.t({ id: 'redirects.forGood', message: 'For good (301)' })
    : i18n.t({ id: 'redirects.forNow', message: 'For now (302)' })
}
