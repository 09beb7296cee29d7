import { type ContentLink, contentAddress } from '@shop/domain/link/content-link'
import * as v from 'valibot'
import { type RichTextNode, RichTextNodeSchema } from './rich-text.ts'

/** A picture or file of the content service, as components use it. Sizes in px, null when unknown. */
export type AssetField = {
  src: string
  alt: string
  title: string
  width: number | null
  height: number | null
  /** Placeholder colour, `#rrggbb`. */
  colour: string | null
  /** What stays in sight where the picture is cropped, as `object-position` says it. @see withFocusPositions */
  focus?: string | undefined
}

/** Where a link leads: an address without locale prefix for our own pages. @see spec §2 "Content links" */
export type LinkField = {
  href: string
  target: string | null
  kind: 'story' | 'url' | 'email' | 'asset'
}

const metaSize = v.optional(v.nullable(v.union([v.number(), v.pipe(v.string(), v.transform(Number))])), null)

/** `{fieldtype: 'asset', filename, alt, …}`; an asset without a file is a broken field. */
export const asset: v.GenericSchema<unknown, AssetField> = v.pipe(
  v.looseObject({
    filename: v.pipe(v.string(), v.minLength(1)),
    alt: v.nullish(v.string(), ''),
    title: v.nullish(v.string(), ''),
    focus: v.nullish(v.string()),
    meta_data: v.optional(
      v.nullable(
        v.looseObject({
          width: metaSize,
          height: metaSize,
          colour: v.optional(v.nullable(v.string()), null),
        }),
      ),
      null,
    ),
  }),
  v.transform(({ filename, alt, title, focus, meta_data }) => ({
    src: filename,
    alt: alt ?? '',
    title: title ?? '',
    width: meta_data?.width ?? sizeInAddress(filename)?.width ?? null,
    height: meta_data?.height ?? sizeInAddress(filename)?.height ?? null,
    colour: meta_data?.colour ?? null,
    focus: focus ?? undefined,
  })),
)

/** A multilink as an address without locale prefix; empty where it leads nowhere. @see `contentAddress` */
export const contentLink: v.GenericSchema<unknown, LinkField> = v.pipe(
  v.looseObject({
    linktype: v.optional(v.picklist(['story', 'url', 'email', 'asset']), 'story'),
    url: v.nullish(v.string(), ''),
    cached_url: v.nullish(v.string(), ''),
    email: v.nullish(v.string(), ''),
    anchor: v.nullish(v.string(), ''),
    target: v.nullish(v.string(), ''),
    story: v.nullish(v.looseObject({ full_slug: v.nullish(v.string()), url: v.nullish(v.string()) })),
  }),
  v.transform((link) => ({
    kind: link.linktype,
    ...contentAddress(contentLinkOf(link), (path) => path),
  })),
)

/** A rich text document. */
export const richText: v.GenericSchema<unknown, RichTextNode> = RichTextNodeSchema

/** A text field that may be missing or null: then it is empty. */
export const text = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => value ?? ''),
)

type LinkParts = {
  linktype: 'story' | 'url' | 'email' | 'asset'
  url?: string | null | undefined
  cached_url?: string | null | undefined
  email?: string | null | undefined
  anchor?: string | null | undefined
  target?: string | null | undefined
  story?: { full_slug?: string | null | undefined; url?: string | null | undefined } | null | undefined
}

/** The service writes one shape for all kinds; a link to a story may bring the story along. */
function contentLinkOf(link: LinkParts): ContentLink {
  const { target, anchor } = { target: link.target ?? null, anchor: link.anchor ?? null }
  const url = link.cached_url || link.url || ''
  switch (link.linktype) {
    case 'email':
      return { type: 'email', email: link.email || url, target }
    case 'story':
      return { type: 'story', fullSlug: link.story?.full_slug || link.story?.url || url, anchor, target }
    default:
      return { type: link.linktype, url, anchor, target }
  }
}

/** Storyblok writes a picture's size into its address: `/f/{space}/{width}x{height}/…`. */
function sizeInAddress(filename: string): { width: number; height: number } | null {
  const match = /\/(\d+)x(\d+)\//.exec(filename)
  return match ? { width: Number(match[1]), height: Number(match[2]) } : null
}
