/** What a reader comes across; names are without their prefixes. */
export type XmlEvent =
  | { kind: 'open' | 'close'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'text'; text: string }

const TAG = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map()
const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Thrown for what is no XML, or no such as a workbook has. */
export class XmlProblem extends Error {}

/**
 * The tags and texts of a part of a workbook, in their order. A type of its own is refused as Office refuses it: entities
 * that name one another can grow without an end.
 *
 * @throws XmlProblem
 */
export function* xmlEvents(xml: string): Generator<XmlEvent> {
  const opened: string[] = []
  for (let at = 0; at < xml.length; ) {
    const next = xml.indexOf('<', at)
    const end = next < 0 ? xml.length : next
    if (end > at && opened.length > 0) yield { kind: 'text', text: readText(xml.slice(at, end)) }
    if (next < 0) break
    const passed = skippedMarkup(xml, next)
    if (passed !== null) {
      if (passed.text !== '') yield { kind: 'text', text: passed.text }
      at = passed.end
      continue
    }
    TAG.lastIndex = next
    const [tag, slash, fullName = '', attributes = '', ending] = TAG.exec(xml) ?? []
    if (tag === undefined) throw new XmlProblem('A tag cannot be read.')
    const name = local(fullName)
    if (slash === '/') {
      if (opened.pop() !== fullName) throw new XmlProblem('A tag is closed that is not open.')
      yield { kind: 'close', name, attributes: NO_ATTRIBUTES }
    } else {
      yield { kind: 'open', name, attributes: readAttributes(attributes) }
      if (ending === '/') yield { kind: 'close', name, attributes: NO_ATTRIBUTES }
      else opened.push(fullName)
    }
    at = next + tag.length
  }
  if (opened.length > 0) throw new XmlProblem('It ends in the middle.')
}

/** A comment, an instruction or a text as it stands; null for a tag. */
function skippedMarkup(xml: string, at: number): { end: number; text: string } | null {
  for (const [begin, close] of [
    ['<!--', '-->'],
    ['<?', '?>'],
    ['<![CDATA[', ']]>'],
  ] as const) {
    if (!xml.startsWith(begin, at)) continue
    const end = xml.indexOf(close, at + begin.length)
    if (end < 0) throw new XmlProblem('It ends in the middle.')
    return {
      end: end + close.length,
      text: begin === '<![CDATA[' ? xml.slice(at + begin.length, end) : '',
    }
  }
  if (xml.startsWith('<!', at)) throw new XmlProblem('It has a type of its own.')
  return null
}

function readAttributes(text: string): ReadonlyMap<string, string> {
  if (text === '') return NO_ATTRIBUTES
  const read = new Map<string, string>()
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE))
    read.set(local(name), readText(double ?? single ?? ''))
  return read
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function readText(text: string): string {
  const lines = text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text
  if (!lines.includes('&')) return lines
  return lines.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w+);/gi, (_, said: string) => sign(said))
}

function sign(said: string): string {
  const known = SIGNS[said]
  if (known !== undefined) return known
  const code = said.startsWith('#')
    ? Number.parseInt(said.replace(/^#x?/i, ''), /^#x/i.test(said) ? 16 : 10)
    : Number.NaN
  if (!(code <= 0x10ffff)) throw new XmlProblem('A sign has a name that nobody knows.')
  return String.fromCodePoint(code)
}
