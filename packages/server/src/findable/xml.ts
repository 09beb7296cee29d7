/** A text for content or an attribute of XML; characters that XML does not allow are left out. */
export function escapedXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

/** An element with text in it; nothing at all for no text. */
export function element(name: string, text: string | number | null | undefined): string {
  return text === null || text === undefined || text === ''
    ? ''
    : `<${name}>${escapedXml(String(text))}</${name}>`
}

export const XML_START = '<?xml version="1.0" encoding="UTF-8"?>\n'
