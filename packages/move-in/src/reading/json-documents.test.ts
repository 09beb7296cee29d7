import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jsonDocuments } from './json-documents.ts'

const [BEFORE = '', AFTER = ''] = '{"id":2,"name":"Gr%n"}'.split('%')
const BROKEN = Buffer.concat([Buffer.from(BEFORE), Buffer.from([0xfc]), Buffer.from(AFTER)])

test.each([
  ['on a line of its own', Buffer.concat([Buffer.from('{"id":1}\n'), BROKEN, Buffer.from('\n{"id":3}\n')])],
  ['in a list', Buffer.concat([Buffer.from('[{"id":1},'), BROKEN, Buffer.from(',{"id":3}]')])],
])(
  'a document %s with a broken letter is refused with its place, and the others are read',
  async (_, text) => {
    const documents = await documentsOf(text)

    expect(documents).toMatchObject([
      { line: 1, value: { id: 1 } },
      { refusal: { file: 'file', line: 2, why: 'the document is not UTF-8' } },
      { line: 3, value: { id: 3 } },
    ])
  },
)

async function documentsOf(text: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-json-documents-'))
  const path = join(folder, 'file')
  writeFileSync(path, text)
  try {
    const documents = []
    for await (const document of jsonDocuments({ path, name: 'file' })) documents.push(document)
    return documents
  } finally {
    rmSync(folder, { recursive: true })
  }
}
