/**
 * The moment that an editor's date means, in ms since 1970: the content service writes `2026-11-21 10:00` in UTC. A bare
 * day takes the time of `wholeDay` (`T23:59:59Z`). NaN, which fits no comparison, for what is no date.
 */
export function editorTime(text: string, wholeDay: string): number {
  const [day = '', time] = text.trim().split(/[ T]/)
  if (time === undefined) return Date.parse(day + wholeDay)
  return Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(time) ? `${day}T${time}` : `${day}T${time}Z`)
}
