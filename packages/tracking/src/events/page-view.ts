import { ANALYTICS } from '../consent-names.ts'
import { defineEvent } from '../define-event.ts'

/** Query parameters that describe the page and not the person: searches, tokens and order numbers are left out. */
const TRACKED_PARAMETERS = [
  'page',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'gclid',
]
const SECRET_PART = /(\/konto\/bestellung(?:\/reklamation)?\/)[^/]+/

/** A page has come up, the first one or one after a click. @see spec §7 "page views are pushed" */
export const pageView = defineEvent('frontend_page_view', ANALYTICS, (href: string, title: string) => {
  const { origin, pathname, searchParams } = new URL(href)
  const path = pathname.replace(SECRET_PART, '$1…')
  const kept = new URLSearchParams()
  for (const name of TRACKED_PARAMETERS) {
    const value = searchParams.get(name)
    if (value !== null) kept.set(name, value)
  }
  const query = kept.size > 0 ? `?${kept}` : ''
  return { page_location: `${origin}${path}${query}`, page_path: path, page_title: title }
})
