/** Tags that stand at the start of the head, at its end, and at the end of the body. */
export type FrameTags = { headStart: string; headEnd: string; bodyEnd: string }

/** Handed to vike in place of a page. */
export const EMPTY_DOCUMENT = '<!DOCTYPE html><html><head><!--head--></head><body><!--body--></body></html>'

const FILLED_DOCUMENT =
  /^<!DOCTYPE html><html><head>([\s\S]*)<!--head-->([\s\S]*)<\/head><body>\s*<!--body-->([\s\S]*)<\/body><\/html>\s*$/

/** @throws when vike has written something outside the places that are looked at */
export function tagsIn(document: string): FrameTags {
  const found = FILLED_DOCUMENT.exec(document)
  if (!found) throw new Error(`vike no longer writes a document as it is expected: ${document}`)
  const [, headStart = '', headEnd = '', bodyEnd = ''] = found
  return { headStart, headEnd, bodyEnd }
}

/** Puts vike's tags where they belong in a document that has one head and one body. */
export function inFrame(html: string, { headStart, headEnd, bodyEnd }: FrameTags): string {
  const headOpens = html.indexOf('>', html.indexOf('<head')) + 1
  const headCloses = html.indexOf('</head>', headOpens)
  const bodyCloses = html.lastIndexOf('</body>')
  if (headOpens === 0 || headCloses < 0 || bodyCloses < headCloses)
    throw new Error('The router rendered a document without head or body.')
  return (
    html.slice(0, headOpens) +
    headStart +
    html.slice(headOpens, headCloses) +
    headEnd +
    html.slice(headCloses, bodyCloses) +
    bodyEnd +
    html.slice(bodyCloses)
  )
}
