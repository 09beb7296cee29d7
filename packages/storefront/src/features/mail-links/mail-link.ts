export type FollowedMailLink = {
  kind: 'confirmReminder' | 'cancelReminder' | 'endInvitations' | 'cancelReservation'
  token: string
}

const KINDS = new Map<string, FollowedMailLink['kind']>([
  ['erinnern', 'confirmReminder'],
  ['nicht-erinnern', 'cancelReminder'],
  ['keine-bewertung', 'endInvitations'],
  ['reservierung-aufheben', 'cancelReservation'],
])

/** What the part behind the hash of a mail's link asks for; null for every other one. */
export function mailLinkOf(hash: string): FollowedMailLink | null {
  const [, word = '', token = ''] = /^#([a-z-]+)=([\w-]{20,100})$/.exec(hash) ?? []
  const kind = KINDS.get(word)
  return kind === undefined ? null : { kind, token }
}
