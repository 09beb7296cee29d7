const FOLDER = '/api/checkout/express/wallet/'
const PAGE = /^\/api\/checkout\/express\/wallet\/([\w-]{20,4000})\/$/

/** Where the button of a wallet stands, with nothing of the shop's other pages. */
export function expressPath(ticket: string): string {
  return `${FOLDER}${ticket}/`
}

/** The ticket of such a path; null for any other. */
export function expressTicketOf(path: string): string | null {
  return PAGE.exec(path)?.[1] ?? null
}
