import { Parser } from 'htmlparser2'

/** What begins and ends a line of its own. */
const BLOCKS = new Set(
  'address article aside blockquote dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
)
/** What is no text of the product. */
const LEFT_OUT = new Set(['script', 'style', 'iframe', 'template', 'noscript', 'svg', 'head', 'title'])
const PARAGRAPHS = new Set('p h1 h2 h3 h4 h5 h6 ul ol table blockquote div section'.split(' '))

/**
 * The words of a description in HTML, as the shop shows it: plain text whose line breaks count. Paragraphs are set
 * apart by an empty line, items of lists begin with a dash; scripts, styles and frames go.
 */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return tidied(html)
  let text = ''
  let hidden = 0
  const parser = new Parser({
    onopentag(name) {
      if (LEFT_OUT.has(name)) hidden += 1
      else if (name === 'br') text += '\n'
      else if (name === 'td' || name === 'th') text += ' '
      else if (BLOCKS.has(name)) text += name === 'li' ? '\n– ' : PARAGRAPHS.has(name) ? '\n\n' : '\n'
    },
    ontext(words) {
      if (hidden === 0) text += words.replaceAll(/\s+/g, ' ')
    },
    onclosetag(name) {
      if (LEFT_OUT.has(name)) hidden = Math.max(0, hidden - 1)
      else if (BLOCKS.has(name)) text += PARAGRAPHS.has(name) ? '\n\n' : '\n'
    },
  })
  parser.end(html)
  return tidied(text)
}

/** Without control characters, spaces at the ends of lines, and more than one empty line. */
function tidied(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[ \t\u00A0]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/(?<=^|\n)–\n+/g, '– ')
    .replaceAll(/(?<=(?:^|\n)– [^\n]*)\n{2,}(?=– )/g, '\n')
    .trim()
}
