import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['Ein Satz.', 'Ein Satz.'],
  ['<p>Weich &amp; warm.</p><p>Für „drinnen“</p>', 'Weich & warm.\n\nFür „drinnen“'],
  ['Eins<br>zwei<br/>drei', 'Eins\nzwei\ndrei'],
  ['<ul><li>Leinen</li><li><p>Daune</p></li></ul>', '– Leinen\n– Daune'],
  ['vor<script>alert(1)</script><style>p{}</style>nach', 'vornach'],
  ['<img src=x onerror=alert(1)>Bild', 'Bild'],
  ['<p>zwei\n   Zeilen</p>', 'zwei Zeilen'],
  ['<table><tr><td>Breite</td><td>40 cm</td></tr></table>', 'Breite 40 cm'],
  ['1 &lt; 2 und 3 < 4', '1 < 2 und 3 < 4'],
  ['<p>nicht geschlossen', 'nicht geschlossen'],
  ['', ''],
])('%s becomes %s', (html, expected) => {
  expect(plainText(html)).toBe(expected)
})
