type PlaceWords = { de?: string; en: string }

/**
 * Words that mean something else in one place than in the others: a kind of block by its name, a field as `block.field`, a
 * choice as `block.field=value`. The German of blocks and fields is the guide's own.
 */
export const PLACE_WORDS: Readonly<Record<string, PlaceWords>> = {
  footer_link: { en: 'Footer link' },
  promise: { en: 'Promise' },
  seal: { en: 'Seal' },
  service_note: { en: 'Promise' },
  tab: { en: 'Tab' },
  teaser: { en: 'Teaser' },
  trigger: { en: 'Trigger' },
  'countdown.whenOver=text': { de: 'Worte zeigen', en: 'Show the words' },
  'icon_item.icon=phone': { de: 'Telefon', en: 'Telephone' },
  'promise.icon=phone': { de: 'Telefon', en: 'Telephone' },
  'text.size=lead': { de: 'Vorspann', en: 'Lead paragraph' },
  'trigger.type=sale': { de: 'Reduzierte Ware', en: 'Reduced goods' },
  'video.sound': { en: 'Sound' },
}
