import { FORM_FIELD_KINDS } from '@shop/domain/contact/form-field'
import { CAMPAIGN_TRIGGER_TYPES } from '@shop/domain/content/campaign-visibility'
import { FILTER_OPERATORS } from '@shop/domain/recommendation/recommendation-filter'
import type { FieldGuide } from './block-guide.ts'

/** What a row of a list holds, and what the content service calls it. */
export type RowGuide = { component: string; title: string; fields: Record<string, FieldGuide> }

const words = (label: string, limit?: string): FieldGuide => ({
  label,
  kind: 'text',
  ...(limit ? { limit } : {}),
})
const needed = (guide: FieldGuide): FieldGuide => ({ ...guide, isRequired: true })
const choice = (label: string, all: readonly string[]): FieldGuide => ({
  label,
  kind: 'option',
  limit: all.join(', '),
})
const link: FieldGuide = { label: 'Ziel', kind: 'link' }
const image: FieldGuide = { label: 'Bild', kind: 'asset' }
const body: FieldGuide = { label: 'Inhalt', kind: 'blocks' }
const headline = needed(words('Überschrift'))
const label = needed(words('Beschriftung'))
const text: FieldGuide = { label: 'Text', kind: 'textarea' }
const linkLabel = words('Worte des Ziels')
const ICONS =
  'truck undo shield message leaf heart check badge clock gift house mail package phone ruler star'.split(' ')
const place = (side: string, range: string): FieldGuide => ({
  label: `Prozent von ${side}`,
  kind: 'number',
  limit: range,
})

/** The rows of every list of rows, by `block.field`; a row that holds rows has a line for these, too. */
export const ROW_GUIDES: Readonly<Record<string, RowGuide>> = {
  'accordion.entries': {
    component: 'accordion_entry',
    title: 'Eintrag',
    fields: { headline, text: needed({ label: 'Text', kind: 'richtext' }), body },
  },
  'age_finder.ages': { component: 'age', title: 'Alter', fields: { label, link: needed(link) } },
  'brand_list.brands': {
    component: 'brand_entry',
    title: 'Marke',
    fields: { name: needed(words('Name')), link: needed(link) },
  },
  'button_group.buttons': {
    component: 'group_button',
    title: 'Schaltfläche',
    fields: { label, link: needed(link), kind: choice('Art', ['primary', 'secondary', 'quiet']) },
  },
  'campaign_banner.triggerContainer': {
    component: 'trigger_container',
    title: 'Auslöser',
    fields: { triggers: { label: 'Auslöser', kind: 'rows' } },
  },
  'trigger_container.triggers': {
    component: 'trigger',
    title: 'Auslöser',
    fields: { type: needed(choice('Art', CAMPAIGN_TRIGGER_TYPES)), value: words('Wert') },
  },
  'category_bubbles.bubbles': {
    component: 'bubble',
    title: 'Kategorie',
    fields: { label, link: needed(link), image: needed(image) },
  },
  'category_teaser.subcategories': {
    component: 'subcategory',
    title: 'Unterkategorie',
    fields: { label, link: needed(link) },
  },
  'columns.columns': { component: 'column', title: 'Spalte', fields: { body } },
  'download_list.files': {
    component: 'download',
    title: 'Datei',
    fields: {
      label,
      file: needed({ label: 'Datei', kind: 'asset' }),
      size: words('Größe', 'wie man sie liest: 1,2 MB'),
      note: words('Hinweis'),
    },
  },
  'faq.questions': {
    component: 'faq_question',
    title: 'Frage',
    fields: { question: needed(words('Frage')), answer: needed({ label: 'Antwort', kind: 'richtext' }) },
  },
  'footer_column.links': {
    component: 'footer_link',
    title: 'Link',
    fields: { label, link: needed({ ...link, limit: 'ein Pfad wie /ratgeber/ oder https://…' }) },
  },
  'form.fields': {
    component: 'form_field',
    title: 'Feld',
    fields: {
      name: needed(words('Name', 'kleine Buchstaben, etwa order_number')),
      kind: needed(choice('Art', FORM_FIELD_KINDS)),
      label,
      hint: words('Hinweis'),
      required: { label: 'Pflichtfeld', kind: 'switch' },
      options: { label: 'Auswahl', kind: 'textarea', limit: 'eine je Zeile' },
      value: words('Wert eines verborgenen Feldes'),
      width: choice('Breite', ['whole', 'half']),
    },
  },
  'guide_teasers.teasers': {
    component: 'guide_teaser',
    title: 'Ratgeber',
    fields: { headline, text, link: needed(link), image },
  },
  'hotspot_image.points': {
    component: 'hotspot',
    title: 'Punkt',
    fields: {
      x: place('links', '4 bis 96'),
      y: place('oben', '4 bis 96'),
      headline,
      text,
      link,
      linkLabel,
    },
  },
  'icon_list.items': {
    component: 'icon_item',
    title: 'Punkt',
    fields: { icon: choice('Zeichen', ICONS), headline, text, link },
  },
  'list.items': { component: 'list_item', title: 'Punkt', fields: { text: needed(text) } },
  'payment_icons.methods': {
    component: 'payment_method',
    title: 'Zahlungsart',
    fields: { name: needed(words('Name')) },
  },
  'recommendation.filters': {
    component: 'recommendation_filter',
    title: 'Bedingung',
    fields: {
      property: needed(words('Eigenschaft')),
      type: needed(choice('Art', ['string', 'number', 'boolean'])),
      operator: needed(choice('Vergleich', FILTER_OPERATORS)),
      value: needed(words('Wert')),
    },
  },
  'seals.seals': {
    component: 'seal',
    title: 'Siegel',
    fields: { name: needed(words('Name')), text, image, link, linkLabel },
  },
  'service_bar.notes': {
    component: 'service_note',
    title: 'Versprechen',
    fields: {
      text: needed(
        words('Text', 'höchstens 50 Zeichen; {free_from}, {return_days} und {hotline} setzt der Shop ein'),
      ),
      link: { ...link, limit: 'ein Pfad wie /versand/ oder https://…; darf fehlen' },
    },
  },
  'shop_the_look.points': {
    component: 'look_point',
    title: 'Punkt',
    fields: {
      product: needed(words('Artikelnummer')),
      x: place('links', '0 bis 100'),
      y: place('oben', '0 bis 100'),
    },
  },
  'sitemap_list.groups': {
    component: 'sitemap_group',
    title: 'Gruppe',
    fields: { headline, links: { label: 'Ziele', kind: 'rows' } },
  },
  'sitemap_group.links': {
    component: 'sitemap_link',
    title: 'Ziel',
    fields: { label, link: needed(link) },
  },
  'social_links.links': {
    component: 'social_link',
    title: 'Netzwerk',
    fields: {
      network: choice('Netzwerk', ['instagram', 'pinterest', 'facebook', 'youtube', 'tiktok', 'linkedin']),
      link: needed(link),
      text: words('Was es dort gibt'),
    },
  },
  'tabs.tabs': { component: 'tab', title: 'Reiter', fields: { label, body } },
  'teaser_grid.teasers': {
    component: 'teaser',
    title: 'Teaser',
    fields: {
      headline,
      text: words('Zeile darüber'),
      link: needed(link),
      image,
      isOnPicture: { label: 'Worte auf dem Bild', kind: 'switch' },
    },
  },
  'usp_bar.promises': {
    component: 'promise',
    title: 'Versprechen',
    fields: { icon: choice('Zeichen', ICONS), headline, text },
  },
}
