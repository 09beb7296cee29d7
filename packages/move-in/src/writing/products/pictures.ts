import { hash } from 'node:crypto'
import type { ProductRecord } from '@shop/engine/records/catalogue-record'
import * as v from 'valibot'
import type { Place } from '../../records/finding.ts'
import type { OldProduct } from '../../records/old-record.ts'
import { movedBefore, rememberMoved } from '../run/moved-in-store.ts'
import type { Run } from '../run/run.ts'
import { fetchPicture, type Picture } from './fetch-picture.ts'
import { localisedWords } from './localised-words.ts'

/** Pictures that are fetched at once. */
const AT_ONCE = 6

type Taken = { place: Place; record: OldProduct }

/** The pictures of products, by the products' old ids. */
export type PictureSource = (batch: readonly Taken[]) => Promise<Map<string, ProductRecord['images']>>

/**
 * Pictures that were fetched before, and with a folder those that were not. Without one they are left out, and come with
 * a later move; a rehearsal fetches nothing.
 */
export function picturesOf(run: Run): PictureSource {
  const kept = keptPictures(run, 'the product comes along without it; the same command tries it again')
  return async (batch) => {
    const known = await kept(
      new Map(
        batch.flatMap(({ record, place }) => record.pictures.map(({ address }) => [address, place] as const)),
      ),
    )
    return new Map(batch.map(({ record }) => [record.oldId, imagesOf(record, known, run.options.language)]))
  }
}

/** Pictures that are here, by their old addresses; `remedy` says what becomes of one that cannot be fetched. */
export function keptPictures(
  run: Run,
  remedy: string,
): (asked: ReadonlyMap<string, Place>) => Promise<Map<string, Picture>> {
  const { sql, options, report } = run
  const name = { source: options.source, kind: 'picture' as const }
  const failed = new Set<string>()
  return async (asked) => {
    const before = await movedBefore(sql, name, [...asked.keys()].map(nameOf))
    const known = new Map(
      [...asked.keys()].flatMap((address) => {
        const moved = before.get(nameOf(address))
        return moved === undefined ? [] : [[address, pictureIn(moved.newId)] as const]
      }),
    )
    report.count('pictures', 'unchanged', known.size)
    const missing = [...asked].filter(([address]) => !known.has(address) && !failed.has(address))
    const fresh = new Map<string, Picture>()
    if (options.pictures === null && missing.length > 0)
      report.note(
        'pictures are left out for now: --pictures <folder> fetches them',
        missing[0]?.[1] ?? NOWHERE,
        missing.length,
      )
    else if (run.isRehearsal) report.count('pictures', 'created', missing.length)
    else
      for (let at = 0; at < missing.length; at += AT_ONCE)
        await Promise.all(
          missing.slice(at, at + AT_ONCE).map(async ([address, place]) => {
            const picture = await fetched(run, address, { place, remedy })
            if (picture === null) failed.add(address)
            else fresh.set(address, picture)
          }),
        )
    await rememberMoved(
      sql,
      name,
      [...fresh].map(([address, picture]) => ({ oldId: nameOf(address), newId: JSON.stringify(picture) })),
      options.now,
    )
    return new Map([...known, ...fresh])
  }
}

const NOWHERE: Place = { file: '', line: 0 }

/** Addresses of pictures are as long as they like. */
function nameOf(address: string): string {
  return hash('sha256', address, 'base64url')
}

const StoredPicture = v.object({ src: v.string(), width: v.number(), height: v.number(), colour: v.string() })

function pictureIn(text: string): Picture {
  return v.parse(StoredPicture, JSON.parse(text))
}

async function fetched(
  { options, report }: Run,
  address: string,
  { place, remedy }: { place: Place; remedy: string },
): Promise<Picture | null> {
  try {
    const picture = await fetchPicture(address, {
      folder: options.pictures ?? '',
      allowsPrivate: options.allowsPrivate ?? false,
    })
    report.count('pictures', 'created')
    return picture
  } catch (error) {
    report.refuse('pictures', {
      ...place,
      column: 'picture',
      what: address.slice(0, 200),
      why: error instanceof Error ? error.message.replace(/\.$/, '') : 'it cannot be fetched',
      remedy,
    })
    return null
  }
}

function imagesOf(
  { name, pictures }: OldProduct,
  known: ReadonlyMap<string, Picture>,
  language: Run['options']['language'],
): ProductRecord['images'] {
  return pictures.flatMap(({ address, alt }) => {
    const picture = known.get(address)
    if (picture === undefined) return []
    return [{ ...picture, alt: localisedWords(alt === '' ? name : { [language]: alt }, language) }]
  })
}
