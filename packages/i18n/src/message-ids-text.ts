/** Lingui's own order. */
const IN_ORDER = new Intl.Collator('en-US')

/** The source of `locales/message-ids.ts`: every id of a catalogue as a type, which brands' own messages are held to. */
export function messageIdsText(catalogue: string): string {
  const ids = Array.from(catalogue.matchAll(/^msgid "(.+)"$/gm), ([, id = '']) => id)
  const rows = ids.toSorted(IN_ORDER.compare).map((id) => `\n  | '${id}'`)
  return `/** Every message of the catalogues; written by \`pnpm messages\`. */\nexport type MessageId =${rows.join('')}\n`
}
