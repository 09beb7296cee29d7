type Message = {
  id: string
  text: string
  /** Where the message is used, from the catalogues' package. */
  files: readonly string[]
}

/** Lingui's own. */
const IN_ORDER = new Intl.Collator('en-US')

/** A catalogue with one message more, at the place that `pnpm messages` would give it: sorted by its id. */
export function addedMessage(catalogue: string, { id, text, files }: Message): string {
  const [head = '', ...entries] = catalogue.trimEnd().split('\n\n')
  const entry = [...files.map((file) => `#: ${file}`), `msgid "${id}"`, `msgstr "${escaped(text)}"`].join(
    '\n',
  )
  const at = entries.findIndex((other) => IN_ORDER.compare(idOf(other), id) > 0)
  return `${[head, ...entries.toSpliced(at === -1 ? entries.length : at, 0, entry)].join('\n\n')}\n`
}

function idOf(entry: string): string {
  return /^msgid "(.*)"$/m.exec(entry)?.[1] ?? ''
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')
}

/** The source of `message-ids.ts` with one id more, at the place that `pnpm messages` would give it. */
export function addedMessageId(source: string, id: string): string {
  const rows = Array.from(source.matchAll(/^ {2}\| '(.+)'$/gm), ([, known = '']) => known)
  const [head = ''] = source.split('\n  | ')
  const ids = [...rows, id].toSorted(IN_ORDER.compare)
  return `${head}${ids.map((known) => `\n  | '${known}'`).join('')}\n`
}
