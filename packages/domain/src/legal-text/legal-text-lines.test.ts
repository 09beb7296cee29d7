import { expect, test } from 'vitest'
import type { LegalTextPart, LegalTextRun } from './legal-text.ts'
import { legalTextAddress, legalTextLines } from './legal-text-lines.ts'

const addressOf = (path: string) => `https://shop.example${path}`

function run(text: string, href: string | null = null): LegalTextRun {
  return { text, href, isStrong: false }
}

test.each<[string, LegalTextPart, string[]]>([
  ['a heading', { kind: 'heading', level: 2, runs: [run('Preise')] }, ['Preise']],
  [
    'a link with its address',
    { kind: 'paragraph', runs: [run('Online unter '), run('Widerruf', '/vertrag-widerrufen/'), run('.')] },
    ['Online unter Widerruf (https://shop.example/vertrag-widerrufen/).'],
  ],
  [
    'an address that says itself, once',
    { kind: 'paragraph', runs: [run('a@shop.example', 'a@shop.example')] },
    ['a@shop.example'],
  ],
  [
    'a list',
    { kind: 'list', isNumbered: false, items: [[run('Name')], [run('Datum')]] },
    ['- Name', '- Datum'],
  ],
  [
    'a numbered list',
    { kind: 'list', isNumbered: true, items: [[run('Name')], [run('Datum')]] },
    ['1. Name', '2. Datum'],
  ],
  [
    'a box',
    {
      kind: 'box',
      parts: [
        { kind: 'paragraph', runs: [run('Deux ans')] },
        { kind: 'paragraph', runs: [run('Trente jours')] },
      ],
    },
    ['| Deux ans', '|', '| Trente jours'],
  ],
])('%s in plain lines', (_, part, lines) => {
  expect(legalTextLines([part], addressOf)).toEqual(lines)
})

test('parts are an empty line apart', () => {
  const part: LegalTextPart = { kind: 'paragraph', runs: [run('Satz.')] }

  expect(legalTextLines([part, part], addressOf)).toEqual(['Satz.', '', 'Satz.'])
})

test.each([
  ['/agb/', 'https://shop.example/agb/'],
  ['a@shop.example', 'mailto:a@shop.example'],
  ['https://law.example/', 'https://law.example/'],
  ['#top', null],
  ['javascript:alert(1)', null],
])('%s leads to %s', (href, address) => {
  expect(legalTextAddress(href, addressOf)).toBe(address)
})
