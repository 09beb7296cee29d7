import { expect, test } from 'vitest'
import { llmsText } from './llms-text.ts'

test('a shop says its name, what it is, and where to read on', () => {
  const text = llmsText({ name: 'Haus *', summary: 'Möbel.' }, [
    { title: 'Kategorien', links: [{ name: 'Sofas', address: 'https://s.example/sofas.md', note: 'Weich' }] },
    { title: 'Magazin', links: [] },
  ])

  expect(text).toBe(
    '# Haus \\*\n\n> Möbel.\n\n## Kategorien\n\n- [Sofas](https://s.example/sofas.md): Weich\n',
  )
})
