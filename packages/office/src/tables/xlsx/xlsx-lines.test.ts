import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { NoWorkbook, WorkbookTooLarge } from './workbook-parts.ts'
import { xlsxLines } from './xlsx-lines.ts'
import { XmlProblem } from './xml-events.ts'

const HEADING = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>'
/** As Excel and LibreOffice write them: runs, what is spoken, and spaces. */
const STRINGS = [
  '<si><t>article</t></si>',
  '<si><t xml:space="preserve">price DE </t></si>',
  '<si><r><rPr><b/></rPr><t>20</t></r><r><t>_1</t></r><rPh sb="0" eb="1"><t>twenty</t></rPh></si>',
  '<si><t>0012</t></si>',
  '<si><t>a_x000D_b &amp; &#8222;c&#x201C;</t></si>',
].join('')
/** 1: a day, 2: an own format with zeros, 3: percent, 4: an own format of a day, 5: a currency. */
const STYLES =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="[$-407]d\\. mmm\\ yy;@"/><numFmt numFmtId="166" formatCode="#,##0.00\\ &quot;EUR, days&quot;[Red]"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="10"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>'

test.each([
  ['shared texts', '<c r="A2" t="s"><v>2</v></c><c r="B2"><v>19.989999999999998</v></c>', ['20_1', '19.99']],
  ['texts with zeros', '<c r="A2" t="s"><v>3</v></c><c r="B2"><v>5</v></c>', ['0012', '5']],
  ['signs by their names', '<c r="A2" t="s"><v>4</v></c>', ['a\rb & „c“', '']],
  [
    'texts of their own',
    '<c r="A2" t="inlineStr"><is><r><t>20</t></r><r><t>_2</t></r></is></c>',
    ['20_2', ''],
  ],
  [
    'formulas that are worked out',
    '<c r="A2" t="str"><f>"2"&amp;"0"</f><v>20</v></c><c r="B2"><f>A1+1</f><v>12.399999999999999</v></c>',
    ['20', '12.4'],
  ],
  ['formulas that nobody has worked out', '<c r="B2"><f>1+1</f></c>', ['', '=1+1']],
  [
    'formulas that have come to nothing',
    '<c r="A2" t="str"><f>IF(B2="","",B2)</f><v></v></c><c r="B2"><v>1</v></c>',
    ['', '1'],
  ],
  [
    'a formula that another cell shares',
    '<c r="A2"><v>7</v></c><c r="B2"><f t="shared" si="0"/></c>',
    ['7', ''],
  ],
  [
    'a price that was worked out, as it is shown',
    '<c r="B2" s="5"><f>A2*1.05</f><v>13.6395</v></c>',
    ['', '13.64'],
  ],
  ['mistakes', '<c r="A2" t="e"><v>#N/A</v></c>', ['#N/A', '']],
  ['yes and no', '<c r="A2" t="b"><v>1</v></c><c r="B2" t="b"><v>0</v></c>', ['TRUE', 'FALSE']],
  [
    'long numbers',
    '<c r="A2"><v>4.0123456789012E12</v></c><c r="B2"><v>1E-2</v></c>',
    ['4012345678901.2', '0.01'],
  ],
  ['EANs as numbers', '<c r="A2"><v>4012345678901</v></c>', ['4012345678901', '']],
  [
    'days',
    '<c r="A2" s="1"><v>46357</v></c><c r="B2" s="4"><v>46356.5</v></c>',
    ['2026-12-01', '2026-11-30T12:00'],
  ],
  [
    'numbers with zeros in front',
    '<c r="A2" s="2"><v>12</v></c><c r="B2" s="5"><v>12.5</v></c>',
    ['00012', '12.5'],
  ],
  ['percent', '<c r="B2" s="3"><v>0.19</v></c>', ['', '19%']],
  ['cells without places', '<c t="s"><v>3</v></c><c><v>7</v></c>', ['0012', '7']],
  [
    'empty cells behind the heading',
    '<c r="A2"><v>7</v></c><c r="D2" s="1"/><c r="E2" t="inlineStr"><is><t> </t></is></c>',
    ['7', ''],
  ],
])('%s', (_, cells, read) => {
  expect(xlsxLines(workbook(`${HEADING}<row r="2">${cells}</row>`))[1]?.cells).toEqual(read)
})

test('a line counts as in the spreadsheet, empty ones are passed over, and one with more cells has none', () => {
  const lines = xlsxLines(
    workbook(
      `${HEADING}<row r="2"/><row r="3"><c r="A3"><v>1</v></c></row><row><c r="A4"><v>1</v></c><c r="C4"><v>2</v></c></row>`,
    ),
  )

  expect(lines).toEqual([
    { line: 1, cells: ['article', 'price DE '] },
    { line: 3, cells: ['1', ''] },
    { line: 4, cells: null },
  ])
})

test('the first sheet that is shown counts, wherever it lies', () => {
  const file = workbook(HEADING, {
    'xl/workbook.xml':
      '<x:workbook xmlns:x="x" xmlns:r="r"><x:sheets><x:sheet name="Old" sheetId="1" state="hidden" r:id="rId9"/><x:sheet name="All" sheetId="2" r:id="rId1"/></x:sheets></x:workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId9" Type="t/worksheet" Target="worksheets/other.xml"/><Relationship Id="rId1" Type="t/worksheet" Target="/xl/Worksheets/../worksheets/sheet1.xml"/><Relationship Id="rId3" Type="t/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
  })

  expect(xlsxLines(file)[0]?.cells).toEqual(['article', 'price DE '])
})

test('a Mac of old counts days from 1904', () => {
  const file = workbook(`${HEADING}<row r="2"><c r="A2" s="1"><v>44895</v></c></row>`, {
    'xl/workbook.xml':
      '<workbook><workbookPr date1904="1"/><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
  })

  expect(xlsxLines(file)[1]?.cells?.[0]).toBe('2026-12-01')
})

test.each<[string, () => Uint8Array, new () => Error]>([
  ['a packed file of another kind', () => zipSync({ 'a.txt': strToU8('a') }), NoWorkbook],
  ['a workbook without its sheet', () => workbook('', { 'xl/worksheets/sheet1.xml': null }), NoWorkbook],
  [
    'a type of its own',
    () => workbook('', { 'xl/worksheets/sheet1.xml': '<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>' }),
    XmlProblem,
  ],
  [
    'a sheet that ends in the middle',
    () => workbook('', { 'xl/worksheets/sheet1.xml': '<worksheet><row>' }),
    XmlProblem,
  ],
  ['tags that cross', () => workbook('', { 'xl/worksheets/sheet1.xml': '<a><b></a></b>' }), XmlProblem],
  [
    'a sheet that is far larger unpacked',
    () => withFalseSizes(workbook(HEADING), 50_000_001),
    WorkbookTooLarge,
  ],
  [
    'very many entries',
    () => zipSync(Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`${index}`, strToU8('')]))),
    WorkbookTooLarge,
  ],
  ['a cell far to the right', () => workbook('<row r="1"><c r="XFD1"><v>1</v></c></row>'), WorkbookTooLarge],
])('%s is refused', (_, file, problem) => {
  expect(() => xlsxLines(file())).toThrow(problem)
})

test('a part that says that it is small is unpacked no further', () => {
  const file = withFalseSizes(workbook(`${HEADING}${'<row/>'.repeat(200_000)}`), 100)

  expect(() => xlsxLines(file)).toThrow(XmlProblem)
})

/** A workbook as other programs write one; a part that is null is left out. */
function workbook(rows: string, parts: Record<string, string | null> = {}): Uint8Array {
  const all = {
    '_rels/.rels':
      '<Relationships><Relationship Id="rId1" Type="t/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    'xl/workbook.xml':
      '<?xml version="1.0"?>\n<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="t/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="t/styles" Target="styles.xml"/><Relationship Id="rId3" Type="t/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${STRINGS}</sst>`,
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': `<worksheet><!-- a comment --><sheetData>${rows}</sheetData></worksheet>`,
    ...parts,
  }
  const files = Object.entries(all).flatMap(([name, xml]) =>
    xml === null ? [] : [[name, strToU8(xml)] as const],
  )
  return zipSync(Object.fromEntries(files))
}

/** Writes another unpacked size into the list of entries at the end of a file. */
function withFalseSizes(file: Uint8Array, size: number): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  for (let at = 0; at < file.length - 4; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true)
  }
  return file
}
