import { expect, test } from 'vitest'
import { pageMarkdown } from './page-markdown.ts'

const PLACE = { address: 'https://shop.example/fr-ch/p/lampe-1/', languageTag: 'fr-CH' }

test('the head names the page, and nothing outside of its main part is said', () => {
  const html =
    '<html><head><title>Lampe &amp; Co</title><meta name="description" content="Ein &quot;Licht&quot;"></head><body><header>Menu</header><main><h1>Lampe</h1></main><footer>Impressum</footer></body></html>'

  expect(pageMarkdown(html, PLACE)).toBe(
    '---\ntitle: "Lampe & Co"\ndescription: "Ein \\"Licht\\""\nurl: "https://shop.example/fr-ch/p/lampe-1/"\nlanguage: "fr-CH"\n---\n\n# Lampe\n',
  )
})

test.each([
  [
    'a price with the one before',
    '<div><span>Jetzt<!-- --> 19,90 €</span><span>UVP <s>29,00 €</s></span></div>',
    'Jetzt 19,90 € UVP ~~29,00 €~~',
  ],
  ['a space that does not break', '<p>19,90\u00a0€</p>', '19,90\u00a0€'],
  ['a price at the start of a line', '<p>1.299,00 €</p>', '1.299,00 €'],
  ['a date at the start of a line', '<p>22. Oktober</p>', '22\\. Oktober'],
  ['a line that begins like a list', '<p>- 20 Prozent</p>', '\\- 20 Prozent'],
  ['words that styles keep apart', '<p>Farbe<span>Grün</span></p>', 'Farbe Grün'],
  ['a part of a word', '<p>H<sub>2</sub>O</p>', 'H2O'],
  [
    'a link of the shop',
    '<p>zzgl. <a href="/versand/">Versand</a></p>',
    'zzgl. [Versand](https://shop.example/versand/)',
  ],
  [
    'a link that is called otherwise',
    '<p><a href="/a/" aria-label="Rot"><span></span></a></p>',
    '[Rot](https://shop.example/a/)',
  ],
  ['a place on the page', '<p><a href="#bewertungen">Bewertungen</a></p>', 'Bewertungen'],
  ['a script as an address', '<p><a href="javascript:alert(1)">Mehr</a></p>', 'Mehr'],
  ['an address with brackets', '<p><a href="/a(1)/">x</a></p>', '[x](https://shop.example/a%281%29/)'],
  ['signs of Markdown', '<p>2 * 3 [a] <code>x_y</code></p>', '2 \\* 3 \\[a\\] x\\_y'],
  [
    'a picture with words',
    '<p><img src="/i/1.webp" alt="Von vorn"></p>',
    '![Von vorn](https://shop.example/i/1.webp)',
  ],
  ['a picture without words', '<p>a<img src="/i/1.webp" alt=""></p>', 'a'],
  ['stars', '<span role="img" aria-label="4 Sterne"><span aria-hidden="true">★</span></span>', '4 Sterne'],
  [
    'properties',
    '<dl><div><dt>Maße</dt><dd>B 38</dd></div><div><dt>Stil</dt><dd>Nordisch</dd></div></dl>',
    '- **Maße:** B 38\n- **Stil:** Nordisch',
  ],
  [
    'a table',
    '<table><tr><th>Frist</th><th>Tage</th></tr><tr><td>Rückgabe</td><td>30</td></tr></table>',
    '| Frist | Tage |\n| --- | --- |\n| Rückgabe | 30 |',
  ],
  ['steps', '<ol><li>Messen</li><li><p>Kaufen</p><p>Tragen</p></li></ol>', '1. Messen\n2. Kaufen\n   Tragen'],
  [
    'what opens',
    '<details><summary>Pflege</summary><div><p>Feucht</p></div></details>',
    '### Pflege\n\nFeucht',
  ],
  [
    'cards',
    '<ul><li><article><h3><a href="/p/1/">Sofa</a></h3><p>9 €</p></article></li></ul>',
    '### [Sofa](https://shop.example/p/1/)\n\n9 €',
  ],
  ['an end of a line', '<p>a<br>b</p>', 'a\\\nb'],
])('%s', (_, html, markdown) => {
  expect(bodyOf(`<main>${html}</main>`)).toBe(markdown)
})

test.each([
  '<button>In den Warenkorb</button>',
  '<form><label>Von<input></label><p>Preis</p></form>',
  '<p hidden>Fehler</p>',
  '<p aria-hidden="true">★★★</p>',
  '<script type="application/json">{}</script>',
  '<style>p{}</style>',
  '<div data-screen-only=""><p>1.299,00 €</p></div>',
  '<details name="facet"><summary>Farbe</summary><a href="?colour=rot">Rot</a></details>',
  '<noscript><p>Ohne Script</p></noscript>',
])('%s says nothing', (html) => {
  expect(bodyOf(`<main>${html}</main>`)).toBe('')
})

// The law wants it beside every example of a credit, and the example opens by a button.
test('a warning stays, whatever element it stands in', () => {
  const html = '<main><button><span>Ratenkauf. Achtung! Kreditaufnahme kostet Geld.</span></button></main>'

  expect(bodyOf(html)).toBe('Ratenkauf. Achtung! Kreditaufnahme kostet Geld.')
})

function bodyOf(html: string): string {
  return pageMarkdown(html, PLACE).split('---\n').slice(2).join('---\n').trim()
}
