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
  const { sql, options, report } = run
  const name = { source: options.source, kind: 'picture' as const }
  const failed = new Set<string>()
  return async (batch) => {
    const asked = new Map(
      batch.flatMap(({ record, place }) => record.pictures.map(({ address }) => [address, place] as const)),
    )
    const before = await movedBefore(sql, name, [...asked.keys()].map(nameOf))
    const known = new Map([...before].map(([oldId, { newId }]) => [oldId, pictureIn(newId)]))
    report.count('pictures', 'unchanged', known.size)
    const missing = [...asked].filter(([address]) => !known.has(nameOf(address)) && !failed.has(address))
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
            const picture = await fetched(run, address, place)
            if (picture === null) failed.add(address)
            else known.set(nameOf(address), picture)
          }),
        )
    const fresh = [...known].filter(([oldId]) => !before.has(oldId))
    await rememberMoved(
      sql,
      name,
      fresh.map(([oldId, picture]) => ({ oldId, newId: JSON.stringify(picture) })),
      options.now,
    )
    return new Map(batch.map(({ record }) => [record.oldId, imagesOf(record, known, options.language)]))
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

async function fetched({ options, report }: Run, address: string, place: Place): Promise<Picture | null> {
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
      remedy: 'the product comes along without it; the same command tries it again',
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
    const picture = known.get(nameOf(address))
    if (picture === undefined) return []
    return [{ ...picture, alt: localisedWords(alt === '' ? name : { [language]: alt }, language) }]
  })
}
