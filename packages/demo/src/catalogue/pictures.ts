import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { MEDIA_FOLDER } from '../media-folder.ts'
import { type ColourKey, isColourKey } from '../words/colours.ts'

const PictureList = v.array(
  v.object({
    file: v.string(),
    brand: v.picklist(['lindhaus', 'puenktchen']),
    model: v.string(),
    colour: v.nullable(v.string()),
    view: v.picklist(['main', 'angle', 'detail', 'hero', 'magazin']),
    width: v.number(),
    height: v.number(),
    dominantHex: v.string(),
    first: v.boolean(),
  }),
)
export type Picture = v.InferOutput<typeof PictureList>[number]

/** Every picture that was rendered for the shops. */
export const PICTURES: readonly Picture[] = v.parse(
  PictureList,
  JSON.parse(readFileSync(new URL('manifest.json', MEDIA_FOLDER), 'utf8')),
)

const pictureByFile = new Map(PICTURES.map((picture) => [picture.file, picture]))

/** The picture under a media key; throws when it was not rendered. */
export function pictureAt(file: string): Picture {
  const picture = pictureByFile.get(file)
  if (!picture)
    throw new Error(
      `No picture ${file} in media/manifest.json: a product names a picture that was never rendered.`,
    )
  return picture
}

/** Colours a model was rendered in, its first colour leading. */
export function coloursOf(model: string): ColourKey[] {
  return PICTURES.filter((picture) => picture.model === model && picture.view === 'main')
    .toSorted((one, other) => Number(other.first) - Number(one.first))
    .map((picture) => picture.colour)
    .filter(isColourKey)
}

/** In the order in which somebody walks up to a piece. */
const VIEWS: readonly Picture['view'][] = ['main', 'angle', 'detail']

/** Pictures of a model in one colour: the whole piece, then from its other side and close to, where there are such. */
export function picturesOf(model: string, colour: ColourKey): Picture[] {
  return PICTURES.filter((picture) => picture.model === model && picture.colour === colour).toSorted(
    (one, other) => VIEWS.indexOf(one.view) - VIEWS.indexOf(other.view),
  )
}
