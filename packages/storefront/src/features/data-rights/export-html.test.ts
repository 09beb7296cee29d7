import { createI18n } from '@shop/i18n/create-i18n'
import { expect, test } from 'vitest'
import { type ExportPage, exportHtml } from './export-html.ts'
import { exportLabels } from './export-labels.ts'

const page: ExportPage = {
  language: 'de-DE',
  title: 'Meine Daten',
  lead: 'Alles Gespeicherte.',
  nothing: 'Nichts.',
  sections: [],
  labels: exportLabels(createI18n('de-de')),
  moment: (iso) => `am ${iso.slice(0, 10)}`,
  day: (iso) => `Tag ${iso}`,
  money: (units, currency) => `${units / 100} ${currency ?? 'EUR'}`,
}
const html = (...rows: Record<string, unknown>[]) =>
  exportHtml({ ...page, sections: [{ title: 'Bestellungen', rows }] })

test('an order is told with its items, days and amounts', () => {
  const text = html({
    number: 'LH00000042',
    placedAt: '2026-11-18T09:30:00.000Z',
    currencyCode: 'CHF',
    packages: [{ items: [{ quantity: 2, product: { name: 'Kissen' } }] }],
    payment: [{ amount: 1999 }],
  })

  for (const part of ['LH00000042', 'am 2026-11-18', 'Kissen', '19.99 CHF']) expect(text).toContain(part)
})

test('a section without anything says so', () => {
  expect(html()).toContain('<p>Nichts.</p>')
})

test.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>'])(
  '%s stays a text wherever it stands',
  (evil) => {
    const text = exportHtml({
      ...page,
      title: evil,
      language: evil,
      sections: [{ title: evil, rows: [{ firstName: evil, address: { street: evil }, items: [evil] }] }],
    })

    expect(text).not.toMatch(/<script|<img/)
  },
)

// A date of birth stood there as 1985-05-05, between days that were written out.
test('a date of birth is written as a day', () => {
  expect(html({ birthDate: '1985-05-05' })).toContain('<dd>Tag 1985-05-05</dd>')
})

test('what has no word is left to the file', () => {
  expect(html({ passwordHash: 'secret', id: 'abc' })).not.toMatch(/secret|abc/)
})
