import { strFromU8, unzipSync } from 'fflate'
import { xmlEvents } from './xml-events.ts'

/** What a workbook may hold: a small file can be packed so that it fills the memory of whoever opens it. */
const MOST_ENTRIES = 1000
const MOST_UNPACKED = 50_000_000

/** The parts of a workbook that say what stands in its first sheet. */
export type WorkbookParts = {
  sheet: string
  sharedStrings: string | null
  styles: string | null
  isFrom1904: boolean
}

/** Thrown for what is larger, unpacked, than anybody's table. */
export class WorkbookTooLarge extends Error {}

/** Thrown for what is packed, and no workbook. */
export class NoWorkbook extends Error {}

type Relation = { id: string; kind: string; target: string }

/** Unpacks the first sheet that is not hidden, and what it needs. @throws WorkbookTooLarge, NoWorkbook */
export function workbookParts(bytes: Uint8Array): WorkbookParts {
  const unpacked = unpacker(bytes)
  const main = relations(unpacked('_rels/.rels'), '').find(({ kind }) => kind === 'officeDocument')
  const book = main === undefined ? null : unpacked(main.target)
  if (main === undefined || book === null) throw new NoWorkbook()
  const folder = main.target.slice(0, main.target.lastIndexOf('/') + 1)
  const links = relations(unpacked(`${folder}_rels/${main.target.slice(folder.length)}.rels`), folder)
  const { first, isFrom1904 } = bookOf(book)
  const place = links.find(({ id, kind }) => id === first && kind === 'worksheet')
  const sheet = place === undefined ? null : unpacked(place.target)
  if (sheet === null) throw new NoWorkbook()
  const beside = (wanted: string) => {
    const link = links.find(({ kind }) => kind === wanted)
    return link === undefined ? null : unpacked(link.target)
  }
  return { sheet, sharedStrings: beside('sharedStrings'), styles: beside('styles'), isFrom1904 }
}

/** Unpacks a part by its name, whose letters may be small or not; null where there is none. */
function unpacker(bytes: Uint8Array): (name: string) => string | null {
  let left = MOST_UNPACKED
  return (name) => {
    let entries = 0
    const files = unzipSync(bytes, {
      filter: (file) => {
        entries += 1
        if (entries > MOST_ENTRIES) throw new WorkbookTooLarge()
        if (file.name.toLowerCase() !== name.toLowerCase()) return false
        // No more than this is unpacked, whatever really is in there.
        left -= file.originalSize
        if (left < 0) throw new WorkbookTooLarge()
        return true
      },
    })
    const part = Object.values(files)[0]
    return part === undefined ? null : strFromU8(part).replace(/^\ufeff/, '')
  }
}

function relations(xml: string | null, folder: string): Relation[] {
  const found: Relation[] = []
  for (const event of xmlEvents(xml ?? '')) {
    if (event.kind !== 'open' || event.name !== 'Relationship') continue
    const { attributes } = event
    if (attributes.get('TargetMode') === 'External') continue
    const type = attributes.get('Type') ?? ''
    found.push({
      id: attributes.get('Id') ?? '',
      kind: type.slice(type.lastIndexOf('/') + 1),
      target: placeOf(attributes.get('Target') ?? '', folder),
    })
  }
  return found
}

/** Where a target lies: from the root where it begins so, and beside the part that names it else. */
function placeOf(target: string, folder: string): string {
  const steps = (target.startsWith('/') ? target : `${folder}${target}`).split('/')
  const way: string[] = []
  for (const step of steps) {
    if (step === '..') way.pop()
    else if (step !== '.' && step !== '') way.push(step)
  }
  return way.join('/')
}

function bookOf(xml: string): { first: string | null; isFrom1904: boolean } {
  let first: string | null = null
  let isFrom1904 = false
  for (const event of xmlEvents(xml)) {
    if (event.kind !== 'open') continue
    const { name, attributes } = event
    if (name === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes.get('date1904') ?? '')
    if (name === 'sheet' && (attributes.get('state') ?? 'visible') === 'visible')
      first ??= attributes.get('id') ?? null
  }
  return { first, isFrom1904 }
}
