import type { RichTextNode } from '@shop/content/rich-text'
import preview from '../../.storybook/preview.ts'
import { RichText } from './rich-text.tsx'

function node(
  type: string,
  content: RichTextNode[],
  attrs: Record<string, unknown> | null = null,
): RichTextNode {
  return { type, text: null, attrs, marks: [], content }
}

function text(words: string, mark: string | null = null, attrs: Record<string, unknown> | null = null) {
  return { type: 'text', text: words, attrs: null, marks: mark ? [{ type: mark, attrs }] : [], content: [] }
}

const cell = (words: string, type = 'tableCell') => node(type, [node('paragraph', [text(words)])])

const meta = preview.meta({
  component: RichText,
  args: {
    document: node('doc', [
      node('paragraph', [
        text(
          'Ein gedeckter Tisch ist eine Einladung. Man sieht ihm an, wie lange man bleiben darf.',
          'styled',
          { class: 'lead' },
        ),
      ]),
      node('heading', [text('Mit einer Farbe beginnen')], { level: 2 }),
      node('paragraph', [
        text('Ein schöner Tisch braucht '),
        text('weniger', 'bold'),
        text(', als man denkt. Mehr dazu im '),
        text('Ratgeber', 'link', { href: '/ratgeber/', linktype: 'url' }),
        text('.'),
      ]),
      node('bullet_list', [
        node('list_item', [node('paragraph', [text('60 Zentimeter Breite für jeden Gast')])]),
        node('list_item', [node('paragraph', [text('40 Zentimeter Tiefe für Teller, Glas und Besteck')])]),
      ]),
      node('blockquote', [node('paragraph', [text('Drei Töne sind genug.')])]),
      node('image', [], {
        src: 'lindhaus/ratgeber-gedeckter-tisch.webp',
        alt: 'Gedeckter Tisch mit Steinzeug und Leinen',
        title: 'Steinzeug, Leinen und eine einzige Kerze.',
        copyright: 'Lindhaus',
        meta_data: { width: 1600, height: 900, colour: '#e3d4bc' },
      }),
      node('heading', [text('Maße')], { level: 3 }),
      node('table', [
        node('tableRow', [cell('Größe', 'tableHeader'), cell('Gäste', 'tableHeader')]),
        node('tableRow', [cell('160 × 90 cm'), cell('6')]),
        node('tableRow', [cell('220 × 100 cm'), cell('8 bis 10')]),
      ]),
      node('horizontal_rule', []),
      node('code_block', [text('L × B × H in Zentimetern')]),
    ]),
  },
})

export const Article = meta.story({ tags: ['snapshot'] })

/** Every mark, and colours that are taken, changed or left out. */
export const Marks = meta.story({
  args: {
    document: node(
      'doc',
      [
        [
          text('fett', 'bold'),
          text(', '),
          text('kursiv', 'italic'),
          text(', '),
          text('gestrichen', 'strike'),
        ],
        [
          text('unterstrichen', 'underline'),
          text(', H'),
          text('2', 'subscript'),
          text('O, m'),
          text('2', 'superscript'),
        ],
        [
          text('Code', 'code'),
          text(' und '),
          text('markiert', 'highlight'),
          text(' und '),
          text('dunkel markiert', 'highlight', { color: '#24493b' }),
        ],
        [
          text('Akzent', 'textStyle', { color: 'accent' }),
          text(', '),
          text('zu hell für Text', 'textStyle', { color: '#ffcc00' }),
          text(', '),
          text('rot', 'textStyle', { color: 'red' }),
          text(', '),
          text('hellgrün', 'textStyle', { color: 'lime' }),
          text(' und '),
          text('himmelblau', 'textStyle', { color: 'cyan' }),
        ],
        [
          text('klein', 'styled', { class: 'small' }),
          text(' und '),
          text('Versalien', 'styled', { class: 'caps' }),
        ],
        [
          text('Sofa '),
          node('emoji', [], { name: 'couch', emoji: '🛋️' }),
          text(' und '),
          node('emoji', [], { name: 'kerze' }),
        ],
      ].map((content) => node('paragraph', content)),
    ),
  },
})

/** Eight columns on a phone: the table scrolls, the page does not. */
export const WideTable = meta.story({
  args: {
    document: node('doc', [
      node('table', [
        node(
          'tableRow',
          ['Größe', 'Breite', 'Höhe', 'Tiefe', 'Gewicht', 'Bezug', 'Füße', 'Lieferung'].map((words) =>
            cell(words, 'tableHeader'),
          ),
        ),
        node(
          'tableRow',
          ['Zweisitzer', '168 cm', '82 cm', '91 cm', '48 kg', 'Leinen', 'Eiche', 'bis ins Zimmer'].map(
            (words) => cell(words),
          ),
        ),
        node(
          'tableRow',
          ['Dreisitzer', '214 cm', '82 cm', '91 cm', '61 kg', 'Leinen', 'Eiche', 'bis ins Zimmer'].map(
            (words) => cell(words),
          ),
        ),
      ]),
    ]),
  },
})

/** Words without a gap, on the narrowest screen. */
export const LongWords = meta.story({
  args: {
    document: node('doc', [
      node('heading', [text('Wohnzimmerbeleuchtungsplanungsgespräche')], { level: 2 }),
      node('paragraph', [
        text(
          'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen und https://www.lindhaus.example/ratgeber/eine-sehr-lange-adresse-die-nicht-umbricht/',
        ),
      ]),
    ]),
  },
})
