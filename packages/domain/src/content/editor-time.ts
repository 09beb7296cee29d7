/**
 * An editor's date in ms since 1970: the content service writes `2026-11-21 10:00` in UTC. A bare day takes the time of
 * `wholeDay` (`T23:59:59Z`). NaN for an invalid date, so that every comparison is false.
 */
export function editorTime(text: string, wholeDay: string): number {
  const [day = '', time] = text.trim().split(/[ T]/)
  if (time === undefined) return Date.parse(day + wholeDay)
  return Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(time) ? `${day}T${time}` : `${day}T${time}Z`)
}
