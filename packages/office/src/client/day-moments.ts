/** A day by the clock of whoever looks, as moments; null on both sides for all days. */
export function dayMoments(day: string): { from: string | null; until: string | null } {
  const from = new Date(`${day}T00:00`)
  if (Number.isNaN(from.getTime())) return { from: null, until: null }
  const until = new Date(from)
  until.setDate(until.getDate() + 1)
  return { from: from.toISOString(), until: until.toISOString() }
}
