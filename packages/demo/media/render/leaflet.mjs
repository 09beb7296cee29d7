const WIDTH = 595
const HEIGHT = 842
const MARGIN = 64
const CHARACTERS = 78

/** One A4 page as PDF: a title, paragraphs, a line below. Helvetica is part of every reader, so nothing is embedded. */
export function leaflet(title, paragraphs) {
  const text = []
  let y = HEIGHT - MARGIN - 24
  const line = (words, size, font) => {
    text.push(`BT /${font} ${size} Tf ${MARGIN} ${y.toFixed(0)} Td (${escaped(words)}) Tj ET`)
    y -= size * 1.5
  }
  line(title, 24, 'F2')
  text.push(`${MARGIN} ${y} m ${WIDTH - MARGIN} ${y} l S`)
  y -= 34
  for (const paragraph of paragraphs) {
    for (const part of paragraph.split(' · ')) {
      for (const words of wrapped(part)) line(words, 11, 'F1')
    }
    y -= 14
  }
  const content = text.join('\n')
  return document([
    '<< /Type /Catalog /Pages 2 0 R /Lang (de) /MarkInfo << /Marked false >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escaped(title)}) >>`,
  ])
}

function document(objects) {
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  for (const place of places) file += `${String(place).padStart(10, '0')} 00000 n \n`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

/** Latin-1 as PDF writes it; quotation marks and dashes have places of their own there. */
function escaped(words) {
  return words
    .replace(/[’‘]/g, '\x92')
    .replace(/–/g, '\x96')
    .replace(/[\\()]/g, (sign) => `\\${sign}`)
}

function wrapped(words) {
  const lines = ['']
  for (const word of words.split(' ')) {
    const last = lines[lines.length - 1]
    if ((last + word).length > CHARACTERS) lines.push(word)
    else lines[lines.length - 1] = last ? `${last} ${word}` : word
  }
  return lines
}
