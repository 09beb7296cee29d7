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

export const Article = meta.story()
