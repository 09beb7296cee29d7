import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const SOFA = {
  id: 'L1-1@lindhaus.example',
  from: '2026-12-10',
  to: '2026-12-24',
  title: 'Lieferung: Sofa',
  notes: ['Bestellung L1', '1 × Sofa'],
  place: 'Lindenweg 12, 20095 Hamburg',
}

test('whole days, the last of them included, in lines that end as the standard wants', () => {
  expect(calendarFile({ maker: 'Lindhaus', writtenAt: '2026-11-26T14:07:39.120Z', entries: [SOFA] })).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Lindhaus//Shop//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:L1-1@lindhaus.example',
      'DTSTAMP:20261126T140739Z',
      'DTSTART;VALUE=DATE:20261210',
      'DTEND;VALUE=DATE:20261225',
      'SUMMARY:Lieferung: Sofa',
      'DESCRIPTION:Bestellung L1\\n1 × Sofa',
      'LOCATION:Lindenweg 12\\, 20095 Hamburg',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test.each([
  ['the end of a month', '2026-11-30', '20261201'],
  ['the end of a year', '2026-12-31', '20270101'],
  ['a leap day', '2028-02-28', '20280229'],
  ['the night in which clocks change', '2026-10-25', '20261026'],
])('the day after %s', (_, day, end) => {
  const file = calendarFile({
    maker: 'x',
    writtenAt: '2026-01-01T00:00:00Z',
    entries: [{ ...SOFA, from: day, to: day }],
  })

  expect(file).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}\r\nDTEND;VALUE=DATE:${end}\r\n`)
})

test.each([
  ['what separates', 'Regal; klein, \\ offen', 'SUMMARY:Regal\\; klein\\, \\\\ offen'],
  ['line ends', 'eins\r\nzwei\rdrei\nvier', 'SUMMARY:eins\\nzwei\\ndrei\\nvier'],
  ['a line of its own that somebody smuggles in', 'x\nBEGIN:VALARM', 'SUMMARY:x\\nBEGIN:VALARM'],
  ['what nobody sees', 'a\u0000b\u0007', 'SUMMARY:ab'],
])('%s is escaped', (_, title, line) => {
  expect(titled(title)).toContain(`\r\n${line}\r\n`)
})

test('no line has more than 75 octets, and none is broken within a letter', () => {
  const title = 'Größe 100 × 200 cm, 🛋️ '.repeat(12)

  const file = titled(title)

  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\uFFFD')
    expect(line.isWellFormed()).toBe(true)
  }
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title.replaceAll(',', '\\,')}\r\n`)
})

function titled(title: string): string {
  return calendarFile({ maker: 'x', writtenAt: '2026-01-01T00:00:00Z', entries: [{ ...SOFA, title }] })
}
