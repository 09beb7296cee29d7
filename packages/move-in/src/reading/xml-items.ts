import { createReadStream } from 'node:fs'
import { Parser } from 'htmlparser2'
import type { Refusal } from '../records/finding.ts'
import type { OldFile } from './old-file.ts'
import { type FeedItem, fieldName } from './xml-item.ts'

const CHUNK = 256 * 1024

/** The items of an RSS 2.0 or Atom feed, one after the other: memory does not depend on the file. */
export async function* xmlItems(file: OldFile): AsyncGenerator<FeedItem | { refusal: Refusal }> {
  const reading = new ItemReading()
  let decoder: TextDecoder | null = null
  for await (const chunk of chunksOf(file.path)) {
    decoder ??= decoderOf(chunk)
    reading.write(decoder.decode(chunk, { stream: true }))
    for (const item of reading.through()) yield brokenLetter(file, item) ?? item
  }
  const unfinished = reading.unfinishedAt
  if (unfinished !== null)
    yield { refusal: { file: file.name, line: unfinished, column: '', what: '', ...UNFINISHED } }
}

const UNFINISHED = {
  why: 'the file ends in the middle of this item',
  remedy: 'fetch the feed again: whatever wrote it was stopped',
}

function chunksOf(path: string): AsyncIterable<Buffer> {
  return createReadStream(path, { highWaterMark: CHUNK })
}

/** Reads letters as the feed says that they are written: UTF-8 unless it names an encoding that there is. */
function decoderOf(beginning: Buffer): TextDecoder {
  const declaration = /^[^<]*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(
    beginning.toString('latin1', 0, 200),
  )
  try {
    return new TextDecoder(declaration?.[1] ?? 'utf-8')
  } catch {
    return new TextDecoder('utf-8')
  }
}

function brokenLetter(file: OldFile, { line, fields }: FeedItem): { refusal: Refusal } | null {
  for (const [column, texts] of fields) {
    const odd = texts.find((text) => text.includes('\uFFFD'))
    if (odd !== undefined)
      return {
        refusal: {
          file: file.name,
          line,
          column,
          what: odd.slice(0, 60),
          why: 'the item is not UTF-8',
          remedy: 'let the feed name its encoding, and fetch it again where letters are lost already',
        },
      }
  }
  return null
}

class ItemReading {
  readonly #parser: Parser
  #items: FeedItem[] = []
  #fields: Map<string, string[]> | null = null
  #line = 1
  #began = 1
  #path: string[] = []
  #text = ''

  constructor() {
    this.#parser = new Parser(
      {
        onopentag: (name, attributes) => this.#open(name, attributes),
        ontext: (text) => {
          this.#line += text.split('\n').length - 1
          this.#text += text
        },
        onclosetag: () => this.#close(),
      },
      { xmlMode: true, decodeEntities: true },
    )
  }

  write(chunk: string): void {
    this.#parser.write(chunk)
  }

  /** The line on which an item begins that has no end. */
  get unfinishedAt(): number | null {
    return this.#fields === null ? null : this.#began
  }

  through(): FeedItem[] {
    const items = this.#items
    this.#items = []
    return items
  }

  #open(name: string, { href }: Record<string, string>): void {
    this.#text = ''
    if (this.#fields === null) {
      if (name !== 'item' && name !== 'entry') return
      this.#fields = new Map()
      this.#began = this.#line
      this.#path = []
      return
    }
    this.#path.push(name)
    // Atom says the address of a page in an attribute.
    if (name === 'link' && href !== undefined) this.#add('link', href)
  }

  #close(): void {
    if (this.#fields === null) return
    if (this.#path.length === 0) {
      this.#items.push({ line: this.#began, fields: this.#fields })
      this.#fields = null
      return
    }
    // What stands deeper is told apart by what it stands in: shipping and tax have a price of their own.
    this.#add(this.#path.map(fieldName).join('/'), this.#text.trim())
    this.#path.pop()
    this.#text = ''
  }

  #add(name: string, text: string): void {
    if (text === '') return
    const before = this.#fields?.get(name)
    if (before) before.push(text)
    else this.#fields?.set(name, [text])
  }
}
